import { Suspense, useDeferredValue } from 'react';

import { lazyPart } from '../i18n/lazy-part.ts';

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

/** Notices come after the first screen: what they tell is kept until they are there. */
export function LateToasts() {
  const isDrawn = useDeferredValue(true, false);
  return <Suspense fallback={null}>{isDrawn && <Toasts />}</Suspense>;
}
