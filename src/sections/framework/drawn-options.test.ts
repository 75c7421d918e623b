import { describe, expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { dropUnknownOptions } from './drawn-options.ts';

const optionsOf = (type: string) => {
  const definition = sectionDefinitions.get(type);
  if (!definition) throw new Error(`No definition of ${type}`);
  return definition.options;
};

describe('the schema of a type', () => {
  test('has the common options that its frame and its view draw, and no others', () => {
    const { shape } = optionsOf('breadcrumbs');
    expect(Object.keys(shape)).toEqual(['background']);
    expect(
      optionsOf('form-1').parse({ button: { title: 'Send', link: { type: 'homepage' } } }),
    ).toMatchObject({
      button: { title: 'Send', defaultComment: '' },
    });
    expect(optionsOf('form-1').parse({})['button']).toEqual({ title: '', defaultComment: '' });
  });
});

test('what a type no longer draws is dropped from what is stored, and nothing else', () => {
  const stored = {
    background: 'dark',
    content: { html: '<p>Words</p>', image: 5, htmlBefore: '<p>Before</p>' },
    button: { title: 'Go', link: { type: 'page', url: 'about' } },
    footer: { button: { title: 'More' } },
  };
  expect(dropUnknownOptions(optionsOf('text'), stored)).toEqual({
    ...stored,
    content: { html: '<p>Words</p>', htmlBefore: '<p>Before</p>' },
  });
  expect(dropUnknownOptions(optionsOf('form-1'), stored)).toEqual({
    ...stored,
    content: { html: '<p>Words</p>', htmlBefore: '<p>Before</p>' },
    button: { title: 'Go' },
  });
});
