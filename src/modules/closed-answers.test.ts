import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { toSerializerSchema, type JsonSchema } from '#http/json-schema.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

/** Places of answers that hold what has no fixed form, each for a reason; everything else is named field by field. */
const openPlaces: readonly [place: RegExp, reason: string][] = [
  [/\.(options|items\[\]|item|data|defaults)$/, 'what an owner put into a section: its type has the schema'],
  [/^POST \/admin\/previews\/sections \.sections\[\]$/, 'a section with what its view loads'],
  [
    / \.(?:document|before)$|^\w+ \/admin\/settings\/draft \.groups$/,
    'a document as a version or a draft has it, for its editors',
  ],
  [
    /\.changes\[\]\.value$|\/collisions \[\]\.(?:base|live|layer)$/,
    'what an edit put into a field, for its editors',
  ],
  [/\.faults\[\]\.expected$|^GET \/admin\/agents\/section-schemas \.settings\b/, 'a JSON Schema'],
  [/ \.orders\[\]\.contact$/, 'what a person wrote, handed back to that person whole'],
  [
    /^GET \/config \.ecommerce\.currency$|^GET \/menus\/.* \.target$|^\w+ \/admin\/(changes|publish|schedule).* \[\]\.key$|^GET \/admin\/texts \.pages\[\]\.key$|^\w+ \/admin\/(?:layers|agents).* .*(?:\.key|\.others\[\])$|\.schedule\.(together|failure\.because)\[\]$/,
    'one word',
  ],
];

const routes = listApiRoutes()
  .filter(({ contract }) => contract.mediaType === undefined && contract.status !== 204)
  .map(({ contract }) => ({
    name: `${contract.method} ${contract.path}`,
    schema: toSerializerSchema(contract.response),
  }));

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const schemasOf = (value: unknown) =>
  Object.entries(isSchema(value) ? value : {}).filter((entry) => isSchema(entry[1])) as [
    string,
    JsonSchema,
  ][];
const variants = (schema: JsonSchema) =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((key) => schemasOf(schema[key]).map(([, one]) => one));

/** Where a schema lets through what it does not name. */
function findOpen(schema: JsonSchema, place: string): string[] {
  const keys = Object.keys(schema).filter((key) => key !== 'nullable' && key !== 'definitions');
  if (keys.length === 0) return [place];
  const { additionalProperties: others } = schema;
  if (
    schema['type'] === 'object' &&
    others !== false &&
    (!isSchema(others) || Object.keys(others).length === 0)
  )
    return [place];
  return [
    ...schemasOf(schema['properties']).flatMap(([name, one]) => findOpen(one, `${place}.${name}`)),
    ...(isSchema(others) ? findOpen(others, `${place}{}`) : []),
    ...(isSchema(schema['items']) ? findOpen(schema['items'], `${place}[]`) : []),
    ...variants(schema).flatMap((one) => findOpen(one, place)),
    ...schemasOf(schema['definitions']).flatMap(([, one]) => findOpen(one, place)),
  ];
}

/** An answer of this form in which every object carries one field more, `leaked`. */
function makeLeaky(schema: JsonSchema, root: JsonSchema, depth = 0): unknown {
  if (depth > 12) return null;
  const make = (one: JsonSchema) => makeLeaky(one, root, depth + 1);
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].split('/').at(-1) ?? '';
    const target = schemasOf(root['definitions']).find(([key]) => key === name)?.[1];
    return target ? makeLeaky(target, root, depth + 4) : null;
  }
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [variant] = variants(schema);
  if (variant) return make(variant);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  if (type === 'array') return isSchema(schema['items']) ? [make(schema['items'])] : [];
  if (type === 'object') {
    const fields = schemasOf(schema['properties']).map(([name, one]) => [name, make(one)]);
    return { ...Object.fromEntries(fields), leaked: 'a secret' };
  }
  return { string: 'text', integer: 1, number: 1, boolean: true }[String(type)] ?? null;
}

describe('answers of the API', () => {
  test('name all that they hold, but for a few places that are open on purpose', () => {
    const open = routes.flatMap(({ name, schema }) => findOpen(schema, `${name} `));
    expect(open.filter((place) => !openPlaces.some(([pattern]) => pattern.test(place)))).toEqual([]);
    expect(openPlaces.filter(([pattern]) => !open.some((place) => pattern.test(place)))).toEqual([]);
  });

  test('are written without what their schemas do not name', async () => {
    const app = Fastify();
    const closed = routes.filter(
      ({ schema }) =>
        findOpen(schema, '').length === 0 &&
        JSON.stringify(schema).includes('"object"') &&
        !/additionalProperties":\{/.test(JSON.stringify(schema)),
    );
    for (const [index, { schema }] of closed.entries()) {
      app.get(`/${index}`, { schema: { response: { 200: schema } } }, () => makeLeaky(schema, schema));
    }
    for (const [index, { name }] of closed.entries()) {
      const { statusCode, body } = await app.inject(`/${index}`);
      expect([name, statusCode, body.includes('leaked')]).toEqual([name, 200, false]);
    }
    expect(closed.length).toBeGreaterThan(100);
    await app.close();
  });
});
