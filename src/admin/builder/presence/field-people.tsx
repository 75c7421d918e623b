import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldScope } from '../fields/field-scope.ts';
import { colorOf } from './person-look.ts';
import { listMembers } from './presence-store.ts';
import './presence.css';
import { isAtField } from './read-place.ts';
import { presenceTexts } from './presence.texts.ts';
import { usePeopleHere } from './use-presence.ts';

interface FieldPeopleProps {
  scope: FieldScope;
  /** Of the field, within what the scope names. */
  path: readonly string[];
}

/** Beside the label of a field: who else is writing in it. */
export function FieldPeople({ scope, path }: FieldPeopleProps) {
  const t = useTexts(presenceTexts);
  const people = listMembers(usePeopleHere((one) => isAtField(one, scope, path)));
  if (people.length === 0) return null;
  return (
    <span className="vt-people__field">
      {people.map(({ staffId, name }) => (
        <span
          key={staffId}
          className="vt-people__name"
          style={{ background: colorOf(staffId) }}
          title={t('inField', { name })}
        >
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  );
}
