import { useEffect, useState } from 'react';

import { callApi } from '../client/api-client.ts';
import { authStore } from '../shop/auth-store.ts';

export type Resource<Data> =
  | { state: 'loading' }
  | { state: 'failed'; status: number | null; retry(): void }
  | { state: 'loaded'; data: Data; reload(): void };

type Loaded<Data> = { path: string; attempt: number } & ({ data: Data } | { status: number | null });

/** Loads something of the signed-in customer's from the API; what is given already is not asked for. */
export function useResource<Data>(path: string, given?: Data): Resource<Data> {
  const [attempt, setAttempt] = useState(0);
  const [resource, setResource] = useState<Loaded<Data>>();
  const again = () => setAttempt((count) => count + 1);

  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    const asking = new AbortController();
    const load = async () => {
      const [failure, data] = await callApi<Data>('GET', path, {
        token: authStore.get()?.token,
        signal: asking.signal,
      });
      if (asking.signal.aborted) return;
      setResource({ path, attempt, ...(failure ? { status: failure.status } : { data }) });
    };
    void load();
    return () => asking.abort();
  }, [path, attempt, isGiven]);

  if (given !== undefined) return { state: 'loaded', data: given, reload: again };
  if (resource?.path !== path || resource.attempt !== attempt) return { state: 'loading' };
  if ('data' in resource) return { state: 'loaded', data: resource.data, reload: again };
  return { state: 'failed', status: resource.status, retry: again };
}
