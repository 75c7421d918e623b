import { expect, test } from 'vitest';

import { standInImages, standInProduct } from '#tests/support/stand-ins.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { FragmentCache } from './fragment-cache.ts';

const options = {} as PreparedSection['options'];
const base = { id: 's1', type: 'text', hidden: false, items: [], styles: {}, data: {} };

function section(over: Partial<PreparedSection> = {}): PreparedSection {
  return { ...base, frame: { kind: 'standard', button: 'frame' }, options, ...over };
}

/** Draws through the cache and tells how often the view really drew. */
function counting(draw: (context: SectionContext) => string) {
  const cache = new FragmentCache();
  let draws = 0;
  return {
    render: (prepared: PreparedSection, context: SectionContext, index = 0) =>
      cache.render(prepared, index, context, (given) => {
        draws++;
        return draw(given);
      })?.text,
    draws: () => draws,
  };
}

const context = buildSectionContext();

test('a section drawn from the same objects is drawn once', () => {
  const product = standInProduct(1);
  const { render, draws } = counting(() => 'markup');
  render(section({ data: { products: [product] } }), context);
  expect(render(section({ data: { products: [product] } }), context)).toBe('markup');
  expect(draws()).toBe(1);
});

test('a changed entity, another place, other options or other settings draw anew', () => {
  const { render, draws } = counting(() => 'markup');
  render(section({ data: { products: [standInProduct(1)] } }), context);
  render(section({ data: { products: [{ ...standInProduct(1) }] } }), context);
  render(section({ data: { products: [] } }), context, 1);
  render(section({ options: { ...options } }), context);
  render(section(), { ...context, settings: { ...context.settings } });
  expect(draws()).toBe(5);
});

test('what reads its page is drawn for every page', () => {
  const { render, draws } = counting((given) => given.page.title);
  render(section(), context);
  expect(render(section(), { ...context, page: { ...context.page, title: 'Other' } })).toBe('Other');
  expect(draws()).toBe(2);
});

test('a picture that was replaced draws anew', () => {
  const { render, draws } = counting((given) => given.image(1)?.uri ?? '');
  render(section(), context);
  render(section(), context);
  expect(draws()).toBe(1);
  const replaced = { ...standInImages.get(1)!, uri: '/img/original/1-new.webp' };
  expect(render(section(), { ...context, image: () => replaced })).toBe('/img/original/1-new.webp');
});

test('nothing is kept while editing', () => {
  const { render, draws } = counting(() => 'markup');
  const editing = { ...context, editing: true };
  render(section(), editing);
  render(section(), editing);
  expect(draws()).toBe(2);
});
