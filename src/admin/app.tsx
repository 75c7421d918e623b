import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';

import { createQueryClient } from './api/query-client.ts';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { useSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { createRouter } from './shell/routes.tsx';
import { theme } from './theme.ts';

/** `styleNonce` lets Mantine's style elements through the page's Content-Security-Policy. */
export function App({ styleNonce }: { styleNonce: string }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => styleNonce}>
      <Notifications position="bottom-right" />
      <Office />
    </MantineProvider>
  );
}

function Office() {
  const staffId = useSession((state) => state.account?.id ?? null);
  return staffId === null ? <SignInScreen /> : <SignedIn key={staffId} />;
}

/** What one person has loaded is not there for the next. */
function SignedIn() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={client}>
      <ModalsProvider>
        <RouterProvider router={router} />
        <SessionEndedDialog />
      </ModalsProvider>
    </QueryClientProvider>
  );
}
