import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, Badge, Group, Text, UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

import { readingKey } from '#ui/reading-key.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { CatalogNode } from '../use-catalogs.ts';
import './catalogs.css';
import { catalogsTexts } from './catalogs.texts.ts';
import type { DropPlace } from './tree-moves.ts';

interface CatalogRowProps {
  node: CatalogNode;
  mayMove: boolean;
  onOpen(): void;
  onKey(key: string): boolean;
  onDrop(draggedId: number, place: DropPlace): void;
}

const kind = 'catalog';

/** A line of the tree: opened by a click, moved by its handle. */
export function CatalogRow({ node, mayMove, onOpen, onKey, onDrop }: CatalogRowProps) {
  const { catalog, depth } = node;
  const t = useTexts(catalogsTexts);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!row.current || !handle.current) return;
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ kind, id: catalog.id }),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data['kind'] === kind && source.data['id'] !== catalog.id,
        getData: ({ element, input }) => ({ place: placeAt(element.getBoundingClientRect(), input.clientY) }),
        onDrag: ({ self }) => setPlace(readPlace(self.data)),
        onDragLeave: () => setPlace(null),
        onDrop: ({ self, source }) => {
          setPlace(null);
          const where = readPlace(self.data);
          if (where && typeof source.data['id'] === 'number') drop(source.data['id'], where);
        },
      }),
    );
  }, [catalog.id]);

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(readingKey(event))) event.preventDefault();
  }

  return (
    <li ref={row} className="vt-catalog-row" data-place={place ?? undefined} data-id={catalog.id}>
      <Group gap="sm" wrap="nowrap" style={{ paddingInlineStart: Math.min(depth, 6) * 24 }}>
        {mayMove && (
          <ActionIcon
            ref={handle}
            className="vt-catalog-row__handle"
            variant="subtle"
            color="gray.7"
            aria-label={t('move', { title: catalog.title })}
            onKeyDown={onKeyDown}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton className="vt-catalog-row__open" onClick={onOpen}>
          <Text size="sm" fw={600} component="span">
            <bdi>{catalog.title}</bdi>
          </Text>
        </UnstyledButton>
        {!catalog.isShown && (
          <Badge size="sm" variant="light" color="gray" c="gray.8">
            {t(catalog.enabled ? 'notShown' : 'hidden')}
          </Badge>
        )}
        <Text size="sm" c="gray.7" style={{ whiteSpace: 'nowrap' }}>
          {t('products', { count: catalog.productCount })}
        </Text>
      </Group>
    </li>
  );
}

function placeAt({ top, height }: DOMRect, y: number): DropPlace {
  const share = (y - top) / height;
  if (share < 0.3) return 'before';
  return share > 0.7 ? 'after' : 'inside';
}

function readPlace({ place }: Record<string | symbol, unknown>): DropPlace | null {
  return place === 'before' || place === 'inside' || place === 'after' ? place : null;
}
