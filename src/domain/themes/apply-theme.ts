import type { SettingsDocument } from '../editing/documents.schema.ts';
import { isFields } from '../editing/fields.ts';
import { headerSettingsSchema, type HeaderItem, type HeaderRow } from '../settings/layout.schema.ts';
import type { SettingsGroup } from '../settings/settings.schema.ts';

import type { Theme, ThemePart } from './theme.schema.ts';

/** Settings groups that each part of a theme writes to; the home page is a document of its own. */
const groupsOf: Readonly<Record<ThemePart, readonly (SettingsGroup & keyof Theme)[]>> = {
  look: ['styles'],
  layout: ['header', 'footer'],
  cards: ['ecommerce', 'media'],
  home: [],
};

/**
 * The settings in the theme's clothes. What an owner has put in stays: names, contacts, logos, rules of the
 * shop, and the header's own texts, buttons and further menus, which find a place in the theme's rows.
 */
export function applyTheme(
  settings: SettingsDocument,
  theme: Theme,
  parts: ReadonlySet<ThemePart>,
): SettingsDocument {
  const groups = { ...settings.groups };
  for (const group of [...parts].flatMap((part) => groupsOf[part])) {
    groups[group] = layOver(groups[group], theme[group]);
  }
  if (parts.has('layout')) {
    const own = headerSettingsSchema.parse(settings.groups['header'] ?? {});
    const { desktop, mobile } = theme.header;
    groups['header'] = {
      ...(isFields(groups['header']) ? groups['header'] : {}),
      desktop: keepOwnItems(desktop, own.desktop, homes.desktop),
      mobile: keepOwnItems(mobile, own.mobile, homes.mobile),
    };
  }
  return { ...settings, groups };
}

/** Field by field; lists are taken as a whole. */
export function layOver(value: unknown, over: unknown): unknown {
  if (!isFields(value) || !isFields(over)) return over;
  const laid: Record<string, unknown> = { ...value };
  for (const [key, part] of Object.entries(over)) laid[key] = layOver(value[key], part);
  return laid;
}

type Slot = keyof HeaderRow;
type OwnItem = 'customText' | 'button' | 'menu';
type Homes<Row extends string> = Readonly<Record<OwnItem, readonly [Row, Slot]>>;

/** Where an item that the theme does not know of moves in. */
const homes: { desktop: Homes<'top' | 'main' | 'bottom'>; mobile: Homes<'info' | 'main' | 'second'> } = {
  desktop: { customText: ['top', 'center'], button: ['main', 'end'], menu: ['top', 'start'] },
  mobile: { customText: ['info', 'center'], button: ['second', 'center'], menu: ['second', 'center'] },
};

/** `layout.schema.ts`: a slot takes no more. */
const mostItems = 12;

function keepOwnItems<Row extends string>(
  themeRows: Readonly<Record<Row, HeaderRow>>,
  ownRows: Readonly<Record<Row, HeaderRow>>,
  ownHomes: Homes<Row>,
): Record<Row, HeaderRow> {
  const rows = structuredClone(themeRows) as Record<Row, HeaderRow>;
  for (const item of itemsOf(ownRows)) {
    const kind = ownKindOf(item);
    if (!kind || itemsOf(rows).some((placed) => isSameItem(placed, item))) continue;
    const [row, slot] = ownHomes[kind];
    if (rows[row][slot].length < mostItems) rows[row][slot].push(item);
  }
  return rows;
}

function itemsOf<Row extends string>(rows: Readonly<Record<Row, HeaderRow>>): HeaderItem[] {
  return (Object.values(rows) as HeaderRow[]).flatMap(({ start, center, end }) => [
    ...start,
    ...center,
    ...end,
  ]);
}

/** Items that carry words or choices of the owner; the others only show what the settings hold anyway. */
function ownKindOf(item: HeaderItem): OwnItem | null {
  if (item.type === 'customText') return item.html === '' ? null : 'customText';
  if (item.type === 'button') return 'button';
  return item.type === 'menu' && item.menu !== 'main' ? 'menu' : null;
}

const isSameItem = (one: HeaderItem, other: HeaderItem) => JSON.stringify(one) === JSON.stringify(other);
