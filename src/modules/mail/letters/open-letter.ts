import type { Translator } from '#domain/i18n/translate.ts';
import { parseMessage } from '#domain/i18n/parse-message.ts';
import { findLinks } from '#domain/letters/find-links.ts';
import type { LetterKind } from '#domain/letters/letter-kinds.ts';
import {
  fillLetterText,
  isLetterWord,
  isLine,
  letterTextIds,
  splitParagraphs,
  type LetterTextId,
  type LetterWord,
} from '#domain/letters/letter-texts.ts';
import type { LetterInput } from '#domain/schemas/letter.schema.ts';
import { messagesOf, translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';

import type { MailBlock, MailDocument } from '../mail-document.ts';
import { letterDescriptors } from './letter-descriptors.ts';

/** Values by the words that ask for them. */
export type LetterValues = Readonly<Partial<Record<LetterWord, string>>>;

/** By what a letter is written in its owner's words. */
export interface OpenLetter {
  /** Says the owner's texts where there are any, and the program's for all else. */
  t: Translator;
  /** Puts in and takes out what the owner wants besides; the same document where there is nothing. */
  applyTexts(document: MailDocument): MailDocument;
}

export const unchanged: LetterInput = { texts: {}, hidden: [] };

interface LetterOptions {
  kind: LetterKind;
  language: Language;
  /** What the owner has changed. */
  input: LetterInput;
  /** Known of every letter of the kind: `words` of its descriptor. */
  values: LetterValues;
}

export function openLetter({ kind, language, input, values }: LetterOptions): OpenLetter {
  const original = translatorOf(language);
  const hidden = new Set<string>(input.hidden);
  const ids = new Map<string, LetterTextId>();
  for (const id of letterTextIds) {
    const key = letterDescriptors[kind].texts[id];
    if (key !== undefined) ids.set(key, id);
  }
  const say: (...args: Parameters<Translator>) => string = (key, params) => {
    const id = ids.get(key);
    if (id !== undefined && hidden.has(id)) return '';
    const own = id === undefined ? undefined : input.texts[id];
    return own ? fillLetterText(own, { ...values, ...params }) : original(key, params);
  };
  return {
    t: Object.assign(say, { hasMessage: original.hasMessage, language }),
    applyTexts: (document) => applyTextsTo(document, { input, values, hidden }),
  };
}

function applyTextsTo(
  document: MailDocument,
  { input: { texts }, values, hidden }: { input: LetterInput; values: LetterValues; hidden: Set<string> },
): MailDocument {
  const own = (id: 'opening' | 'closing') =>
    texts[id] ? writeParagraphs(fillLetterText(texts[id], values)) : [];
  const blocks = document.blocks
    .filter((block) => !(block.part && hidden.has(block.part)))
    .flatMap((block): MailBlock[] => (isParagraph(block) ? split(block) : [block]));
  const opens = blocks.findIndex(({ kind }) => kind !== 'title' && kind !== 'text');
  const start = opens === -1 ? blocks.length : opens;
  const end = Math.max(start, blocks.findLastIndex(({ kind }) => kind !== 'note' && kind !== 'link') + 1);
  const links = letterTextIds.flatMap((id) => (isLine(id) ? [] : findLinks(texts[id] ?? '')));
  return {
    ...document,
    blocks: [
      ...blocks.slice(0, start),
      ...own('opening'),
      ...blocks.slice(start, end),
      ...own('closing'),
      ...blocks.slice(end),
    ],
    ...(links.length > 0 && { links }),
  };
}

type Paragraph = Extract<MailBlock, { kind: 'text' | 'note' }>;

function isParagraph(block: MailBlock): block is Paragraph {
  return block.kind === 'text' || block.kind === 'note';
}

/** One block a paragraph; none of a text that the letter goes without. */
function split(block: Paragraph): Paragraph[] {
  return block.text === '' ? [] : splitParagraphs(block.text).map((text) => ({ ...block, text }));
}

function writeParagraphs(text: string): MailBlock[] {
  return splitParagraphs(text).map((paragraph) => ({ kind: 'text', text: paragraph }));
}

/** The program's text of a letter; empty of what it has none for. */
export function originalOf(kind: LetterKind, id: LetterTextId, language: Language): string {
  const key = letterDescriptors[kind].texts[id];
  return key === undefined ? '' : messagesOf(language)[key];
}

/** The texts of a letter that its owner may change, in the order in which they are read. */
export function listTextIds(kind: LetterKind): LetterTextId[] {
  return letterTextIds.filter(
    (id) => letterDescriptors[kind].texts[id] !== undefined || id === 'opening' || id === 'closing',
  );
}

/** What a text may ask for: the words of its letter, and those of its original, which come first. */
export function listWords(kind: LetterKind, id: LetterTextId, language: Language): LetterWord[] {
  const own = parseMessage(originalOf(kind, id, language)).flatMap((part) =>
    typeof part !== 'string' && part.type === 'parameter' ? [part.name] : [],
  );
  return [...new Set([...own, ...letterDescriptors[kind].words])].filter(isLetterWord);
}
