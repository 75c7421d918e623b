import { localeOf, type Language } from '#locales/languages.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { parseMessage, type MessagePart } from './parse-message.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

export interface Translator {
  /** The text of a key; a key that is unknown at run time comes back itself. */
  (key: MessageKey, params?: MessageParams): string;
  /** Narrows keys made at run time, such as those of payment methods. */
  hasMessage: (key: string) => key is MessageKey;
  language: Language;
}

/**
 * A function that gives texts in one language. `messages` come from the bundle or from GET
 * /translations/{language}; a malformed text shows as it is rather than failing the page.
 */
export function createTranslator(language: Language, messages: Readonly<Record<string, string>>): Translator {
  return Object.assign(createPrinter<MessageKey>(language, messages), {
    hasMessage: (key: string): key is MessageKey => Object.hasOwn(messages, key),
    language,
  });
}

/** As `createTranslator`, for a set of texts with keys of its own, such as those of one admin screen. */
export function createPrinter<Key extends string>(
  language: Language,
  messages: Readonly<Record<string, string>>,
): (key: Key, params?: MessageParams) => string {
  const parsed = new Map<string, readonly MessagePart[]>();
  const texts = new Map(Object.entries(messages));
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  function translate(key: Key, params: MessageParams = {}): string {
    const text = texts.get(key);
    if (text === undefined) return key;
    if (!text.includes('{')) return text;
    let parts = parsed.get(key);
    if (!parts) {
      parts = parseLeniently(text);
      parsed.set(key, parts);
    }
    return print(parts, params, 0);
  }

  function print(parts: readonly MessagePart[], params: MessageParams, count: number): string {
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else if (part.type === 'parameter') text += String(params[part.name] ?? `{${part.name}}`);
      else if (part.type === 'count')
        text += (numbers ??= new Intl.NumberFormat(localeOf(language))).format(count);
      else {
        const value = Number(params[part.name] ?? 0);
        text += print(chooseBranch(part.branches, value), params, value);
      }
    }
    return text;
  }

  function chooseBranch(branches: ReadonlyMap<string, readonly MessagePart[]>, count: number) {
    rules ??= new Intl.PluralRules(language);
    return branches.get(`=${count}`) ?? branches.get(rules.select(count)) ?? branches.get('other') ?? [];
  }

  return translate;
}

function parseLeniently(text: string): readonly MessagePart[] {
  try {
    return parseMessage(text);
  } catch {
    return [text];
  }
}
