import { slugify } from './slug.ts';
import { plainText } from './text.ts';

export interface Heading {
  level: 2 | 3;
  text: string;
  /** Unique within `taken`, from the transliterated text. */
  id: string;
}

interface FoundHeading extends Heading {
  /** Where the opening tag starts and ends. */
  start: number;
  end: number;
}

/**
 * The h2 and h3 of already sanitised HTML (lower-case, closed tags). One article has many HTML blocks:
 * pass the same `taken` to each of them, in order, and ids stay unique across the page.
 */
export function extractHeadings(html: string, taken: Set<string> = new Set()): Heading[] {
  return findHeadings(html, taken).map(({ level, text, id }) => ({ level, text, id }));
}

/** Gives the headings the ids that `extractHeadings` tells, replacing their own attributes. */
export function addHeadingIds(html: string, taken: Set<string> = new Set()): string {
  let result = '';
  let position = 0;
  for (const { level, id, start, end } of findHeadings(html, taken)) {
    const attributes = html.slice(start + 3, end - 1).replace(/\sid="[^"]*"/g, '');
    result += `${html.slice(position, start)}<h${level}${attributes} id="${id}">`;
    position = end;
  }
  return result + html.slice(position);
}

function findHeadings(html: string, taken: Set<string>): FoundHeading[] {
  const found: FoundHeading[] = [];
  let position = 0;
  for (;;) {
    const start = html.indexOf('<h', position);
    if (start === -1) return found;
    position = start + 2;
    const level = html[position] === '2' ? 2 : html[position] === '3' ? 3 : null;
    if (level === null || !/[\s>]/.test(html.charAt(position + 1))) continue;
    const tagEnd = html.indexOf('>', position);
    const close = html.indexOf(`</h${level}>`, position);
    if (tagEnd === -1 || close < tagEnd) return found;
    position = close;
    const text = plainText(html.slice(tagEnd + 1, close));
    if (text !== '') found.push({ level, text, id: takeId(text, taken), start, end: tagEnd + 1 });
  }
}

function takeId(text: string, taken: Set<string>): string {
  const base = slugify(text) || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
