import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { findTexts, replaceTexts } from './replace-texts.ts';
import { sectionDefinitions } from './sections.ts';

const definitionOf = (type: string) => sectionDefinitions.get(type);

function makePage(...sections: Partial<DocumentSection>[]): PageDocument {
  const made = sections.map((section, at): DocumentSection => ({
    id: `s${at}`,
    type: 'text',
    version: 1,
    enable: true,
    hidden: false,
    options: {},
    items: [],
    styles: {},
    ...section,
  }));
  return {
    kind: 'page',
    title: 'Page',
    slug: 'page',
    meta: {},
    sections: Object.fromEntries(made.map((section) => [section.id, section])),
    order: made.map(({ id }) => id),
  };
}

const withText = (title: string, html: string) => ({ options: { heading: { title }, content: { html } } });

function apply(page: PageDocument, intents: readonly Intent[]): PageDocument {
  return intents.reduce((document, intent) => {
    const outcome = applyIntent(document, intent);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.document as PageDocument;
  }, page);
}

function replace(page: PageDocument, find: string, replacement: string, matchCase = false) {
  const replaced = replaceTexts(page, { find, replacement, matchCase }, definitionOf);
  return { ...replaced, page: apply(page, replaced.intents) };
}

describe('texts of sections', () => {
  test('are found with the words around them, in the page’s order, and told how often', () => {
    const page = makePage(
      withText('Our shop', '<p>Call the shop, or come to the <b>SHOP</b>.</p>'),
      { type: 'faq', name: 'Questions', items: [{ id: 'q', question: 'Where is the shop?' }] },
      withText('Nothing here', '<p>Nor here</p>'),
    );
    const { places, total } = findTexts(page, { find: 'Shop', matchCase: false }, definitionOf);
    expect(total).toBe(3);
    expect(places.map(({ name, type, count, before, match }) => [name, type, count, before, match])).toEqual([
      ['', 'text', 1, 'Our ', 'shop'],
      ['', 'text', 2, 'Call the ', 'shop'],
      ['Questions', 'faq', 1, 'Where is the ', 'shop'],
    ]);
    expect(findTexts(page, { find: 'SHOP', matchCase: true }, definitionOf).total).toBe(1);
  });

  test('are replaced between the tags of rich text, never in them', () => {
    const page = makePage(withText('', '<p class="shop"><a href="/shop">the shop &amp; more</a> shop</p>'));
    const { page: after, fields } = replace(page, 'shop & more', 'store <b> & so on');
    expect(fields).toBe(1);
    expect(after.sections['s0']?.options['content']).toEqual({
      html: '<p class="shop"><a href="/shop">the store &lt;b&gt; &amp; so on</a> shop</p>',
    });
    expect(replace(page, 'a href', 'x').fields).toBe(0);
    expect(replace(page, 'amp', 'x').fields).toBe(0);
    expect(replace(page, ';', 'x').fields).toBe(0);
  });

  test('a space finds one that does not break, and signs that grow in lower case do not shift what is found', () => {
    expect(
      replace(makePage(withText('10\u00a0000 ₽', '')), '10 000', '12 000').page.sections['s0']?.options,
    ).toEqual({
      heading: { title: '12 000 ₽' },
      content: { html: '' },
    });
    expect(
      replace(makePage(withText('İstanbul İİ shop', '')), 'SHOP', 'store').page.sections['s0']?.options[
        'heading'
      ],
    ).toEqual({ title: 'İstanbul İİ store' });
  });

  test('that would become too long stay, and the others of their section are replaced', () => {
    const page = makePage(withText('x'.repeat(299) + 'a', '<p>a</p>'));
    const { fields, refused, page: after } = replace(page, 'a', 'bb');
    expect([fields, refused]).toEqual([1, 1]);
    expect(after.sections['s0']?.options).toEqual({
      heading: { title: 'x'.repeat(299) + 'a' },
      content: { html: '<p>bb</p>' },
    });
  });

  test('of fields that are not wanted stay', () => {
    const page = makePage(withText('shop', '<p>shop</p>'));
    const [first] = findTexts(page, { find: 'shop', matchCase: false }, definitionOf).places;
    const { intents, fields } = replaceTexts(
      page,
      { find: 'shop', replacement: 'store', matchCase: false },
      definitionOf,
      (key) => key !== first?.key,
    );
    expect(fields).toBe(1);
    expect(apply(page, intents).sections['s0']?.options).toEqual({
      heading: { title: 'shop' },
      content: { html: '<p>store</p>' },
    });
  });

  test('come back by the way back, whatever was replaced', () => {
    const words = fc.array(fc.constantFrom('a', 'A', 'b', ' ', '&amp;', '<b>', '</b>', 'İ', '\u00a0'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        words,
        words,
        fc.constantFrom('a', 'b', 'ab', '&', ' ', 'i', 'amp', ';'),
        fc.constantFrom('', 'a', 'xyz', '<', '$&'),
        fc.boolean(),
        (title, html, find, replacement, matchCase) => {
          const page = makePage(withText(title.join(''), html.join('')), {
            type: 'faq',
            items: [{ id: 'q', question: title.join('') }],
          });
          const { page: after, inverse } = replace(page, find, replacement, matchCase);
          expect(apply(after, inverse)).toEqual(page);
          const tags = (document: PageDocument) =>
            JSON.stringify(document.sections['s0']?.options['content']).match(/<\/?b>/g);
          expect(tags(after)).toEqual(tags(page));
          expect(JSON.stringify(after.sections['s0']?.options['content'])).not.toMatch(/&(?!amp;|lt;)/);
        },
      ),
    );
  });

  test('of a kind of section that is not known are left alone', () => {
    const page = makePage({ type: 'unknown-kind', options: { title: 'shop' } });
    expect(replace(page, 'shop', 'store').fields).toBe(0);
  });
});
