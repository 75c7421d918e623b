import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconListCheck, IconPlus, IconReplace, IconSearch } from '@tabler/icons-react';
import { useShallow } from 'zustand/react/shallow';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { readSelected } from './select-sections.ts';
import { SelectedBar } from './selected-bar.tsx';

interface TreeBarProps {
  query: string;
  onQuery(query: string): void;
  /** Sections that the list shows. */
  listed: readonly string[];
  commands: Commands;
}

/** Above the list: what can be added and found, or, while several sections are selected, what can be done with them. */
export function TreeBar({ query, onQuery, listed, commands }: TreeBarProps) {
  const isSelecting = useWorkspace((state) => state.isSelecting);
  const all = useBuilder((state) => readPage(state)?.order);
  const selected = useBuilder(useShallow((state) => readSelected(readPage(state), state.selection)));
  const count = all?.length ?? 0;
  return (
    <div className="vt-tree__bar">
      {isSelecting || selected.length > 1 ? (
        <SelectedBar selected={selected} listed={listed} commands={commands} />
      ) : (
        <PageBar count={count} after={selected[0] ?? all?.at(-1) ?? null} commands={commands} />
      )}
      {count > 1 && <FindSection query={query} onQuery={onQuery} found={listed.length} all={count} />}
    </div>
  );
}

function PageBar({ count, after, commands }: { count: number; after: string | null; commands: Commands }) {
  const t = useTexts(builderTexts);
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="gray.7">
        {t('sections', { count })}
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => commands.add(after)}
      >
        {t('addSection')}
      </Button>
    </Group>
  );
}

interface FindSectionProps {
  query: string;
  onQuery(query: string): void;
  found: number;
  all: number;
}

function FindSection({ query, onQuery, found, all }: FindSectionProps) {
  const t = useTexts(builderTexts);
  const clear = useTexts(uiTexts)('clear');
  const isSelecting = useWorkspace((state) => state.isSelecting);
  const isFiltered = query.trim() !== '';
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          type="search"
          aria-label={t('findSection')}
          placeholder={t('findSection')}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
          leftSection={<IconSearch size={14} aria-hidden />}
          rightSection={
            query !== '' && <CloseButton size="sm" aria-label={clear} onClick={() => onQuery('')} />
          }
        />
        {!isSelecting && (
          <>
            <IconButton
              label={t('replaceTexts')}
              icon={IconReplace}
              size={18}
              onClick={() => useWorkspace.getState().set({ isReplacing: true })}
            />
            <IconButton
              label={t('selectSections')}
              icon={IconListCheck}
              size={18}
              onClick={() => useWorkspace.getState().set({ isSelecting: true })}
            />
          </>
        )}
      </Group>
      <Text role="status" size="xs" c="gray.7" hidden={!isFiltered}>
        {isFiltered && t('sectionsFound', { count: found, all })}
      </Text>
    </>
  );
}
