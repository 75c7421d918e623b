import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { factsOf } from '#domain/settings/setting.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';

import { languageCodes } from '#locales/languages.ts';
import { loadAdminTexts } from '#tests/support/admin-texts.ts';

import { settingLeaves } from './setting-leaves.ts';
import { labelKey, settingsTabs } from './settings-layout.ts';
import { settingsLabels } from './settings.labels.ts';
import { settingsTexts } from './settings.texts.ts';

await loadAdminTexts();

const placed = settingsTabs.flatMap(({ cards }) => cards.flatMap(({ fields }) => fields));

it('every setting has a place in the form, but for those that the builder edits', () => {
  const placeless = Object.entries<z.ZodType>(settingsSchema.shape).flatMap(([group, schema]) => {
    if (factsOf(schema)) return [];
    const { innerType } = z.object({ innerType: z.instanceof(z.ZodObject) }).parse(schema.def);
    return Object.entries<z.ZodType>(innerType.shape).flatMap(([name, value]) =>
      factsOf(value) ? [] : [group === 'styles' ? group : `${group}.${name}`],
    );
  });
  expect([...new Set(placeless)]).toEqual(['header.desktop', 'header.mobile', 'styles']);
});

it('every setting stands in exactly one place', () => {
  const paths = placed.flatMap(({ leaves }) => leaves.map(({ path }) => path));
  expect(paths.toSorted()).toEqual(settingLeaves.map(({ path }) => path).toSorted());
  expect(settingsTabs.flatMap(({ cards }) => cards.filter(({ fields }) => fields.length === 0))).toEqual([]);
});

describe.each(languageCodes)('in %s', (language) => {
  it('every setting has a name and one sentence on what it does, and nothing else has', () => {
    const keys = new Set(settingLeaves.map(({ path }) => labelKey(path)));
    expect(Object.keys(settingsLabels[language]).toSorted()).toEqual([...keys].toSorted());
    for (const { name: label, about: sentence } of Object.values(settingsLabels[language])) {
      expect(label).not.toBe('');
      expect(sentence).toMatch(/[^.][.]$/);
    }
  });

  it('every part and every choice has its words', () => {
    const wanted = [
      ...settingLeaves
        .filter(({ path }) => labelKey(path) !== path)
        .map(({ path }) => `part.${path.split('.').at(-1)}`),
      ...settingLeaves
        // Languages are called by their own names.
        .filter(({ group }) => group !== 'language')
        .flatMap(({ choices }) => choices.map((choice) => `choice.${choice}`)),
      ...settingsTabs.map(({ id }) => `tab.${id}`),
      ...settingsTabs.flatMap(({ cards }) => cards.map(({ id }) => `card.${id}`)),
    ];
    expect(wanted.filter((key) => settingsTexts.find(key, language) === undefined)).toEqual([]);
  });
});
