import { z } from 'zod';
import { expect, test } from 'vitest';

import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import { defineSection } from '#sections/framework/define-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { cleanContent, findContentFault } from './judge-content.ts';

const content = (type: string, more: Partial<SectionContent> = {}): SectionContent => ({
  type,
  version: sectionDefinitions.get(type)?.version ?? 1,
  options: {},
  items: [],
  styles: {},
  ...more,
});
const faultOf = (one: SectionContent, definitions: DefinitionRegistry = sectionDefinitions) =>
  findContentFault(cleanContent(one, definitions), definitions)?.path.join('.') ?? null;

test('what a page would take is kept, without fields that its type does not have and with clean rich text', () => {
  const cleaned = cleanContent(
    content('text', {
      name: 'About',
      options: { nobody: 1, content: { html: '<p onclick="x()">Hi</p><script>x()</script>' } },
      styles: { mobile: { hidden: true } },
    }),
    sectionDefinitions,
  );
  expect(cleaned).toEqual(
    content('text', {
      name: 'About',
      options: { content: { html: '<p>Hi</p>' } },
      styles: { mobile: { hidden: true } },
    }),
  );
  expect(faultOf(cleaned)).toBeNull();
});

test('items lose their ids and what their type does not have', () => {
  const { items } = cleanContent(
    content('slider', { items: [{ id: 'a', heading: { title: 'First' }, nobody: 1 }] }),
    sectionDefinitions,
  );
  expect(items).toEqual([{ heading: { title: 'First' } }]);
});

test.each<[string, SectionContent, string]>([
  ['a type that nobody knows', content('no-such-type'), 'type'],
  ['a version that is still to come', content('text', { version: 99 }), 'version'],
  ['an option that its type refuses', content('text', { options: { size: 'enormous' } }), 'options.size'],
])('%s is told', (_what, one, path) => {
  expect(faultOf(one)).toBe(path);
});

test('what an earlier version of its type wrote can still be added, as long as it can be brought up to date', () => {
  const noteOf = (migrate: (text: unknown) => unknown): DefinitionRegistry =>
    new Map([
      [
        'note',
        defineSection({
          type: 'note',
          purpose: 'text',
          version: 2,
          options: { words: z.string().max(10) },
          migrate: { 1: ({ options, items }) => ({ options: { words: migrate(options['text']) }, items }) },
        }),
      ],
    ]);
  const old = content('note', { version: 1, options: { text: 'Hello' } });
  expect(
    faultOf(
      old,
      noteOf((text) => text),
    ),
  ).toBeNull();
  expect(
    faultOf(
      old,
      noteOf(() => 7),
    ),
  ).toBe('options.words');
  expect(
    cleanContent(
      old,
      noteOf((text) => text),
    ),
  ).toEqual(old);
});
