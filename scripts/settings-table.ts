import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { messages as settingsTexts } from '#locales/en/settings.ts';
import { effects } from '#tests/storefront/effects/effects.ts';
import { effectPages, adminScreens } from '#tests/storefront/effects/pages.ts';

const labels = new Map<string, { name: string; about: string }>(Object.entries(settingsTexts));
export const settingsTableFile = join(import.meta.dirname, '../docs/settings.md');
const effectsTest = 'tests/storefront/setting-effects.db.test.ts';

/** Edited in the builder, whose panels say it in their own words. */
const madeInBuilder: Readonly<Record<string, string>> = {
  'header.desktop': 'What stands in this row of the header on larger screens.',
  'header.mobile': 'What stands in this row of the header on phones.',
  'styles.palette': 'A colour of the whole shop.',
  'styles.fontText': 'The font of texts.',
  'styles.fontHeading': 'The font of headings.',
  'styles.fontSize': 'Size of texts on this screen, in pixels.',
  'styles.headings': 'Size of these headings on this screen, in pixels.',
  'styles.headingWeight': 'Weight of headings; a font of two weights takes the nearer one.',
  'styles.headingUppercase': 'Headings in capitals.',
  'styles.buttonUppercase': 'Words of buttons in capitals.',
  'styles.radii': 'Rounded corners, in pixels.',
  'styles.contentWidth': 'Width of the content, in pixels.',
};

/** Every value of the settings by its path, with its default. A list or a row of the header is one value. */
export const settingDefaults: ReadonlyMap<string, unknown> = new Map(
  listValues('', settingsSchema.parse({})),
);

function listValues(path: string, value: unknown): [path: string, value: unknown][] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup || /^header\.(desktop|mobile)\.\w+$/.test(path)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    listValues(path === '' ? name : `${path}.${name}`, inner),
  );
}

/** `docs/settings.md`: what each setting does by itself, where that shows, and the test that sees it. */
export function writeSettingsTable(): string {
  const rows = [...settingDefaults].map(([path, value]) => {
    const effect = effects[path];
    const where = effect ? { ...effectPages, ...adminScreens }[effect.page] : '–';
    const test = effect && 'test' in effect ? effect.test : effectsTest;
    return `| \`${path}\` | ${writeDefault(value)} | ${sentenceOf(path)} | ${where} | ${test.replace(/^tests\//, '')} |`;
  });
  return [
    '# Settings',
    '',
    'Made by `npm run docs:settings` from the schemas (`src/domain/settings/`), the words of the back office and the effects that tests see (`tests/storefront/effects/`); a test fails when a setting has no effect or this page is stale. Tests stand below `tests/`.',
    '',
    '| Setting | Default | What it does | Seen on | Test |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function sentenceOf(path: string): string {
  for (let key = path; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    const label = labels.get(key);
    if (label) return `${label.name}: ${label.about}`.replaceAll('|', '\\|');
    const sentence = madeInBuilder[key];
    if (sentence !== undefined) return sentence;
  }
  throw new Error(`Nothing says what ${path} does`);
}

function writeDefault(value: unknown): string {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return 'empty';
  if (typeof value !== 'object') return `\`${String(value)}\``;
  const items = Object.values(value as Record<string, { type: string }[]>)
    .flat()
    .map(({ type }) => type);
  return items.length === 0 ? 'empty' : items.join(', ');
}

if (import.meta.main) writeFileSync(settingsTableFile, writeSettingsTable());
