import { describe, expect, test } from 'vitest';

import { setPaths } from '#domain/editing/change-fields.ts';
import type { Fields } from '#domain/editing/fields.ts';
import { buildListing } from '#tests/support/products.ts';
import { buildSectionContext, listRequests, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

import { describeSection, type FieldDescription } from './framework/describe-fields.ts';
import { sectionDefinitions } from './sections.ts';
import { sectionExamples } from './section-examples.ts';

/** Pages that have what a section may follow, an article with headings and a list of products, and one without. */
const context = buildSectionContext({
  page: {
    article: { ...standInArticle(1), sections: [], comments: [], meta: {} },
    headings: [
      { id: 'one', level: 2, text: 'One' },
      { id: 'two', level: 2, text: 'Two' },
      { id: 'three', level: 3, text: 'Three' },
    ],
    listing: buildListing(),
  },
});
const plainContext = buildSectionContext();

describe.each([...sectionDefinitions.values()])('$type', (definition) => {
  const { type, presets } = definition;
  const { fields, itemFields } = describeSection(definition);
  const starts = [...presets, ...(sectionExamples.get(type) ?? [])];

  // A field that changes nothing would be a riddle.
  test('every common field of its panel changes what is drawn', () => {
    const common = fields.filter(({ name }) => isCommon(name));
    const idle = common.filter((field) => !starts.some((start) => changesMarkup(type, field, start)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  test('every field of its own changes what is drawn or what is asked for', () => {
    const own = fields.filter(({ name }) => !isCommon(name));
    const idle = own.filter(
      (field) =>
        !starts.some(({ options, items }) =>
          otherValues(field).some(
            (value) =>
              outcome(type, setField(options, field.path, value), items) !== outcome(type, options, items),
          ),
        ),
    );
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  test('every field of its items changes what is drawn', () => {
    const idle = (itemFields ?? []).filter(
      (field) =>
        !starts.some(({ options, items }) =>
          items.some((item, place) =>
            otherValues(field).some((value) => {
              const changed = items.with(place, setField(item as Fields, field.path, value));
              return outcome(type, options, changed) !== outcome(type, options, items);
            }),
          ),
        ),
    );
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});

const isCommon = (name: string) =>
  /^(?:section|container|background|heading|content|button|footer)\b/.test(name);

function setField(fields: Fields, path: readonly string[], value: unknown): Fields {
  return setPaths(fields, [{ path: [...path], value }])?.fields ?? fields;
}

/** What is drawn and what is asked for, where the stand-in answers look alike. */
function outcome(type: string, options: Fields, items: unknown[]): string {
  const section = { options, items };
  const drawn = renderSectionHtml(type, section, context);
  return drawn + JSON.stringify([context, plainContext].map((ofPage) => listRequests(type, section, ofPage)));
}

function changesMarkup(
  type: string,
  field: FieldDescription,
  { options, items }: { options: Fields; items: unknown[] },
): boolean {
  // What the field stands in must be there: a colour of the note needs a note, a button a title.
  const base = setPaths(options, setting(field))?.fields ?? options;
  const before = renderSectionHtml(type, { options: base, items }, context);
  return otherValues(field).some((value) => {
    const changed = setPaths(base, [{ path: [...field.path], value }]);
    return (
      changed !== null && renderSectionHtml(type, { options: changed.fields, items }, context) !== before
    );
  });
}

function setting({ path }: FieldDescription) {
  const [root = '', inner] = path;
  if (root === 'heading') {
    return [
      { path: ['heading', 'note'], value: 'A note' },
      ...(path[1] === 'title' ? [] : [{ path: ['heading', 'title'], value: 'A title' }]),
    ];
  }
  if (root === 'footer' && inner !== 'button') return [{ path: ['footer', 'note'], value: 'A note' }];
  const button = root === 'footer' ? ['footer', 'button'] : ['button'];
  if (root === 'button' || root === 'footer') {
    return [
      { path: [...button, 'title'], value: 'A button' },
      { path: [...button, 'link'], value: { type: 'homepage' } },
      ...(path.at(-1) === 'defaultComment' ? [{ path: [...button, 'type'], value: 'popup' }] : []),
    ];
  }
  if (root === 'content' && inner !== 'image') return [{ path: ['content', 'html'], value: '<p>Words</p>' }];
  return [];
}

function otherValues(field: FieldDescription): unknown[] {
  switch (field.kind) {
    case 'choice':
      return [...field.choices];
    case 'toggle':
      return [true, false];
    case 'color':
      return ['#123456', '#fedcba'];
    case 'image':
      return [5, 6];
    case 'focus':
      return [{ x: 20, y: 80 }];
    case 'images':
      return [[5], [6, 7]];
    case 'link':
      return [{ type: 'page', url: 'elsewhere' }];
    case 'html':
      return ['<p>Other words</p>'];
    case 'number':
      return [field.min, field.max];
    case 'columns':
      return [{ desktop: 6, tablet: 4, mobile: 2 }];
    case 'products':
    case 'catalogs':
    case 'articles':
    case 'tags':
      return field.many ? [[2], [3, 4]] : [2];
    case 'video':
      return ['https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ'];
    case 'list':
      return [[{ title: 'Elsewhere', url: 'https://example.com/elsewhere' }]];
    default:
      return ['Another text'];
  }
}
