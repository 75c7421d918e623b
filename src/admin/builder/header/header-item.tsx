import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { ActionIcon, Group, Menu, Paper, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { HeaderItem } from '#domain/settings/layout.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { ItemPlace } from './header-rows.ts';
import { headerTexts } from './header.texts.ts';

interface HeaderItemRowProps {
  item: HeaderItem;
  place: ItemPlace;
  onStep(step: -1 | 1): void;
  onRemove(): void;
  /** Options of the item, where it has any. */
  children?: ReactNode;
}

/** An item of a header row: dragged by pointer, moved with Alt and arrows, or through its menu. */
export function HeaderItemRow({ item, place, onStep, onRemove, children }: HeaderItemRowProps) {
  const t = useTexts(headerTexts);
  const box = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);
  const { row, slot, index } = place;
  const name = t(item.type);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const own = { row, slot, index };
    const clear = () => setEdge(null);
    return combine(
      draggable({ element, getInitialData: () => ({ headerItem: own }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => 'headerItem' in source.data,
        getData: ({ input }) =>
          attachClosestEdge({ place: own }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => {
          const closest = extractClosestEdge(self.data);
          setEdge(closest === 'top' || closest === 'bottom' ? closest : null);
        },
        onDragLeave: clear,
        onDrop: clear,
      }),
    );
  }, [row, slot, index]);

  function move(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <Paper
      ref={box}
      withBorder
      px="xs"
      py={4}
      data-header-item={item.type}
      onKeyDown={move}
      style={{
        cursor: 'grab',
        ...(edge === 'top' && { boxShadow: '0 -3px 0 var(--mantine-color-blue-6)' }),
        ...(edge === 'bottom' && { boxShadow: '0 3px 0 var(--mantine-color-blue-6)' }),
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <IconGripVertical size={16} color="var(--mantine-color-gray-6)" aria-hidden />
        <Text size="sm" flex={1}>
          {name}
        </Text>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={t('actions', { name })}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={() => onStep(-1)}>
              {t('moveBack')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={() => onStep(1)}>
              {t('moveOn')}
            </Menu.Item>
            <Menu.Item color="red.8" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
              {t('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {children}
    </Paper>
  );
}
