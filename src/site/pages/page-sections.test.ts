import { describe, expect, test } from 'vitest';

import { defaultSection, withTitle } from './page-sections.ts';

const typesOf = (sections: ReturnType<typeof withTitle>) => sections.map(({ type }) => type);

describe('the title of a page', () => {
  test('stands on top where the owner has placed none', () => {
    expect(typesOf(withTitle([defaultSection('a', 'text')]))).toEqual(['breadcrumbs', 'h1', 'text']);
    const hidden = { ...defaultSection('a', 'h1'), hidden: true };
    expect(typesOf(withTitle([hidden]))).toEqual(['breadcrumbs', 'h1', 'h1']);
  });

  test('is the owner’s, as a section or as the first heading of slides', () => {
    expect(typesOf(withTitle([defaultSection('a', 'h1')]))).toEqual(['h1']);
    const slides = defaultSection('a', 'slider', { isPageTitle: true });
    expect(typesOf(withTitle([slides]))).toEqual(['slider']);
    expect(typesOf(withTitle([{ ...slides, enable: false }]))).toEqual(['breadcrumbs', 'h1', 'slider']);
  });
});
