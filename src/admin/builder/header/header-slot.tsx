import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { ActionIcon, Group, Menu, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { HeaderItem } from '#domain/settings/layout.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { SlotName } from './header-rows.ts';
import { headerTexts } from './header.texts.ts';

const kinds: readonly HeaderItem[] = [
  { type: 'logo' },
  { type: 'menu', menu: 'main' },
  { type: 'search' },
  { type: 'cart' },
  { type: 'account' },
  { type: 'phone' },
  { type: 'email' },
  { type: 'address' },
  { type: 'workTime' },
  { type: 'socials' },
  { type: 'button', text: '' },
  { type: 'customText', html: '' },
];

interface HeaderSlotProps {
  row: string;
  slot: SlotName;
  /** The row and the slot in words. */
  place: string;
  count: number;
  onAdd(item: HeaderItem): void;
  children: ReactNode;
}

/** One of the three places of a header row, with a button to put something there. */
export function HeaderSlot({ row, slot, place, count, onAdd, children }: HeaderSlotProps) {
  const t = useTexts(headerTexts);
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => 'headerItem' in source.data,
      getData: () => ({ place: { row, slot, index: count } }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [row, slot, count]);

  return (
    <Stack
      ref={box}
      gap={6}
      p={6}
      role="group"
      aria-label={place}
      data-place={`${row}.${slot}`}
      bg={isOver ? 'blue.0' : 'gray.0'}
      style={{ borderRadius: 'var(--mantine-radius-md)' }}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="gray.7">
          {t(slot)}
        </Text>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={t('add', { place })}>
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {kinds.map((item) => (
              <Menu.Item key={item.type} onClick={() => onAdd(item)}>
                {t(item.type)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      {children}
    </Stack>
  );
}
