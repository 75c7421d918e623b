import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCommands, type Commands } from '../workspace/use-commands.ts';
import { ItemRow } from './item-row.tsx';
import { SectionRow } from './section-row.tsx';
import './section-tree.css';
import { nameOf, useRowOrder, type Row } from './use-row-order.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const rowHeight = 44;

/** The page's sections as a list; only the rows in view are there, so that 300 cost no more than 20. */
export function SectionTree() {
  const t = useTexts(builderTexts);
  const commands = useCommands();
  const hasPage = useBuilder((state) => readPage(state) !== undefined);
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const order = useRowOrder();
  const { rows, unfolded, toggle } = order;
  const selected = useBuilder(({ selection }) => selection.sectionId);
  const [active, setActive] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const toggleRow = useRef(toggle);
  toggleRow.current = toggle;
  const onToggle = useCallback((id: string) => toggleRow.current(id), []);

  const activeIndex = Math.max(
    0,
    rows.findIndex((row) => nameOf(row) === (active ?? selected)),
  );
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => nameOf(rows[index]),
    // The row that has the focus stays, wherever the list is scrolled.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(activeIndex) ? shown : [...shown, activeIndex].sort((one, other) => one - other);
    },
  });

  useEffect(() => {
    const element = scroller.current;
    return element ? autoScrollForElements({ element }) : undefined;
  }, [hasPage]);

  const selectedIndex = rows.findIndex((row) => row.kind === 'section' && row.id === selected);
  useEffect(() => {
    if (selectedIndex >= 0) list.scrollToIndex(selectedIndex);
    // Only when something else is selected, not at every edit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected]);

  const onKeyDown = useTreeKeys({
    order,
    commands,
    activeIndex,
    scroller,
    onFocus(row) {
      setActive(nameOf(row));
      list.scrollToIndex(rows.indexOf(row));
    },
  });

  if (!hasPage) return <NoSections isPageReady={isPageReady} />;
  const count = rows.filter(({ kind }) => kind === 'section').length;
  return (
    <div className="vt-tree">
      <TreeBar count={count} onAdd={() => commands.add(selected ?? lastSection(rows))} />
      {count === 0 ? (
        <EmptyState icon={IconStack2} title={t('noSections')} text={t('noSectionsHint')} />
      ) : (
        <div ref={scroller} className="vt-tree__scroller" tabIndex={-1}>
          {/* Keys of the rows' buttons, heard in one place. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul
            aria-label={t('sectionList')}
            style={{ blockSize: list.getTotalSize() }}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              const name = target instanceof HTMLElement ? target.dataset['row'] : undefined;
              if (name !== undefined) setActive(name);
            }}
          >
            {list.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <li key={key} style={{ insetBlockStart: start }}>
                  <TreeRow
                    row={row}
                    isReachable={index === activeIndex}
                    isUnfolded={unfolded.has(row.id)}
                    onToggle={onToggle}
                    commands={commands}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

function TreeBar({ count, onAdd }: { count: number; onAdd(): void }) {
  const t = useTexts(builderTexts);
  return (
    <Group justify="space-between" gap="xs" px="sm" py={8}>
      <Text size="sm" c="gray.7">
        {t('sections', { count })}
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={onAdd}
      >
        {t('addSection')}
      </Button>
    </Group>
  );
}

interface TreeRowProps {
  row: Row;
  isReachable: boolean;
  isUnfolded: boolean;
  onToggle(id: string): void;
  commands: Commands;
}

function TreeRow({ row, isReachable, isUnfolded, onToggle, commands }: TreeRowProps) {
  return row.kind === 'section' ? (
    <SectionRow
      id={row.id}
      isReachable={isReachable}
      isUnfolded={isUnfolded}
      onToggle={onToggle}
      commands={commands}
    />
  ) : (
    <ItemRow
      id={row.id}
      section={row.section}
      index={row.index}
      isReachable={isReachable}
      commands={commands}
    />
  );
}

/** In place of the list while the page is loading, and on a page that has no sections of its own. */
function NoSections({ isPageReady }: { isPageReady: boolean }) {
  const t = useTexts(builderTexts);
  if (isPageReady) return <EmptyState icon={IconStack2} title={t('noLayout')} text={t('noLayoutHint')} />;
  return (
    <Box p="sm">
      <LoadingState />
    </Box>
  );
}

function lastSection(rows: readonly Row[]): string | null {
  return rows.findLast(({ kind }) => kind === 'section')?.id ?? null;
}
