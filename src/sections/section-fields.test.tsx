import { describe, expect, test } from 'vitest';

import { setPaths, type Fields } from '#domain/editing/set-paths.ts';
import { buildListing } from '#tests/support/products.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

import { describeSection, type FieldDescription } from './framework/describe-fields.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { sectionExamples } from './section-examples.ts';

/** A page that has everything a section may follow: an article with headings, and a list of products. */
const context = buildSectionContext({
  page: {
    article: { ...standInArticle(1), sections: [], comments: [], meta: {} },
    headings: [
      { id: 'one', level: 2, text: 'One' },
      { id: 'two', level: 2, text: 'Two' },
    ],
    listing: buildListing(),
  },
});

describe.each([...sectionDefinitions.values()])('$type', (definition) => {
  const { type, presets } = definition;
  const { fields } = describeSection(definition);
  const starts = [...presets, ...(sectionExamples.get(type) ?? [])];

  // A field that changes nothing would be a riddle.
  test('every common field of its panel changes what is drawn', () => {
    const common = fields.filter(({ name }) =>
      /^(?:section|container|background|heading|content|button|footer)\b/.test(name),
    );
    const idle = common.filter((field) => !starts.some((start) => changesMarkup(type, field, start)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});

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
    case 'images':
      return [[5], [6, 7]];
    case 'link':
      return [{ type: 'page', url: 'elsewhere' }];
    case 'html':
      return ['<p>Other words</p>'];
    default:
      return ['Another text'];
  }
}
