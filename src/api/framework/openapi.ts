import { STATUS_CODES } from 'node:http';

import { z } from 'zod';

import type { ApiRoute, RouteContract } from './define-route.ts';
import { errorBodySchema } from './errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { parameterSchemas } from './query-parsing.ts';

export interface OpenApiOptions {
  version: string;
  /** Base address of the API, without a trailing slash. */
  server: string;
  /** Schemas that get a name of their own under components. */
  components: Readonly<Record<string, z.ZodType>>;
}

/** The contracts as an OpenAPI 3.1 document. */
export function buildOpenApi(routes: readonly ApiRoute[], options: OpenApiOptions): JsonSchema {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...options.components, Error: errorBodySchema })) {
    names.add(schema, { id });
  }
  const schemas: Record<string, unknown> = {};
  const describe: Describe = (schema, side = 'output') => toComponentSchema(schema, side, names, schemas);

  const paths: Record<string, Record<string, unknown>> = {};
  for (const { contract } of routes) {
    (paths[contract.path] ??= {})[contract.method.toLowerCase()] = toOperation(contract, describe);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina API',
      version: options.version,
      description:
        'Prices are decimal numbers in major units of the shop’s currency, sizes centimetres, weights kilograms, dates ISO 8601.',
    },
    servers: [{ url: options.server }],
    tags: [...new Set(routes.map((route) => route.contract.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /login_check' },
      },
    },
  };
}

/** What is sent and what is answered differ: only in a request may a field that has a default be left out. */
type Side = 'input' | 'output';
type Describe = (schema: z.ZodType, side?: Side) => JsonSchema;

function toOperation(contract: RouteContract, describe: Describe): JsonSchema {
  const isGuarded = (contract.access ?? 'anyone') !== 'anyone';
  const failures = [400, ...(isGuarded ? [401, 403] : []), ...(contract.failures ?? []), 500, 503];
  return {
    operationId: operationId(contract),
    summary: contract.summary,
    tags: [contract.group],
    ...(isGuarded && { security: [{ bearer: [] }] }),
    parameters: [...toParameters(contract.params, 'path'), ...toParameters(contract.query, 'query')],
    ...(contract.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describe(contract.body, 'input') } },
      },
    }),
    ...(contract.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [contract.status ?? 200]: {
        description: 'Success',
        ...(contract.status !== 204 && {
          content: contract.mediaType
            ? { [contract.mediaType.split(';')[0] ?? '']: { schema: { type: 'string' } } }
            : { 'application/json': { schema: describe(contract.response) } },
        }),
      },
      ...Object.fromEntries(failures.map((status) => [status, failure(status, describe)])),
    },
  };
}

function failure(status: number, describe: Describe): JsonSchema {
  return {
    description: STATUS_CODES[status] ?? 'Error',
    content: { 'application/json': { schema: describe(errorBodySchema) } },
  };
}

/** `GET /products/{id}/reviews` is `getProductsByIdReviews`. */
function operationId({ method, path }: RouteContract): string {
  const words = path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const described = parameterSchemas.get(field) ?? {
      ...(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
      $schema: undefined,
    };
    const { description, style, ...json } = described;
    const isArray = json['type'] === 'array';
    return {
      name: isArray ? `${name}[]` : name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      ...(isArray && { style: 'form', explode: true }),
      ...(style !== undefined && { style, explode: true }),
      schema: JSON.parse(JSON.stringify(json)) as JsonSchema,
    };
  });
}

type Names = z.core.$ZodRegistry<{ id: string }>;

/**
 * A JSON schema whose named parts are moved to the components and referred to. Of what is sent they are called
 * `…Input`, since the same part may be answered with all its fields filled.
 */
function toComponentSchema(
  schema: z.ZodType,
  side: Side,
  names: Names,
  schemas: Record<string, unknown>,
): JsonSchema {
  const nameOf = (name: string) => (side === 'input' ? `${name}Input` : name);
  const json = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    metadata: names,
  }) as JsonSchema;
  const {
    $schema: _,
    $defs,
    ...root
  } = pointToComponents(json, nameOf) as JsonSchema & { $defs?: Record<string, unknown> };
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[nameOf(name)] ??= definition;
  const name = names.get(schema)?.id;
  if (!name) return root;
  schemas[nameOf(name)] ??= root;
  return { $ref: `#/components/schemas/${nameOf(name)}` };
}

function pointToComponents(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => pointToComponents(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, `#/components/schemas/${nameOf(inner.replace('#/$defs/', ''))}`]
          : [key, pointToComponents(inner, nameOf)],
      ),
  );
}
