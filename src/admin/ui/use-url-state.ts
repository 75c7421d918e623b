import { useCallback } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';

import { useGoingTo } from '../shell/going-to.ts';
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
  const own = useHref(useLocation().pathname);
  const goingTo = useGoingTo();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, search.get(name) ?? fallback]),
  ) as Values<Defaults>;

  const change = useCallback(
    (changes: Partial<Values<Defaults>>) => {
      // What was typed last is told when typing pauses: by then a row may have been opened whose screen is still
      // loading or being drawn, and an address of this screen would call it back.
      if (withoutSlash(goingTo()) !== withoutSlash(own)) return;
      // The address itself, not the last render's: the router draws in transitions, which a busy list holds up,
      // and a filter changed meanwhile must not undo the one before.
      setSearch(changeSearch(window.location.search, defaults, changes), { replace: true });
    },
    // The defaults are written in the code, so they are the same in every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [setSearch, own, goingTo],
  );
  return [values, change];
}

/** `/admin/` and `/admin` are one screen. */
function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
