import { Collapse, Group, Paper, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import { readingKey } from '#ui/reading-key.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { LinkPicker } from '../../pickers/link-picker.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { useEdit } from '../store/use-builder.ts';
import { EntryMenu } from './entry-menu.tsx';
import type { MenuStep, TreeRow } from './menu-tree.ts';
import { menusTexts } from './menus.texts.ts';
import { useEntryDrag } from './use-entry-drag.ts';

interface EntryRowProps {
  documentKey: DocumentKey;
  entry: MenuDocument['entries'][string];
  row: TreeRow;
  isOpen: boolean;
  onToggle(): void;
  onStep(step: MenuStep): void;
  onAddBelow(): void;
  onRemove(): void;
  countBelow: number;
}

const stepByKey: Readonly<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const marks = {
  before: { boxShadow: '0 -3px 0 var(--mantine-color-blue-6)' },
  after: { boxShadow: '0 3px 0 var(--mantine-color-blue-6)' },
  into: { outline: '2px solid var(--mantine-color-blue-6)' },
};

/** An entry of a menu: opened to be changed, dragged or moved with Alt and arrows to another place. */
export function EntryRow({ documentKey, entry, row, isOpen, onToggle, onStep, ...actions }: EntryRowProps) {
  const { box, mark } = useEntryDrag(documentKey, entry.id);

  function move(event: KeyboardEvent): void {
    const step = event.altKey ? stepByKey[readingKey(event)] : undefined;
    if (!step) return;
    event.preventDefault();
    onStep(step);
  }

  return (
    <Paper
      component="li"
      ref={box}
      withBorder
      px="xs"
      py={4}
      data-entry={entry.id}
      onKeyDown={move}
      style={{ marginInlineStart: row.level * 20, ...(mark && marks[mark]) }}
    >
      <Group gap="xs" wrap="nowrap">
        <IconGripVertical
          size={16}
          color="var(--mantine-color-gray-6)"
          style={{ cursor: 'grab' }}
          aria-hidden
        />
        <UnstyledButton flex={1} miw={0} mih={32} aria-expanded={isOpen} onClick={onToggle}>
          <Group gap="xs" wrap="nowrap" justify="space-between">
            <Text size="sm" truncate dir="auto">
              {entry.title}
            </Text>
            <IconChevronDown size={16} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />
          </Group>
        </UnstyledButton>
        <EntryMenu name={entry.title} onStep={onStep} {...actions} />
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen && <EntryFields documentKey={documentKey} entry={entry} />}
      </Collapse>
    </Paper>
  );
}

function EntryFields({ documentKey, entry }: Pick<EntryRowProps, 'documentKey' | 'entry'>) {
  const t = useTexts(menusTexts);
  const edit = useEdit();
  const title = useTyped(entry.title, (typed) => {
    if (typed.trim() === '') return;
    const changes = [{ path: ['title'], value: typed }];
    edit(documentKey, { type: 'entry.update', id: entry.id, changes }, { merge: `entry.${entry.id}.title` });
  });
  return (
    <Stack gap="sm" py="xs">
      <div data-field="title">
        <TextInput
          size="sm"
          label={t('title')}
          maxLength={200}
          error={title.value.trim() === '' && t('noTitle')}
          {...title}
        />
      </div>
      <div data-field="target">
        <LinkPicker
          label={t('target')}
          value={entry.target.type === 'heading' ? null : entry.target}
          onChange={(target) => {
            const changes = [{ path: ['target'], value: target ?? { type: 'heading' } }];
            edit(
              documentKey,
              { type: 'entry.update', id: entry.id, changes },
              { merge: `entry.${entry.id}.target` },
            );
          }}
        />
      </div>
    </Stack>
  );
}
