import type { HeaderItem, HeaderRow } from '#domain/settings/layout.schema.ts';

import type { FieldChange } from '../use-settings-group.ts';

export const slotNames = ['start', 'center', 'end'] as const;
export type SlotName = (typeof slotNames)[number];

/** A slot takes no more than this (`layout.schema.ts`). */
export const mostItems = 12;

export const rowNames = { desktop: ['top', 'main', 'bottom'], mobile: ['info', 'main', 'second'] } as const;
export type Device = keyof typeof rowNames;

export type Rows = Readonly<Record<string, HeaderRow>>;

/** Where an item stands: `index` counts from 0 within the slot. */
export interface ItemPlace {
  row: string;
  slot: SlotName;
  index: number;
}

/** Puts an item elsewhere, as one edit; null when it stays where it is or its new slot is full. */
export function moveItem(rows: Rows, device: Device, from: ItemPlace, to: ItemPlace): FieldChange[] | null {
  const source = slotOf(rows, from);
  const item = source[from.index];
  if (!item) return null;
  const left = source.filter((_, index) => index !== from.index);
  if (from.row === to.row && from.slot === to.slot) {
    const index = to.index > from.index ? to.index - 1 : to.index;
    if (index === from.index) return null;
    return [slotChange(device, to, insert(left, item, index))];
  }
  const target = slotOf(rows, to);
  if (target.length >= mostItems) return null;
  return [slotChange(device, from, left), slotChange(device, to, insert(target, item, to.index))];
}

/** Null when the slot is full. */
export function addItem(
  rows: Rows,
  device: Device,
  to: Omit<ItemPlace, 'index'>,
  item: HeaderItem,
): FieldChange | null {
  const slot = slotOf(rows, to);
  return slot.length < mostItems ? slotChange(device, to, [...slot, item]) : null;
}

export function removeItem(rows: Rows, device: Device, at: ItemPlace): FieldChange {
  return slotChange(
    device,
    at,
    slotOf(rows, at).filter((_, index) => index !== at.index),
  );
}

export function replaceItem(rows: Rows, device: Device, at: ItemPlace, item: HeaderItem): FieldChange {
  return slotChange(
    device,
    at,
    slotOf(rows, at).map((present, index) => (index === at.index ? item : present)),
  );
}

/** The neighbouring place by keyboard: within the slot, and past its ends into the slot before or after. */
export function stepPlace(rows: Rows, device: Device, from: ItemPlace, step: -1 | 1): ItemPlace | null {
  const { index } = from;
  if (step === -1 && index > 0) return { ...from, index: index - 1 };
  if (step === 1 && index < slotOf(rows, from).length - 1) return { ...from, index: index + 2 };
  const slots = rowNames[device].flatMap((row) => slotNames.map((slot) => ({ row, slot })));
  const at = slots.findIndex(({ row, slot }) => row === from.row && slot === from.slot);
  const next = slots[at + step];
  return next ? { ...next, index: step === 1 ? 0 : slotOf(rows, next).length } : null;
}

export function slotOf(rows: Rows, { row, slot }: Omit<ItemPlace, 'index'>): HeaderItem[] {
  return rows[row]?.[slot] ?? [];
}

function slotChange(
  device: Device,
  { row, slot }: Omit<ItemPlace, 'index'>,
  value: HeaderItem[],
): FieldChange {
  return { path: [device, row, slot], value };
}

function insert(items: readonly HeaderItem[], item: HeaderItem, index: number): HeaderItem[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}
