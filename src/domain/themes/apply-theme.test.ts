import { expect, test } from 'vitest';

import { applyIntent } from '../editing/apply-intent.ts';
import { diffDocuments } from '../editing/diff-documents.ts';
import type { EditableDocument, SettingsDocument } from '../editing/documents.schema.ts';
import { settingsSchema } from '../settings/settings.schema.ts';

import { applyTheme } from './apply-theme.ts';
import { readyThemeNames, readyThemes } from './ready-themes.ts';
import { themeParts, type ThemePart } from './theme.schema.ts';

const everything = new Set(themeParts);

function makeSettings(groups: Record<string, unknown> = {}): SettingsDocument {
  return { kind: 'settings', groups: settingsSchema.parse(groups) };
}

const owned = makeSettings({
  common: { sitename: 'Mine', phones: ['+1 202 555 0142'], type: 'services_cart' },
  header: {
    logo: 5,
    logoAlt: 'My logo',
    sendEnquiry: { isShow: false },
    desktop: {
      top: { center: [{ type: 'customText', html: '<p>Open on Sundays</p>' }] },
      main: { start: [{ type: 'menu', menu: 'info' }], end: [{ type: 'button', text: 'Ask me' }] },
    },
  },
  footer: { logo: 6, text: '<p>My company</p>', menuColumns: 3 },
  ecommerce: { currency: 'EUR', itemPerPage: 30, filter: { enabled: false }, skuIsShow: false },
  media: { itemsStyle: { showAuthor: false } },
  seo: { customStyle: '.mine{}' },
});

test.each(readyThemeNames)('%s fits the settings and leaves what the owner has written', (name) => {
  const { groups } = applyTheme(owned, readyThemes[name], everything);
  const settings = settingsSchema.parse(groups);
  const before = settingsSchema.parse(owned.groups);
  expect(settings).toEqual(groups);
  expect(settings.styles).toEqual(readyThemes[name].styles);
  expect(settings).toMatchObject({ common: before.common, seo: before.seo, socials: before.socials });
  expect(settings.header).toMatchObject({ logo: 5, logoAlt: 'My logo', sendEnquiry: { isShow: false } });
  expect(settings.footer).toMatchObject({ logo: 6, text: '<p>My company</p>', menuColumns: 3 });
  expect(settings.ecommerce).toMatchObject({
    currency: before.ecommerce.currency,
    itemPerPage: 30,
    filter: { enabled: false },
    skuIsShow: false,
  });
  expect(settings.media.itemsStyle.showAuthor).toBe(false);
  const rows = JSON.stringify(settings.header.desktop);
  for (const own of ['Open on Sundays', 'Ask me', '"info"']) expect(rows).toContain(own);
});

test('going through all themes and back to the first leaves nothing of the others', () => {
  const start = applyTheme(owned, readyThemes.paper, everything);
  const through = readyThemeNames.reduce(
    (settings, name) => applyTheme(settings, readyThemes[name], everything),
    start,
  );
  expect(applyTheme(through, readyThemes.paper, everything)).toEqual(start);
});

test.each<[ThemePart, string[]]>([
  ['look', ['styles']],
  ['layout', ['header', 'footer']],
  ['cards', ['ecommerce', 'media']],
  ['home', []],
])('the part %s writes to nothing but %j', (part, touched) => {
  const { groups } = applyTheme(owned, readyThemes.pulse, new Set([part]));
  const changed = Object.keys(groups).filter(
    (group) => JSON.stringify(groups[group]) !== JSON.stringify(owned.groups[group]),
  );
  expect(changed).toEqual(expect.arrayContaining(touched.filter((group) => group !== 'footer')));
  expect(changed.filter((group) => !touched.includes(group))).toEqual([]);
});

test.each(readyThemeNames)('%s is put on by intents, and taken off by their inverses exactly', (name) => {
  const intents = diffDocuments(owned, applyTheme(owned, readyThemes[name], everything));
  let document: EditableDocument = owned;
  const inverses = [];
  for (const intent of intents) {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(applied.reason);
    document = applied.document;
    inverses.unshift(applied.inverse);
  }
  for (const intent of inverses) {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(applied.reason);
    document = applied.document;
  }
  expect(document).toEqual(owned);
});
