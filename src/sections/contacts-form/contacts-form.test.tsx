import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

test('the contacts of the settings beside the form [R216]', () => {
  const html = renderSectionHtml('contacts-form', { options: { heading: { title: 'Contacts' } } });
  expect(html.match(/<address>/g)).toHaveLength(1);
  expect(html).toContain('href="tel:+79123456789"');
  expect(html).toMatch(/<dt [^>]*>Phone</);
  expect(html).toContain('action="/forms/lead" method="post"');
  expect(html).not.toContain('<vt-map');
});

test('map and networks are options', () => {
  const html = renderSectionHtml('contacts-form', { options: { showMap: true, showSocials: false } });
  expect(html).toContain('<vt-map');
  expect(html).not.toContain('Instagram');
});

test('a shop without contacts shows the form alone', () => {
  const context = buildSectionContext({ settings: () => parseSettings({}) });
  const html = renderSectionHtml('contacts-form', { options: { showMap: true } }, context);
  expect(html).not.toMatch(/<address|<vt-map|data-facts/);
  expect(html).toContain('action="/forms/lead"');
});
