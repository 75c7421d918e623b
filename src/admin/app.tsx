import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Suspense } from 'react';

import { lazyPart } from './i18n/lazy-part.ts';
import { withTexts } from './i18n/use-texts.ts';
import { FrontDoor } from './session/front-door.tsx';
import { useSession } from './session/session.ts';
import { PartBoundary } from './shell/part-boundary.tsx';
import { readableColors, theme } from './theme.ts';
import { LateToasts } from './ui/late-toasts.tsx';

/**
 * What stands before the back office and the back office itself are parts of their own: whoever signs in on a phone
 * waits for neither the router nor the menus (tests/browser/admin-session.browser.test.ts).
 */
const SignedIn = lazyPart(async () => (await import('./shell/signed-in.tsx')).SignedIn);
const SignInScreen = lazyPart(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen);
const MustEnrolScreen = lazyPart(
  async () => (await import('./session/must-enrol-screen.tsx')).MustEnrolScreen,
);

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
        <PartBoundary>
          <Suspense fallback={null}>
            <FrontDoor>{(notice) => <Admin notice={notice} />}</FrontDoor>
            <LateToasts />
          </Suspense>
        </PartBoundary>
      </MantineProvider>
    </DirectionProvider>
  );
}

function Admin({ notice }: { notice: string | undefined }) {
  const staffId = useSession((state) => state.account?.id ?? null);
  const mustEnrol = useSession((state) => state.account?.mustEnrol === true);
  if (staffId === null) {
    return <SignInScreen onTry={prepareSignedIn} {...(notice !== undefined && { notice })} />;
  }
  return mustEnrol ? <MustEnrolScreen key={staffId} /> : <SignedIn key={staffId} />;
}

/** Fetched while the server judges the password. */
function prepareSignedIn(): void {
  // Whoever draws it hears of the failure.
  withTexts(() => import('./shell/signed-in.tsx')).catch(() => undefined);
}
