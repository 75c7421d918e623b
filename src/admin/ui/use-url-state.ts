import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

type Values<Defaults> = { [Name in keyof Defaults]: string };

/**
 * Filters of a list, kept in the address so that it can be shared, reloaded and gone back to. A value that
 * is as by default is left out; changing any filter goes back to the first page (`offset`).
 */
export function useUrlState<const Defaults extends Readonly<Record<string, string>>>(
  defaults: Defaults,
): [Values<Defaults>, (changes: Partial<Values<Defaults>>) => void] {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, search.get(name) ?? fallback]),
  ) as Values<Defaults>;

  const change = useCallback(
    (changes: Partial<Values<Defaults>>) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('offset' in changes)) next.delete('offset');
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === defaults[name]) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true },
      );
    },
    // The defaults are written in the code, so they are the same in every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [setSearch],
  );
  return [values, change];
}
