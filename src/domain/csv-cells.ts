/** What spreadsheets run as formulas when a cell begins with it. */
const runs = /^'*(?:[\s\p{Cf}]*[=+\-@]|[\t\r\n])/u;

/** Takes back the apostrophe that an export puts before what a spreadsheet would run. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && runs.test(text.slice(1)) ? text.slice(1) : text;
}

/** Doubles an apostrophe that only looks like an export's, so that reading takes away one and leaves one. */
export function guardApostrophe(text: string): string {
  return text.startsWith("'") && runs.test(text.slice(1)) ? `'${text}` : text;
}

/** `a | b`; a bar or backslash within an item is written with a backslash. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, (sign) => `\\${sign}`)).join(' | ');
}

export function splitList(text: string): string[] {
  const items: string[] = [];
  let item = '';
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === '\\' && index + 1 < text.length) item += text[++index] ?? '';
    else if (sign === '|') {
      items.push(item);
      item = '';
    } else item += sign;
  }
  return [...items, item].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * A number as people and spreadsheets write it: `1 234,50`, `1,234.50`, `12.5`, with or without a currency sign.
 * A single comma is a decimal mark unless it groups thousands in a file whose columns are parted by commas.
 * null when it is none.
 */
export function parseNumber(text: string, { groupsByComma = false } = {}): number | null {
  const bare = text
    .replace(/[\s\u00a0\u202f'’]|₽|руб\.?|р\.$|\$|€|AED|RUB|USD|EUR/giu, '')
    .replace('\u2212', '-');
  if (!/^[+-]?[\d.,]+$/.test(bare)) return null;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  let plain = bare;
  if (comma !== -1 && dot !== -1) {
    plain = comma > dot ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  } else if (comma !== -1) {
    const isGrouping = bare.indexOf(',') !== comma || (groupsByComma && /^[+-]?\d{1,3},\d{3}$/.test(bare));
    plain = isGrouping ? bare.replaceAll(',', '') : bare.replace(',', '.');
  } else if (bare.indexOf('.') !== dot) {
    plain = bare.replaceAll('.', '');
  }
  const value = Number(plain);
  return plain !== '' && /\d/.test(plain) && Number.isFinite(value) ? value : null;
}

const yes = new Set(['1', 'yes', 'true', 'y', 'x', '+', 'да', 'истина', 'есть', 'published', 'active', 'on']);
const no = new Set(['0', 'no', 'false', 'n', '-', 'нет', 'ложь', 'draft', 'archived', 'off', '']);

/** null when it is neither. */
export function parseYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

const endless = new Set(['unlimited', '∞', 'не ограничен', 'не ограничено', 'без ограничений', 'безлимит']);

/** `12` sets, `+5` and `-3` change, `unlimited` counts no longer; null when it is none of these. */
export function parseStock(
  text: string,
): { kind: 'set'; value: number | null } | { kind: 'add'; value: number } | null {
  const word = text.trim().toLowerCase().replace('\u2212', '-');
  if (endless.has(word)) return { kind: 'set', value: null };
  const match = /^([+-]?)\s*(\d{1,10})(?:[.,]0+)?$/.exec(
    word.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3})/g, ''),
  );
  if (!match) return null;
  const amount = Number(match[2]);
  if (match[1] === '') return { kind: 'set', value: amount };
  return { kind: 'add', value: match[1] === '-' ? -amount : amount };
}

export const unlimitedStock = { en: 'unlimited', ru: 'не ограничен' } as const;
