import { allowedTags } from './rich-text-rules.ts';

/** An element that stands on lines of its own, or words with the marks between them. */
export type Block = Element | Run;

export interface Element {
  name: string;
  open: string;
  close: string;
  children: Block[];
  /** All of it, as it was written. */
  source: string;
}

interface Run {
  /** Words, white space, signs and tags. */
  tokens: string[];
  source: string;
}

export const isElement = (block: Block | undefined): block is Element =>
  block !== undefined && 'children' in block;

const inline = new Set('a strong b em i u s del sub sup small mark code br img'.split(' '));
const empty = new Set('br img hr col'.split(' '));
const known = new Set(allowedTags);
/** Elements and marks within each other: more is not merged, for its words are looked at on each level. */
const deepest = 16;

/** Rich text as a tree; null for HTML that is not whole: only what can be written back as it was is merged. */
export function parseBlocks(html: string): Block[] | null {
  const root: Block[] = [];
  const open: { element: Element; start: number }[] = [];
  let marks: string[] = [];
  for (let at = 0; at < html.length;) {
    const list = open.at(-1)?.element.children ?? root;
    if (html[at] !== '<') {
      const next = html.indexOf('<', at);
      const end = next === -1 ? html.length : next;
      addTokens(list, listWords(html.slice(at, end)));
      at = end;
      continue;
    }
    const end = endOfTag(html, at);
    const tag = html.slice(at, end);
    const { name, isEnd } = readTag(tag);
    if (!known.has(name)) return null;
    if (inline.has(name)) {
      if (isEnd && (empty.has(name) || marks.at(-1) !== name)) return null;
      if (isEnd) marks = marks.slice(0, -1);
      else if (!empty.has(name)) marks = [...marks, name];
      addTokens(list, [tag]);
    } else if (marks.length > 0) return null;
    else if (isEnd) {
      const closed = open.pop();
      if (closed?.element.name !== name) return null;
      closed.element.close = tag;
      closed.element.source = html.slice(closed.start, end);
    } else {
      const element: Element = { name, open: tag, close: '', children: [], source: tag };
      list.push(element);
      if (!empty.has(name)) open.push({ element, start: at });
      if (open.length > deepest) return null;
    }
    if (marks.length > deepest) return null;
    at = end;
  }
  return open.length === 0 && marks.length === 0 ? root : null;
}

/** A plain text, each line an element without tags. */
export function parseLines(text: string): Block[] {
  return text.split('\n').map((line): Element => {
    const children = line === '' ? [] : [{ tokens: listWords(line), source: line }];
    return { name: 'line', open: '', close: '', children, source: line };
  });
}

const wordPattern =
  /&[a-z0-9#]{1,12};|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}_]+|\s+|[^]/giu;

/** Words, white space and signs; joined again they are the text. Languages without spaces go by the character. */
export function listWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** Whether a token of a run is a mark around words, such as bold: breaks and pictures stand for themselves. */
export function isMark(token: string): boolean {
  return token.length > 1 && token.startsWith('<') && !empty.has(readTag(token).name);
}

/** The words of a block, without tags, signs and white space. */
export function wordsOf(block: Block): string[] {
  if (isElement(block)) return block.children.flatMap(wordsOf);
  return block.tokens.filter((token) => /^[\p{L}\p{N}]/u.test(token));
}

function addTokens(list: Block[], tokens: readonly string[]): void {
  const last = list.at(-1);
  const source = tokens.join('');
  if (!last || isElement(last)) {
    list.push({ tokens: [...tokens], source });
    return;
  }
  for (const token of tokens) last.tokens.push(token);
  last.source += source;
}

function readTag(tag: string): { name: string; isEnd: boolean } {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i.exec(tag) ?? [];
  return { name: tag.endsWith('>') ? name.toLowerCase() : '', isEnd: slash === '/' };
}

/** Values between quotes may hold any other character. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let index = start + 1; index < html.length; index++) {
    const sign = html[index] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '<') return index;
    else if (sign === '>') return index + 1;
  }
  return html.length;
}
