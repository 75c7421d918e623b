import { describe, expect, test } from 'vitest';

import { isAboutOrder, letterKinds, type LetterKind } from '#domain/letters/letter-kinds.ts';
import { isLetterWord, isLine, letterTextIds, maxLengthOf } from '#domain/letters/letter-texts.ts';
import { letterInputSchema, type LetterInput } from '#domain/schemas/letter.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { messagesOf, translatorOf } from '#i18n/messages-of.ts';
import { languageCodes, type Language } from '#locales/languages.ts';
import { Html } from '#tests/support/html.ts';

import { composeMail } from '../compose-mail.ts';
import { readMailBrand } from '../mail-brand.ts';
import { drawLetter } from './draw-letter.ts';
import { letterDescriptors } from './letter-descriptors.ts';
import { listTextIds, listWords, openLetter, originalOf, unchanged } from './open-letter.ts';
import { makeExample, valuesOfExample } from './read-example.ts';

const origin = 'https://shop.example';
const settings = parseSettings({ common: { sitename: 'Tide & Clay', emails: ['hello@shop.example'] } });
const letters = letterKinds.flatMap((kind) => languageCodes.map((language) => ({ kind, language })));
const now = new Date('2026-05-01T10:00:00Z');

function compose(kind: LetterKind, language: Language, input: LetterInput) {
  const example = makeExample({ settings, origin, language, now });
  const { t, applyTexts } = openLetter({ kind, language, input, values: valuesOfExample(kind, example) });
  const document = applyTexts(drawLetter(kind, example, t));
  return composeMail(document, readMailBrand(settings, { origin, language }));
}

function fill(kind: LetterKind, textOf: (id: string) => string): LetterInput {
  const texts = Object.fromEntries(listTextIds(kind).map((id) => [id, textOf(id).slice(0, maxLengthOf(id))]));
  return letterInputSchema.parse({ texts, hidden: [] });
}

describe('a letter that its owner has left alone', () => {
  test.each(letters)('$kind in $language is what the program writes, byte by byte', ({ kind, language }) => {
    const example = makeExample({ settings, origin, language, now });
    const brand = readMailBrand(settings, { origin, language });
    const written = drawLetter(kind, example, translatorOf(language));
    const { links, ...changed } = openLetter({ kind, language, input: unchanged, values: {} }).applyTexts(
      written,
    );
    expect(links).toBeUndefined();
    expect(changed).toEqual(written);
    expect(compose(kind, language, unchanged)).toEqual(composeMail(written, brand));
  });

  test.each(letters)('$kind in $language has every text that it offers', ({ kind, language }) => {
    const example = makeExample({ settings, origin, language, now });
    const asked = new Set<string>();
    const t = translatorOf(language);
    const say = Object.assign((...args: Parameters<typeof t>) => (asked.add(args[0]), t(...args)), {
      hasMessage: t.hasMessage,
      language,
    });
    const order = { ...example.order, awaitsPayment: true };
    const isNamed = { ...example, order };
    const nameless = {
      ...isNamed,
      order: { ...order, rest: '$1', contact: { ...order.contact, firstName: '' } },
      person: { ...example.person, firstName: '' },
    };
    for (const one of [isNamed, nameless]) {
      for (const way of [{}, { isCash: true }, { isCredit: true }, { card: '2346' }])
        drawLetter(kind, { ...one, refund: { ...one.refund, ...way } }, say);
    }
    const offered = Object.values(letterDescriptors[kind].texts);
    expect(offered.filter((key) => !asked.has(key))).toEqual([]);
  });
});

test.each(letters)(
  '$kind in $language asks for no count and for no word without a name',
  ({ kind, language }) => {
    for (const key of Object.values(letterDescriptors[kind].texts)) {
      const text = messagesOf(language)[key];
      expect(text).not.toMatch(/, *plural/);
      for (const [, word = ''] of text.matchAll(/\{(\w+)\}/g))
        expect([word, isLetterWord(word)]).toEqual([word, true]);
    }
  },
);

test('no language asks for other words than English', () => {
  for (const { kind, language } of letters) {
    for (const id of listTextIds(kind))
      expect(listWords(kind, id, language).toSorted()).toEqual(listWords(kind, id, 'en').toSorted());
  }
});

