import type { Page, Request } from 'playwright';
import { expect, vi } from 'vitest';

import { waitForStill } from './moments.ts';

/** Watches what a page asks for; the answer waits until all of that has come and is drawn. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isStream(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () =>
    vi.waitFor(
      async () => {
        // What has come is read and drawn, and may ask for more, such as names of regions.
        for (let round = 0; round < 2; round++) {
          await waitForStill(page);
          expect([...open].map((request) => request.url())).toEqual([]);
        }
        expect(await page.locator('.mantine-Loader-root').count()).toBe(0);
      },
      { timeout: 60_000 },
    );
}

/** News, such as what others edit: it ends with the page. */
function isStream(request: Request): boolean {
  return request.resourceType() === 'eventsource' || new URL(request.url()).pathname.endsWith('/live');
}
