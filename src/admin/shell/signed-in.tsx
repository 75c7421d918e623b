import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';

import { createQueryClient } from '../api/query-client.ts';
import { ProofDialog } from '../session/proof-dialog.tsx';
import { SessionEndedDialog } from '../session/session-ended-dialog.tsx';
import { GoingTo } from './going-to.ts';
import { createRouter } from './routes.tsx';

/** The back office of one person: what one has loaded is not there for the next. */
export function SignedIn() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  const [goingTo] = useState(
    () => () => (router.state.navigation.location ?? router.state.location).pathname,
  );
  return (
    <QueryClientProvider client={client}>
      <ModalsProvider>
        <GoingTo value={goingTo}>
          <RouterProvider router={router} />
        </GoingTo>
        <SessionEndedDialog />
        <ProofDialog />
      </ModalsProvider>
    </QueryClientProvider>
  );
}
