import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { readingKey } from '#ui/reading-key.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCommands } from '../workspace/use-commands.ts';
import { ItemRow } from './item-row.tsx';
import { SectionRow } from './section-row.tsx';
import './section-tree.css';
import { useRowOrder, type Row } from './use-row-order.ts';

const rowHeight = 44;

/** The page's sections as a list; only the rows in view are there, so that 300 cost no more than 20. */
export function SectionTree() {
  const t = useTexts(builderTexts);
  const commands = useCommands();
  const hasPage = useBuilder((state) => readPage(state) !== undefined);
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const { rows, unfolded, toggle } = useRowOrder();
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

  const focusRow = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    setActive(nameOf(row));
    list.scrollToIndex(rows.indexOf(row));
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${nameOf(row)}"]`)?.focus(),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[activeIndex];
    if (!row || !(event.target instanceof HTMLElement) || !event.target.dataset['row']) return;
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isMove) {
      const by = event.key === 'ArrowUp' ? -1 : 1;
      if (row.kind === 'section') commands.move(row.id, by);
      else commands.moveItem(row.section, row.id, by);
      requestAnimationFrame(() => focusAgain(nameOf(row)));
    } else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'ArrowDown') focusRow(activeIndex + 1);
    else if (event.key === 'ArrowUp') focusRow(activeIndex - 1);
    else if (event.key === 'Home') focusRow(0);
    else if (event.key === 'End') focusRow(rows.length - 1);
    else if (readingKey(event) === 'ArrowRight' && row.kind === 'section' && !unfolded.has(row.id))
      toggle(row.id);
    else if (readingKey(event) === 'ArrowLeft' && row.kind === 'section' && unfolded.has(row.id))
      toggle(row.id);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && row.kind === 'section') {
      commands.remove(row.id);
      focusRow(activeIndex);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const focusAgain = (name: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-row="${name}"]`)?.focus();

  if (!hasPage) {
    if (!isPageReady)
      return (
        <Box p="sm">
          <LoadingState />
        </Box>
      );
    return <EmptyState icon={IconStack2} title={t('noLayout')} text={t('noLayoutHint')} />;
  }
  const count = rows.filter(({ kind }) => kind === 'section').length;
  return (
    <div className="vt-tree">
      <Group justify="space-between" px="sm" py={8} wrap="nowrap">
        <Text size="sm" c="gray.7">
          {t('sections', { count })}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => commands.add(selected ?? lastSection(rows))}
        >
          {t('addSection')}
        </Button>
      </Group>
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
              const isReachable = index === activeIndex;
              return (
                <li key={key} style={{ insetBlockStart: start }}>
                  {row.kind === 'section' ? (
                    <SectionRow
                      id={row.id}
                      isReachable={isReachable}
                      isUnfolded={unfolded.has(row.id)}
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
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOf(row: Row | undefined): string {
  if (!row) return '';
  return row.kind === 'section' ? row.id : `${row.section} ${row.id}`;
}

function lastSection(rows: readonly Row[]): string | null {
  return rows.findLast(({ kind }) => kind === 'section')?.id ?? null;
}
