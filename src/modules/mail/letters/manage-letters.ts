import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, fieldErrors, notFound } from '#domain/errors.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import { isAboutOrder, letterKinds, type LetterKind } from '#domain/letters/letter-kinds.ts';
import { findUnknownWord, type LetterTextId } from '#domain/letters/letter-texts.ts';
import type {
  Letter,
  LetterChange,
  LetterDraft,
  LetterInput,
  LetterList,
  LetterPreview,
} from '#domain/schemas/letter.schema.ts';
import type { MailTest } from '#domain/schemas/mail-server.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { composeMail } from '../compose-mail.ts';
import { readMailBrand } from '../mail-brand.ts';
import { readMember } from '../mail-facts.queries.ts';
import type { MailServer } from '../mail-server.ts';
import { testMails } from '../manage-mail.ts';
import { sendNow } from '../send-test-mail.ts';
import { drawLetter } from './draw-letter.ts';
import { letterDescriptors } from './letter-descriptors.ts';
import { selectChangedLetters, selectLetter, updateLetter } from './letters.queries.ts';
import { listTextIds, listWords, openLetter, originalOf, unchanged } from './open-letter.ts';
import { readExample, valuesOfExample } from './read-example.ts';

interface LetterKey {
  kind: LetterKind;
  language: Language;
}

/** Letters to people as their owner changes them. */
export interface LetterManagement {
  list(): Promise<LetterList>;
  read(key: LetterKey): Promise<Letter>;
  /** Throws 409 for a version that is not the present one, 422 for what the letter does not have. */
  change(key: LetterKey, change: LetterChange): Promise<Letter>;
  /** The letter as it would be sent; throws 404 for an order that is not there, 422 as `change`. */
  preview(key: LetterKey, draft: LetterDraft, staffId: number): Promise<LetterPreview>;
  /** The same, sent to the address of the member of the staff; so many an hour. */
  test(key: LetterKey, draft: LetterDraft, staffId: number): Promise<MailTest>;
}

interface LetterManagementOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  mailServer: MailServer;
  limits: Pick<RateLimiter, 'take'>;
  origin: () => string;
}

export function createLetterManagement({
  db,
  settings,
  mailServer,
  limits,
  origin,
}: LetterManagementOptions): LetterManagement {
  async function read(key: LetterKey): Promise<Letter> {
    return describeLetter(key, await selectLetter(db, key));
  }

  async function compose({ kind, language }: LetterKey, { orderId, ...draft }: LetterDraft, staffId: number) {
    const input = keepOwn({ kind, language }, draft);
    const known = await settings.read();
    const options = { settings: known, origin: origin(), language, orderId, staffId, now: new Date() };
    const example = await readExample(db, kind, options);
    if (!example) throw notFound('order');
    const letter = openLetter({ kind, language, input, values: valuesOfExample(kind, example) });
    const document = letter.applyTexts(drawLetter(kind, example, letter.t));
    const brand = readMailBrand(known, { origin: origin(), language });
    return { mail: composeMail(document, brand), preview: document.preview, brand, example };
  }

  return {
    async list() {
      const changed = await selectChangedLetters(db);
      const languagesOf = (kind: LetterKind) =>
        changed.filter((one) => one.kind === kind).map(({ language }) => language);
      const { language: shop } = await settings.read();
      return { language: shop, letters: letterKinds.map((kind) => ({ kind, changed: languagesOf(kind) })) };
    },

    read,

    async change(key, { version, ...input }) {
      if (!(await updateLetter(db, key, { ...keepOwn(key, input), version })))
        throw new AppError('conflict', 'content.errors.changed');
      return read(key);
    },

    async preview(key, draft, staffId) {
      const { mail, preview, example } = await compose(key, draft, staffId);
      const { id, number } = example.order;
      const order = isAboutOrder(key.kind) && id !== '' ? number : null;
      return { ...mail, preview, order, isExample: example.isMadeUp };
    },

    async test(key, draft, staffId) {
      await limits.take(testMails);
      if (!(await mailServer.isSending())) throw new AppError('conflict', 'mailServer.errors.none');
      const member = await readMember(db, staffId);
      if (!member) throw notFound('resource');
      const { mail, brand } = await compose(key, draft, staffId);
      return sendNow(mailServer, { mail, brand, to: member.email });
    },
  };
}

function describeLetter(
  { kind, language }: LetterKey,
  stored: (LetterInput & { version: number }) | null,
): Letter {
  const { texts, hidden } = stored ?? unchanged;
  const { optional = [], parts = [] } = letterDescriptors[kind];
  return {
    kind,
    language,
    version: stored?.version ?? 0,
    texts: listTextIds(kind).map((id) => ({
      id,
      original: originalOf(kind, id, language),
      own: texts[id] ?? '',
      words: listWords(kind, id, language),
      isOptional: optional.includes(id),
    })),
    parts: [...parts],
    // What a later version no longer lets go without is not offered any more.
    hidden: hidden.filter((id) => mayGoWithout(kind).includes(id)),
  };
}

/**
 * What is the owner's of all that was typed. Throws 422 where a text asks for what the letter cannot tell, and where
 * something is named or left out that the letter does not have or cannot go without.
 */
function keepOwn({ kind, language }: LetterKey, { texts, hidden }: LetterInput): LetterInput {
  const ids = listTextIds(kind);
  const wrong: Record<string, { errors: string[] }> = {};
  const own: Partial<Record<LetterTextId, string>> = {};
  for (const [name, text = ''] of Object.entries(texts)) {
    const id = ids.find((known) => known === name);
    if (text === '') continue;
    if (id === undefined) {
      wrong[name] = { errors: ['letters.errors.noText' satisfies MessageKey] };
      continue;
    }
    const unknown = findUnknownWord(text, listWords(kind, id, language));
    if (unknown !== null)
      wrong[id] = {
        errors: [writeMessageRef('letters.errors.noWord' satisfies MessageKey, { word: unknown })],
      };
    if (text !== originalOf(kind, id, language)) own[id] = text;
  }
  if (Object.keys(wrong).length > 0) throw fieldErrors({ texts: { children: wrong } });
  if (hidden.some((id) => !mayGoWithout(kind).includes(id)))
    throw fieldError('hidden', 'letters.errors.stays');
  return { texts: own, hidden: [...new Set(hidden)] };
}

function mayGoWithout(kind: LetterKind): readonly string[] {
  const { optional = [], parts = [] } = letterDescriptors[kind];
  return [...optional, ...parts];
}
