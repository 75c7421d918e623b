import { readPath, type Fields } from '#domain/editing/fields.ts';
import { plainText } from '#domain/text.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';

/** Titles say more of an item than the lines over them. */
const titles = /(?:^|\.)(?:title|name|question|caption)$/;

/** What an item is called in a list: its title, else its first text; empty when it has none. */
export function itemTitle(item: Fields, fields: readonly FieldDescription[]): string {
  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'longText' || kind === 'html');
  const ordered = [...texts.filter(({ name }) => titles.test(name)), ...texts];
  for (const { path } of ordered) {
    const value = readPath(item, path);
    const text = typeof value === 'string' ? plainText(value).trim() : '';
    if (text !== '') return text.slice(0, 80);
  }
  return '';
}
