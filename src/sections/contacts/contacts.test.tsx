import { expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

test.each(['contacts-2', 'contacts-3'])('%s shows the facts and the map of the settings [R213]', (type) => {
  const html = renderSectionHtml(type, { options: { heading: { title: 'Come by' } } });
  expect(html).toContain('<address');
  expect(html).toContain('<vt-map');
  expect(html).toContain('Come by');
});

test('the card over the map is a dark ground of its own', () => {
  expect(renderSectionHtml('contacts-3', {}, buildSectionContext({}))).toContain(
    'class="vt-contacts-3__card" data-background="dark"',
  );
});
