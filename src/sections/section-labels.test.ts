import { describe, expect, test } from 'vitest';

import { describeSection, type FieldDescription } from './framework/describe-fields.ts';
import { purposeLabels } from './framework/common-labels.ts';
import { purposes, type Label } from './framework/labels.ts';
import { sectionDefinitions } from './sections.ts';
import { choiceLabel, fieldLabel, sectionLabels } from './section-labels.ts';

const isComplete = (label: Label | undefined) =>
  label !== undefined && label.en.trim() !== '' && /[а-яё]/i.test(label.ru);

test('every type, every shelf and nothing else is named', () => {
  expect([...sectionLabels.keys()].sort()).toEqual([...sectionDefinitions.keys()].sort());
  expect(purposes.every((purpose) => isComplete(purposeLabels[purpose]))).toBe(true);
});

describe.each([...sectionDefinitions.values()])('$type', (definition) => {
  const { type, presets } = definition;
  const labels = sectionLabels.get(type);
  const { fields, itemFields } = describeSection(definition);
  const all = [...fields, ...(itemFields ?? [])].flatMap(withInner);

  test('has a name, a line about it, and a word for its items', () => {
    expect(isComplete(labels?.name) && isComplete(labels?.about)).toBe(true);
    expect(isComplete(labels?.item)).toBe(itemFields !== null);
  });

  test('every preset has a name', () => {
    expect(presets.filter(({ name }) => !isComplete(labels?.presets[name])).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('every field and every choice has a name', () => {
    expect(all.filter(({ name }) => !isComplete(fieldLabel(type, name))).map(({ name }) => name)).toEqual([]);
    const choices = all.flatMap((field) =>
      field.kind === 'choice' ? field.choices.map((value) => [field.name, value] as const) : [],
    );
    const unnamed = choices.filter(([name, value]) => {
      const label = choiceLabel(type, name, value);
      return /\p{L}/u.test(value) ? !isComplete(label) : label === undefined;
    });
    expect(unnamed).toEqual([]);
  });

  test('names nothing that is not there', () => {
    const known = new Set(all.map(({ name }) => name));
    const own = [...Object.keys(labels?.fields ?? {}), ...Object.keys(labels?.choices ?? {})];
    expect(own.filter((name) => !known.has(name))).toEqual([]);
  });
});

function withInner(field: FieldDescription): FieldDescription[] {
  return field.kind === 'list' ? [field, ...field.fields] : [field];
}
