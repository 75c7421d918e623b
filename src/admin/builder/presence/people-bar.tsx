import { Menu, Tooltip, UnstyledButton } from '@mantine/core';

import type { Present } from '#domain/editing/presence.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useSectionLabels } from '../comments/use-section-labels.ts';
import { useBuilder } from '../store/use-builder.ts';
import { PersonCircle } from './person-circle.tsx';
import { listMembers } from './presence-store.ts';
import './presence.css';
import { presenceTexts } from './presence.texts.ts';
import { useGoTo } from './use-go-to.ts';
import { usePeople } from './use-presence.ts';

const mostShown = 4;

/** Who else has what is open here open, each once; a click leads to where they are. */
export function PeopleBar() {
  const t = useTexts(presenceTexts);
  const people = usePeople(listMembers);
  const labels = useLabels(people);
  const goTo = useGoTo();
  if (people.length === 0) return null;
  const shown = people.slice(0, people.length > mostShown ? mostShown - 1 : mostShown);
  const rest = people.slice(shown.length);
  return (
    <div className="vt-people" role="group" aria-label={t('people')}>
      {shown.map((person, index) => (
        <Tooltip key={person.staffId} label={<bdi>{labels[index]}</bdi>}>
          <UnstyledButton
            className="vt-people__person"
            aria-label={labels[index]}
            onClick={() => goTo(person)}
          >
            <PersonCircle staffId={person.staffId} name={person.name} />
          </UnstyledButton>
        </Tooltip>
      ))}
      {rest.length > 0 && (
        <Menu withinPortal position="bottom-end">
          <Menu.Target>
            <UnstyledButton
              className="vt-people__person"
              aria-label={t('more', { count: rest.length })}
              title={t('more', { count: rest.length })}
            >
              <span className="vt-people__circle vt-people__circle--more">+{rest.length}</span>
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((person, index) => (
              <Menu.Item
                key={person.staffId}
                leftSection={<PersonCircle staffId={person.staffId} name={person.name} />}
                onClick={() => goTo(person)}
              >
                <bdi>{labels[shown.length + index]}</bdi>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

/** Who each is and where, in words. */
function useLabels(people: readonly Present[]): string[] {
  const t = useTexts(presenceTexts);
  const pageKey = useBuilder((state) => state.pageKey);
  const sections = useSectionLabels(people.map(({ sectionId }) => sectionId));
  return people.map(({ key, name }, index) => {
    if (key !== pageKey) return t('onOtherPage', { name });
    const section = sections[index];
    return section ? t('atSection', { name, section }) : t('onPage', { name });
  });
}
