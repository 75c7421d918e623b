import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import type { MenuIntent } from '#domain/editing/intents.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { useWanted } from '../guide/use-wanted.ts';
import { mintNodeId } from '../store/mint-id.ts';
import { useEdit } from '../store/use-builder.ts';
import { useOpenDocument } from '../use-open-document.ts';
import { EntryRow } from './entry-row.tsx';
import {
  dropEntry,
  listRows,
  removeBranch,
  stepEntry,
  type MenuDrop,
  type MenuStep,
  type TreeRow,
} from './menu-tree.ts';
import { menusTexts } from './menus.texts.ts';

export function MenuEditor({ documentKey }: { documentKey: DocumentKey }) {
  const t = useTexts(menusTexts);
  const menu = useOpenDocument(documentKey);
  if (menu?.kind !== 'menu') return <LoadingState rows={5} />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="gray.7">
        {t('hint')}
      </Text>
      <EntryTree documentKey={documentKey} menu={menu} />
    </Stack>
  );
}

function EntryTree({ documentKey, menu }: { documentKey: DocumentKey; menu: MenuDocument }) {
  const t = useTexts(menusTexts);
  const edit = useEdit();
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [told, setTold] = useState('');
  useWanted(({ key, entryId }) => {
    if (key === documentKey && entryId !== undefined) setOpenId(entryId);
  });

  function move(id: string, intent: MenuIntent | null): void {
    if (!intent) return;
    if (!edit(documentKey, intent).ok) return notifyFailure(new Error(t('tooDeep')));
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)?.focus(),
    );
  }

  function step(row: TreeRow, kind: MenuStep): void {
    move(row.id, stepEntry(menu, row.id, kind));
    setTold(
      t('moved', { name: menu.entries[row.id]?.title ?? '', place: row.index + 1, level: row.level + 1 }),
    );
  }

  function add(parent: string | null): void {
    const siblings = parent === null ? menu.order : (menu.entries[parent]?.children ?? []);
    const id = mintNodeId();
    const entry = { id, title: t('newEntry'), target: { type: 'homepage' as const } };
    const added = edit(documentKey, { type: 'entry.add', entry, parent, after: siblings.at(-1) ?? null });
    if (added.ok) setOpenId(id);
    else notifyFailure(new Error(t('tooDeep')));
  }

  useEffect(() =>
    monitorForElements({
      canMonitor: ({ source }) => source.data['menu'] === documentKey,
      onDrop: ({ source, location }) => {
        const target = location.current.dropTargets[0];
        if (!target) return;
        const id = String(source.data['entry']);
        move(id, dropEntry(menu, id, target.data['drop'] as MenuDrop));
      },
    }),
  );

  const rows = listRows(menu);
  return (
    <>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {rows.length === 0 && <EmptyState title={t('empty')} text={t('emptyHint')} />}
      <ul className="vt-menu-tree" ref={list} aria-label={t('tree')}>
        {rows.map((row) => {
          const entry = menu.entries[row.id];
          return (
            entry && (
              <EntryRow
                key={row.id}
                documentKey={documentKey}
                entry={entry}
                row={row}
                isOpen={openId === row.id}
                onToggle={() => setOpenId(openId === row.id ? null : row.id)}
                onStep={(kind) => step(row, kind)}
                onAddBelow={() => add(row.id)}
                onRemove={() => edit(documentKey, removeBranch(menu, row.id))}
                countBelow={removeBranch(menu, row.id).length - 1}
              />
            )
          );
        })}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add(null)}>
        {t('add')}
      </Button>
    </>
  );
}
