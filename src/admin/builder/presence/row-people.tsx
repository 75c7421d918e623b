import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PersonCircle } from './person-circle.tsx';
import { listMembers } from './presence-store.ts';
import { presenceTexts } from './presence.texts.ts';
import { usePeopleHere } from './use-presence.ts';

const mostShown = 2;

/** In the row of a section: who else is at it. */
export function RowPeople({ sectionId }: { sectionId: string }) {
  const t = useTexts(presenceTexts);
  const names = new Intl.ListFormat(useLanguage((state) => state.language));
  const people = listMembers(usePeopleHere((one) => one.sectionId === sectionId));
  if (people.length === 0) return null;
  const label = t('atRow', { names: names.format(people.map(({ name }) => name)) });
  return (
    <span className="vt-people vt-people--row" role="img" aria-label={label} title={label}>
      {people.slice(0, mostShown).map((person) => (
        <PersonCircle key={person.staffId} staffId={person.staffId} name={person.name} />
      ))}
      {people.length > mostShown && (
        <span className="vt-people__circle vt-people__circle--more">+{people.length - mostShown}</span>
      )}
    </span>
  );
}
