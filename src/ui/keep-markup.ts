import type { ReactElement } from 'react';

/**
 * Draws an element once for all the pages that show it with the same `key`, which names everything the
 * element depends on besides the settings. Given on the server only; in the builder every element is live.
 */
export type KeepMarkup = (key: string, element: ReactElement) => { __html: string };
