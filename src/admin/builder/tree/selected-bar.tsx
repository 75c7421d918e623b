import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChecks,
  IconCopy,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useRef } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder, useBuilderStore } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';

interface SelectedBarProps {
  selected: readonly string[];
  listed: readonly string[];
  commands: Commands;
}

/** What can be done with several sections together. */
export function SelectedBar({ selected, listed, commands }: SelectedBarProps) {
  const t = useTexts(builderTexts);
  const store = useBuilderStore();
  const bar = useRef<HTMLDivElement>(null);
  const areHidden = useBuilder((state) =>
    selected.every((id) => readPage(state)?.sections[id]?.hidden ?? false),
  );
  const [first] = selected;
  const act = (run: (id: string) => void) => () => first !== undefined && run(first);
  const end = () => {
    // The bar goes, and the keyboard with it: it stays in the list.
    bar.current?.closest('.vt-tree')?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
    commands.select(store.getState().selection.sectionId);
    useWorkspace.getState().set({ isSelecting: false });
  };
  const all = { label: t('selectAll'), icon: IconChecks, run: () => commands.selectAll(listed) };
  const actions = [
    { label: t('moveUp'), icon: IconArrowUp, run: act((id) => commands.move(id, -1)) },
    { label: t('moveDown'), icon: IconArrowDown, run: act((id) => commands.move(id, 1)) },
    { label: t('duplicate'), icon: IconCopyPlus, run: act(commands.duplicate) },
    { label: t('copy'), icon: IconCopy, run: act(commands.copy) },
    areHidden && first !== undefined
      ? { label: t('show'), icon: IconEye, run: act(commands.toggleHidden) }
      : { label: t('hide'), icon: IconEyeOff, run: act(commands.toggleHidden) },
    { label: t('delete'), icon: IconTrash, run: act(commands.remove), color: 'red.8' },
  ];
  return (
    <div ref={bar} role="group" aria-label={t('selectedActions')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {t('selected', { count: selected.length })}
        </Text>
        <Button size="compact-sm" variant="light" onClick={end}>
          {t('selectDone')}
        </Button>
      </Group>
      <Group gap={0} wrap="nowrap" mt={4} ms={-8}>
        {(first === undefined ? [all] : [all, ...actions]).map((action) => (
          <Action key={action.label} {...action} />
        ))}
        {first === undefined && (
          <Text size="xs" c="gray.7">
            {t('selectSeveralHint')}
          </Text>
        )}
      </Group>
    </div>
  );
}

function Action({
  label,
  icon: Sign,
  run,
  color,
}: {
  label: string;
  icon: Icon;
  run(): void;
  color?: string;
}) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon size="lg" variant="subtle" color={color ?? 'gray.8'} aria-label={label} onClick={run}>
        <Sign size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
