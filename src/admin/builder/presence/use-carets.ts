import { useCallback, useContext, useMemo } from 'react';

import type { OthersCaret } from '#live/rich-text/others-carets.ts';

import type { FieldScope } from '../fields/field-scope.ts';
import { colorOf } from './person-look.ts';
import { isAtField } from './read-place.ts';
import { PresenceContext, usePeopleHere } from './use-presence.ts';

/** Where others write in a rich text of the options, and how to tell them where this tab does. */
export function useCarets(
  scope: FieldScope,
  path: readonly string[],
): { carets: readonly OthersCaret[]; tellCaret(caret: number): void } {
  const { own } = useContext(PresenceContext);
  const people = usePeopleHere((one) => isAtField(one, scope, path));
  const carets = useMemo(
    () =>
      people.flatMap(({ id, staffId, name, caret }) =>
        caret === null ? [] : [{ id, name, color: colorOf(staffId), caret }],
      ),
    [people],
  );
  const tellCaret = useCallback((caret: number) => own?.setCaret(caret), [own]);
  return { carets, tellCaret };
}
