import { afterEach, expect, test, vi } from 'vitest';

import { mintUuid } from './mint-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an instance that stands still is given up after 30 s: the edits are sent again', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const { apiTransport } = await import('./api-transport.ts');
  const ending = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const edits = [{ id: mintUuid(), intent: { type: 'section.remove', id: 's1' } as const }];
  const sent = apiTransport.send('page:1', { baseRevision: 0, clientId: mintUuid(), edits });
  const read = apiTransport.read('page:1');
  ending.abort(new DOMException('Late', 'TimeoutError'));
  await expect(sent).rejects.toThrow('Late');
  await expect(read).rejects.toThrow('Late');
  expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
});
