import { DirectionProvider, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';

import { createQueryClient } from './api/query-client.ts';
import { FrontDoor } from './session/front-door.tsx';
import { MustEnrolScreen } from './session/must-enrol-screen.tsx';
import { ProofDialog } from './session/proof-dialog.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { useSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { createRouter } from './shell/routes.tsx';
import { readableColors, theme } from './theme.ts';
import { Toasts } from './ui/toasts.tsx';

/** `styleNonce` lets Mantine's style elements through the page's Content-Security-Policy. */
export function App({ styleNonce }: { styleNonce: string }) {
  return (
    // It follows `dir` of the document, which stands there with the language.
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={readableColors}
        forceColorScheme="light"
        getStyleNonce={() => styleNonce}
      >
        <Toasts />
        <FrontDoor>{(notice) => <Admin notice={notice} />}</FrontDoor>
      </MantineProvider>
    </DirectionProvider>
  );
}

function Admin({ notice }: { notice: string | undefined }) {
  const staffId = useSession((state) => state.account?.id ?? null);
  const mustEnrol = useSession((state) => state.account?.mustEnrol === true);
  if (staffId === null) return <SignInScreen {...(notice !== undefined && { notice })} />;
  return mustEnrol ? <MustEnrolScreen key={staffId} /> : <SignedIn key={staffId} />;
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
        <ProofDialog />
      </ModalsProvider>
    </QueryClientProvider>
  );
}
