import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { Fieldset, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { useWanted } from '../guide/use-wanted.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { HeaderItemRow } from './header-item.tsx';
import {
  addItem,
  moveItem,
  removeItem,
  replaceItem,
  rowNames,
  slotNames,
  slotOf,
  stepPlace,
  type Device,
  type ItemPlace,
} from './header-rows.ts';
import { HeaderSlot } from './header-slot.tsx';
import { headerTexts } from './header.texts.ts';
import { ItemOptions } from './item-options.tsx';

/** Rows of the header by drag and drop, for a desktop and for a phone. */
export function HeaderRowsEditor({ value, change }: OpenGroup<'header'>) {
  const t = useTexts(headerTexts);
  const [device, setDevice] = useState<Device>('desktop');
  const [told, setTold] = useState('');
  useWanted(({ group, path = [] }) => {
    const [root] = path;
    if (group === 'header' && (root === 'desktop' || root === 'mobile')) setDevice(root);
  });
  const box = useRef<HTMLDivElement>(null);
  const rows = value[device];

  const nameOf = (place: Omit<ItemPlace, 'index'>) =>
    `${t(`${device}.${place.row}` as 'desktop.main')}, ${t(place.slot)}`;

  function move(from: ItemPlace, to: ItemPlace | null): void {
    const changes = to && moveItem(rows, device, from, to);
    const item = slotOf(rows, from)[from.index];
    if (!changes || !item) return;
    change(...changes);
    setTold(t('moved', { name: t(item.type), place: nameOf(to) }));
    // The item is drawn anew in its new place, and the keyboard goes with it.
    requestAnimationFrame(() => focusItem(box.current, item.type, to));
  }

  useEffect(() =>
    monitorForElements({
      canMonitor: ({ source }) => 'headerItem' in source.data,
      onDrop: ({ source, location }) => {
        const target = location.current.dropTargets[0];
        if (!target) return;
        const to = target.data['place'] as ItemPlace;
        const isAfter = extractClosestEdge(target.data) === 'bottom';
        move(source.data['headerItem'] as ItemPlace, { ...to, index: to.index + (isAfter ? 1 : 0) });
      },
    }),
  );

  return (
    <Stack gap="md" ref={box}>
      <Text size="sm" c="gray.7">
        {t('rowsHint')}
      </Text>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('device')}
        value={device}
        onChange={(chosen) => setDevice(chosen === 'mobile' ? 'mobile' : 'desktop')}
        data={[
          { value: 'desktop', label: t('desktop') },
          { value: 'mobile', label: t('mobile') },
        ]}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {rowNames[device].map((row) => (
        <HeaderRow
          key={row}
          device={device}
          row={row}
          rows={rows}
          nameOf={nameOf}
          move={move}
          change={change}
        />
      ))}
    </Stack>
  );
}

interface HeaderRowProps {
  device: Device;
  row: ItemPlace['row'];
  rows: OpenGroup<'header'>['value'][Device];
  nameOf(place: Omit<ItemPlace, 'index'>): string;
  move(from: ItemPlace, to: ItemPlace | null): void;
  change: OpenGroup<'header'>['change'];
}

/** One row of the header: its slots with their items. */
function HeaderRow({ device, row, rows, nameOf, move, change }: HeaderRowProps) {
  const t = useTexts(headerTexts);
  return (
    <Fieldset data-field={`header.${device}.${row}`} legend={t(`${device}.${row}` as 'desktop.main')} p="xs">
      <Stack gap="xs">
        {slotNames.map((slot) => {
          const items = slotOf(rows, { row, slot });
          return (
            <HeaderSlot
              key={slot}
              row={row}
              slot={slot}
              place={nameOf({ row, slot })}
              count={items.length}
              onAdd={(item) => {
                const added = addItem(rows, device, { row, slot }, item);
                if (added) change(added);
              }}
            >
              {items.map((item, index) => {
                const place = { row, slot, index };
                return (
                  <HeaderItemRow
                    key={`${item.type}-${index}`}
                    item={item}
                    place={place}
                    onStep={(step) => move(place, stepPlace(rows, device, place, step))}
                    onRemove={() => change(removeItem(rows, device, place))}
                  >
                    <ItemOptions
                      item={item}
                      onChange={(next) => change(replaceItem(rows, device, place, next))}
                    />
                  </HeaderItemRow>
                );
              })}
            </HeaderSlot>
          );
        })}
      </Stack>
    </Fieldset>
  );
}

function focusItem(box: HTMLElement | null, type: string, { row, slot }: ItemPlace): void {
  const place = box?.querySelector(`[data-place="${row}.${slot}"]`);
  place?.querySelector<HTMLElement>(`[data-header-item="${type}"] button`)?.focus();
}
