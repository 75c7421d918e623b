import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { Box } from '@mantine/core';
import { IconSearch, IconStack2 } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCommands, type Commands } from '../workspace/use-commands.ts';
import { ItemRow } from './item-row.tsx';
import { SectionRow, type HeldKeys } from './section-row.tsx';
import './section-tree.css';
import { TreeBar } from './tree-bar.tsx';
import { useRowChoice } from './use-row-choice.ts';
import { nameOf, useRowOrder, type Row } from './use-row-order.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const rowHeight = 44;

/** The page's sections as a list; only the rows in view are there, so that 300 cost no more than 20. */
export function SectionTree() {
  const t = useTexts(builderTexts);
  const commands = useCommands();
  const hasPage = useBuilder((state) => readPage(state) !== undefined);
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const isSelecting = useWorkspace((state) => state.isSelecting);
  const [query, setQuery] = useState('');
  const order = useRowOrder(query);
  const { rows, listed, unfolded } = order;
  const selected = useBuilder(({ selection }) => selection.sectionId);
  const [active, setActive] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { onToggle, onChoose } = useRowChoice(order, commands);

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
  return (
    <div className="vt-tree">
      <TreeBar query={query} onQuery={setQuery} listed={listed} commands={commands} />
      {rows.length === 0 ? (
        <NoRows isFiltered={query.trim() !== ''} />
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
                    isSelecting={isSelecting}
                    onToggle={onToggle}
                    onChoose={onChoose}
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

function NoRows({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(builderTexts);
  return isFiltered ? (
    <EmptyState icon={IconSearch} title={t('noneFound')} text={t('noneFoundHint')} />
  ) : (
    <EmptyState icon={IconStack2} title={t('noSections')} text={t('noSectionsHint')} />
  );
}

interface TreeRowProps {
  row: Row;
  isReachable: boolean;
  isUnfolded: boolean;
  isSelecting: boolean;
  onToggle(id: string): void;
  onChoose(id: string, keys: HeldKeys): void;
  commands: Commands;
}

function TreeRow({ row, isReachable, commands, ...ofSection }: TreeRowProps) {
  return row.kind === 'section' ? (
    <SectionRow id={row.id} isReachable={isReachable} commands={commands} {...ofSection} />
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