describe('a letter in the words of its owner', () => {
  const hostile =
    '<script>alert(1)</script> "\'`><img src=x onerror=alert(1)>\r\nBcc: eve@evil.example\u202e {unknown} {{7*7}} ';

  test.each(letters)('$kind in $language shows hostile words as words', ({ kind, language }) => {
    const { subject, html, text } = compose(
      kind,
      language,
      fill(kind, () => hostile),
    );
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    const page = new Html(html);
    expect(html).not.toMatch(/<script|<img src="?x/);
    expect(page.visibleText).toContain('<script>alert(1)</script>');
    expect(page.visibleText).toContain('{unknown}');
    expect(text).toContain('<script>alert(1)</script>');
  });

  test.each(letters)('$kind in $language says each of them, and in both parts', ({ kind, language }) => {
    const { subject, html, text } = compose(
      kind,
      language,
      fill(kind, (id) => `Own ${id}.`),
    );
    const { visibleText } = new Html(html);
    expect(subject).toBe('Own subject.');
    for (const id of ['heading', 'intro', 'opening', 'closing'] as const) {
      if (!listTextIds(kind).includes(id)) continue;
      expect(visibleText).toContain(`Own ${id}.`);
      expect(text.toLowerCase()).toContain(`own ${id}.`);
    }
    expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
  });

  test.each(letters)('$kind in $language may be 40 % longer', ({ kind, language }) => {
    const input = fill(kind, (id) => {
      const known = letterTextIds.find((one) => one === id);
      const original = known ? originalOf(kind, known, language) : '';
      return original + 'ш'.repeat(Math.ceil(original.length * 0.4));
    });
    for (const [id, text] of Object.entries(input.texts)) {
      const known = letterTextIds.find((one) => one === id);
      expect(text?.length ?? 0).toBeLessThanOrEqual(known ? maxLengthOf(known) : 0);
    }
    expect(compose(kind, language, input).html).toContain('шш');
  });

  test('puts in what it asks for, also where the original does not', () => {
    const input = { texts: { intro: 'Order {number} at {shop}, {total}.' }, hidden: [] };
    const { html } = compose('order-paid', 'en', input);
    expect(html).toContain('Order 1001 at Tide &amp; Clay, ');
  });

  test('has its paragraphs, its lines and its links, and no link of what others typed', () => {
    const input = letterInputSchema.parse({
      texts: {
        subject: 'See https://shop.example/subject',
        greeting: 'Dear {name}',
        intro: 'One\ntwo\n\nSee https://shop.example/faq.',
        closing: 'Write to mailto:hi@shop.example',
      },
      hidden: [],
    });
    const example = makeExample({ settings, origin, language: 'en', now });
    example.order.contact.firstName = 'https://evil.example';
    const { t, applyTexts } = openLetter({ kind: 'order-paid', language: 'en', input, values: {} });
    const document = applyTexts(drawLetter('order-paid', example, t));
    const { html, text } = composeMail(document, readMailBrand(settings, { origin, language: 'en' }));
    expect(html).toMatch(/>One<br\/>two<\/p>/);
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/faq"[^>]*>/);
    expect(html).toMatch(/<a href="mailto:hi@shop\.example"[^>]*>/);
    expect(html).toContain('Dear https://evil.example');
    expect(html).not.toContain('href="https://evil.example');
    expect(html).not.toContain('href="https://shop.example/subject');
    expect(text).toContain('One\ntwo\n\nSee https://shop.example/faq.');
  });

  test('goes without what its owner leaves out', () => {
    const { html, text } = compose('order-canceled', 'en', { texts: {}, hidden: ['money', 'items'] });
    expect(text).not.toContain('your money will be returned');
    expect(html).not.toContain('Tall vase');
    expect(compose('order-canceled', 'en', unchanged).text).toContain('your money will be returned');
  });

  test('has the own words after the beginning, and at the end above the small print', () => {
    const input = { texts: { opening: 'OPENING', closing: 'CLOSING' }, hidden: [] };
    const { text } = compose('welcome', 'en', input);
    expect(text).toMatch(/will then appear[^]*OPENING[^]*Confirm my address[^]*CLOSING[^]*If it was not you/);
  });
});

test('what confirms a contract or a withdrawal cannot be left out', () => {
  for (const kind of ['order-placed', 'order-to-confirm', 'order-edited'] as const)
    expect(letterDescriptors[kind].parts).toBeUndefined();
  expect(letterDescriptors['return-requested'].texts).not.toHaveProperty('intro');
});

test('what a letter may go without is of that letter, and is a paragraph', () => {
  for (const kind of letterKinds) {
    const { optional = [], texts, parts = [] } = letterDescriptors[kind];
    expect(optional.filter((id) => isLine(id) || texts[id] === undefined)).toEqual([]);
    expect(parts.length === 0 || isAboutOrder(kind)).toBe(true);
  }
});
