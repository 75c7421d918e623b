import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import { changeSearch } from './change-search.ts';

type Values<Defaults> = { [Name in keyof Defaults]: string };

/**
 * Filters of a list, kept in the address so that it can be shared, reloaded and gone back to. A value that
 * is as by default is left out; changing any filter goes back to the first page (`offset`). What is typed is
 * bound to it through `useTypedText`, since the values follow later than keys come.
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
      // The address itself, not the last render's: the router draws in transitions, which a busy list holds up,
      // and a filter changed meanwhile must not undo the one before.
      setSearch(changeSearch(window.location.search, defaults, changes), { replace: true });
    },
    // The defaults are written in the code, so they are the same in every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [setSearch],
  );
  return [values, change];
}
