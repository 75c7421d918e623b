import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { isFields, type Fields } from '#domain/editing/fields.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { fillStartTexts } from '#sections/framework/fill-preset.ts';
import { sectionExamples } from '#sections/section-examples.ts';
import { sectionDefinitions } from '#sections/sections.ts';

/** Chooses one of a list. */
export type Take = <Value>(list: readonly [Value, ...Value[]] | readonly Value[]) => Value;

/** A section of every type, with what its typical example holds. */
export const everySection: readonly DocumentSection[] = [...sectionExamples].flatMap(([type, examples]) => {
  const [example] = examples;
  const definition = sectionDefinitions.get(type);
  if (!example || !definition) return [];
  const { options, items: filled } = fillStartTexts(type, example, 'en');
  const items = filled.filter(isFields).map((item, index) => ({ ...item, id: `i${index}` }));
  const { version } = definition;
  return [{ id: type, type, version, enable: true, hidden: false, options, items, styles: {} }];
});

export const defaults: Fields = settingsSchema.parse({ language: 'en' });

/** Every place of an object that a path leads to, with what stands there. */
export function placesIn(
  fields: Fields,
  before: readonly string[] = [],
): { path: string[]; value: unknown }[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const path = [...before, key];
    return [{ path, value }, ...(isFields(value) ? placesIn(value, path) : [])];
  });
}

export const placesOfType = new Map(
  everySection.map(({ type, options }) => {
    const parsed = sectionDefinitions.get(type)?.options.safeParse({}).data ?? {};
    return [type, [...placesIn(parsed), ...placesIn(options)]] as const;
  }),
);
export const everyPlace = [
  ...[...placesOfType.values()].flat(),
  ...everySection.flatMap(({ items }) => items.flatMap((item) => placesIn(item))),
  ...placesIn(defaults),
];
const valuesByKey = Map.groupBy(everyPlace, ({ path }) => path.at(-1) ?? '');

/** What no field, or hardly one, takes. */
const oddValues: readonly unknown[] = [
  null, true, '', 'a string', '#12', 'javascript:alert(1)', '<p>Hi<script>alert(1)</script></p>',
  'x'.repeat(60_000), '\0', '\ud800', -1, 0, 1, 1.5, 401, 1e12, [], ['one'], [1, 1], [null],
  Array.from({ length: 600 }, (_, index) => index), {}, { title: 5 }, { type: 'moon' }, { constructor: 1 },
  JSON.parse('{"__proto__": {"title": "x"}}'), JSON.parse('{"a": '.repeat(30) + '1' + '}'.repeat(30)),
]; // prettier-ignore
const oddPaths: readonly string[][] = [
  ['constructor'], ['__proto__'], ['__proto__', 'title'], ['constructor', 'prototype', 'x'], ['toString'],
  [''], ['made', 'up'], ['id'], ['items'], ['0'], Array.from({ length: 12 }, () => 'deep'),
]; // prettier-ignore
const oddIds: readonly string[] = ['gone', '__proto__', 'constructor', 'toString', '', 'a b', 'x'.repeat(41)];

/** A change of a field that is there, or is not. */
export function changeOf(
  places: readonly { path: string[] }[],
  take: Take,
): { path: string[]; value?: unknown } {
  const path = take([0, 1, 2, 3, 4, 5, 6]) < 6 && places.length > 0 ? take(places).path : take(oddPaths);
  const alike = valuesByKey.get(path.at(-1) ?? '') ?? [];
  const kind = take(['alike', 'alike', 'alike', 'any', 'odd', 'gone']);
  if (kind === 'gone') return { path };
  if (kind === 'alike' && alike.length > 0) return { path, value: take(alike).value };
  return { path, value: kind === 'any' ? take(everyPlace).value : take(oddValues) };
}

/** One of those that are there, and now and then one that is not. */
export function idOf<Id extends string | null>(there: readonly Id[], take: Take): Id | string {
  return take([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) < 9 && there.length > 0 ? take(there) : take(oddIds);
}

export const inside = (root: string) => (place: { path: string[] }) => ({ path: [root, ...place.path] });

/** Fields of which one may be what it must not. */
export function spoiled<Given extends Fields>(fields: Given, take: Take): Given {
  const places = placesIn(fields);
  if (take([0, 1, 2]) > 0 || places.length === 0) return fields;
  const { path } = take(places);
  return setIn(fields, path, take(oddValues)) as Given;
}

function setIn(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = fields[key];
  return { ...fields, [key]: rest.length > 0 && isFields(inner) ? setIn(inner, rest, value) : value };
}
