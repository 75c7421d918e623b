import { createBrowserRouter, type RouteObject } from 'react-router';

import { withTexts } from '../i18n/use-texts.ts';
import { areas } from './areas.ts';
import { FailedScreen, MissingScreen } from './failed-screen.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import type { Screen } from './screen.ts';
import { Shell } from './shell.tsx';

/** Made once the session is there: screens load their data as they open. */
export function createRouter() {
  const screens = areas.flatMap((area) => area.screens);
  const of = (layout: Screen['layout']) => screens.filter((screen) => (screen.layout ?? 'shell') === layout);
  return createBrowserRouter(
    [
      ...of('full').map(toRoute),
      {
        element: <Shell />,
        errorElement: <FailedScreen />,
        children: [...of('shell').map(toRoute), { path: '*', element: <MissingScreen /> }],
      },
    ],
    { basename: '/admin' },
  );
}

function toRoute({ path, access, load }: Screen): RouteObject {
  return {
    path: `/${path}`,
    errorElement: <FailedScreen />,
    lazy: async () => {
      const { Component } = await withTexts(load);
      return {
        element: (
          <GuardedScreen access={access}>
            <Component />
          </GuardedScreen>
        ),
      };
    },
  };
}
