import { expect, test } from 'vitest';

import { parseSettings, type Settings } from '#domain/settings/settings.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

const draw = (change?: (common: Settings['common']) => Partial<Settings['common']>, options = {}) =>
  renderSectionHtml(
    'contacts-1',
    { options },
    buildSectionContext({
      settings: (settings) => ({ ...settings, common: { ...settings.common, ...change?.(settings.common) } }),
    }),
  );

test('facts of the settings in one address', () => {
  const html = draw();
  expect(html.match(/<address>/g)).toHaveLength(1);
  expect(html).toContain('href="tel:+79123456789"');
  expect(html).toContain('>8 (912) 345-67-89<');
  expect(html).toContain('href="mailto:hello@example.com"');
  expect(html).toMatch(
    /href="https:\/\/wa\.me\/971501234567\?text=Hello" target="_blank" rel="noopener noreferrer"/,
  );
  expect(html).toContain('href="https://t.me/example"');
  expect(html).toContain('12 Alserkal Avenue');
  expect(html).toContain('Mon–Fri 10:00–19:00');
  expect(html).toContain('href="https://instagram.com/example"');
});

test('the numbers, and nothing else, are marked for services that count calls [R654]', () => {
  const marked = [...draw().matchAll(/<a [^>]*data-phone=""[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(marked).toEqual(['8 (912) 345-67-89', '+971 50 123 4567']);
});

test.each([
  ['phone', 'tel:'],
  ['email', 'mailto:'],
  ['telegram', 't.me'],
  ['whatsapp', 'wa.me'],
] as const)('flags of %s: on phones, on larger screens, nowhere [R213]', (kind, mark) => {
  const off = (flags: Settings['common']['showOnContacts']) => ({ ...flags, [kind]: false });
  const linkTo = (html: string) =>
    new RegExp(`<dd(?: class="([^"]*)")?><a class="[^"]*" href="[^"]*${mark}`).exec(html);
  expect(linkTo(draw())?.[1]).toBeUndefined();
  expect(linkTo(draw())).not.toBeNull();
  expect(linkTo(draw((common) => ({ showOnContacts: off(common.showOnContacts) })))?.[1]).toContain(
    '--no-desktop',
  );
  expect(
    linkTo(draw((common) => ({ showOnMobileContacts: off(common.showOnMobileContacts) })))?.[1],
  ).toContain('--no-mobile');
  const nowhere = draw((common) => ({
    showOnContacts: off(common.showOnContacts),
    showOnMobileContacts: off(common.showOnMobileContacts),
  }));
  expect(nowhere).not.toContain(mark);
});

test('the map is a link until script makes it a frame', () => {
  const html = draw();
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<vt-map [^>]*data-title="Map"/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/maps\.example\.com\/embed\?q=12"[^>]*>Show the map</);
  expect(html).toContain('maps.example.com</span>');
});

test.each([
  '',
  'http://maps.example.com',
  'javascript:alert(1)',
  'Alserkal Avenue',
  '<iframe src="https://x.example">',
])('no map for %j', (mapUrl) => {
  expect(draw(() => ({ mapUrl }))).not.toContain('vt-map');
});

test('map and networks can be left out', () => {
  const html = draw(undefined, { showMap: false, showSocials: false });
  expect(html).not.toContain('vt-map');
  expect(html).not.toContain('Instagram');
});

test('a shop without contacts shows nothing', () => {
  expect(
    renderSectionHtml('contacts-1', {}, buildSectionContext({ settings: () => parseSettings({}) })),
  ).toBe('');
});
