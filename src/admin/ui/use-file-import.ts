import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api-client.ts';
import { notifyFailure } from './notify.ts';

/** A file that was looked at, and whether what it brings is in the shop by now. */
export interface LookedFile<Report> {
  file: File;
  report: Report;
  isWritten: boolean;
}

/**
 * Sends a table to an import: first to see what it would bring, then to write it. What other screens have asked for
 * under `refreshed` is asked for again then, after a failure too: what was read before it stays written.
 */
export function useFileImport<Report>(
  path: string,
  { refreshed, queryOf }: { refreshed: readonly string[]; queryOf?(file: File): Record<string, string> },
) {
  const client = useQueryClient();
  /** The name of the file that is on its way. */
  const [busy, setBusy] = useState<string | null>(null);
  const [looked, setLooked] = useState<LookedFile<Report> | null>(null);

  async function send(file: File, isWritten: boolean): Promise<void> {
    setBusy(file.name);
    try {
      const report = await api.upload<Report>(path, new Blob([file], { type: 'text/csv' }), {
        query: { writes: isWritten ? '1' : '0', ...queryOf?.(file) },
      });
      setLooked({ file, report, isWritten });
    } catch (error) {
      notifyFailure(error);
    } finally {
      if (isWritten)
        await Promise.all(refreshed.map((name) => client.invalidateQueries({ queryKey: [name] })));
      setBusy(null);
    }
  }

  return {
    busy,
    looked,
    forget: () => setLooked(null),
    look: (file: File) => void send(file, false),
    write: (file: File) => void send(file, true),
  };
}
