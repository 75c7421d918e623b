import { Combobox, Modal, ScrollArea, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { mayUse } from '../session/may-use.ts';
import { useSession } from '../session/session.ts';
import { findScreens } from './find-screens.ts';
import { screensTexts } from './screens.texts.ts';
import { shellTexts } from './shell.texts.ts';
import { useFound, type Found } from './use-found.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 200;

/** Finds screens, products, orders, customers and pages, and goes there. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const t = useTexts(shellTexts);
  return (
    <Modal.Root opened onClose={onClose} size="lg" padding="xs" yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={t('find')}>
        <Modal.Body p="xs">
          <Palette onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Palette({ onClose }: { onClose(): void }) {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const name = useTexts(screensTexts);
  const account = useSession((state) => state.account);
  const [q, setQ] = useState('');
  const [asked] = useDebouncedValue(q.trim(), pause);
  const { groups: found, isSearching } = useFound(asked);
  const screens = findScreens(q, { mayOpen: (access) => mayUse(account, access), t: name }).map(
    ({ screen, area }): Found => ({
      key: `screen ${screen.path}`,
      title: name(screen.label),
      note: area,
      to: `/${screen.path}`,
    }),
  );
  // What was found for other words is not what is looked for now.
  const isStale = asked !== q.trim();
  const groups = [['screens', screens] as const, ...(isStale ? [] : found)].filter(
    ([, items]) => items.length > 0,
  );
  const count = groups.reduce((sum, [, items]) => sum + items.length, 0);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const field = useRef<HTMLInputElement>(null);
  // Enter goes to the first of what is shown. The library tells screen readers of a choice by arrow keys alone.
  useEffect(() => {
    const first = count > 0 ? selectFirstOption() : null;
    if (first === null) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', first);
    // As many others may be shown for other words.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [q, count, selectFirstOption]);

  function go(to: string): void {
    onClose();
    void navigate(to);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
      <Combobox.EventsTarget>
        <TextInput
          ref={field}
          data-autofocus
          size="md"
          variant="unstyled"
          leftSection={<IconSearch size={18} aria-hidden />}
          aria-label={t('find')}
          placeholder={t('findHint')}
          autoComplete="off"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          // The open list keeps Escape from the dialog around it.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
          }}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah="60dvh" type="auto" className="vt-scroll-down">
        <Combobox.Options aria-label={t('find')}>
          {groups.map(([kind, items]) => (
            <Combobox.Group key={kind} label={t(`found.${kind}`)}>
              {items.map(({ key, title, note, to }) => (
                <Combobox.Option key={key} value={to}>
                  <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
                    <bdi>{title}</bdi>
                  </Text>
                  {note !== '' && (
                    <Text
                      span
                      size="xs"
                      ms="xs"
                      className="vt-found-note"
                      style={{ overflowWrap: 'anywhere' }}
                    >
                      {note}
                    </Text>
                  )}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </ScrollArea.Autosize>
      <Text size="sm" c="gray.7" px="xs" py={6} role="status">
        {isSearching || isStale
          ? t('searching')
          : count === 0
            ? t('nothingFound')
            : t('foundCount', { count })}
      </Text>
    </Combobox>
  );
}
