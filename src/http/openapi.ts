import { STATUS_CODES } from 'node:http';

import { z } from 'zod';

import { scopesOf } from '#domain/api-scopes.ts';

import { apiGroups, type ApiGroup } from './api-groups.ts';
import { contractStatuses } from './contract-statuses.ts';
import type { ApiRoute, RouteContract } from './define-route.ts';
import { errorBodySchema, fieldErrorsSchema } from './errors.ts';
import { idempotencyKeyPattern } from './idempotency-key.ts';
import type { JsonSchema } from './json-schema.ts';
import { createExamples, type Examples } from './openapi-examples.ts';
import { createComponentSchemas, type ComponentSchemas } from './openapi-schemas.ts';
import { parameterSchemas } from './query-parsing.ts';

export interface OpenApiOptions {
  version: string;
  /** Base address of the API, without a trailing slash. */
  server: string;
  /** Schemas that get a name of their own under components. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Bodies of the messages that the shop sends, by their types. */
  webhooks?: Readonly<Record<string, z.ZodType>>;
}

/** Bodies of requests and answers, described and with an example of each. */
interface Bodies extends ComponentSchemas {
  examples: Examples;
}

/** The contracts as an OpenAPI 3.1 document. */
export function buildOpenApi(routes: readonly ApiRoute[], options: OpenApiOptions): JsonSchema {
  const named = { ...options.components, Error: errorBodySchema, FieldErrors: fieldErrorsSchema };
  const components = createComponentSchemas(named);
  const error = components.describe(errorBodySchema);
  const bodies: Bodies = { ...components, examples: createExamples(components.schemas) };

  const paths: Record<string, Record<string, unknown>> = {};
  const failures = new Set<number>();
  for (const { contract } of routes) {
    const takesFiles = contract.upload || contract.grows === 'files';
    const statuses = [...contractStatuses(contract), 500, 503, ...(takesFiles ? [507] : [])];
    for (const status of statuses) if (status >= 400) failures.add(status);
    (paths[contract.path] ??= {})[contract.method.toLowerCase()] = toOperation(contract, statuses, bodies);
  }
  const groups = new Set<ApiGroup>(routes.map(({ contract }) => contract.group));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina API',
      version: options.version,
      description:
        'Prices are decimal numbers in major units of the shop’s currency, sizes centimetres, weights kilograms, dates ISO 8601.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.server }],
    tags: [...groups].map((name) => ({ name, description: apiGroups[name] })),
    paths,
    webhooks: describeWebhooks(options.webhooks ?? {}, bodies),
    components: {
      schemas: components.schemas,
      responses: Object.fromEntries(
        [...failures].map((status) => [responseName(status), failure(status, error)]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of POST /login_check, or of POST /admin/login, or a key of the API (`vk_…`) with the scope that a call names. Keys are told of their limit by RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds).',
        },
      },
    },
  };
}

/** What the shop calls at addresses of others (Standard Webhooks 1.0). */
function describeWebhooks(webhooks: Readonly<Record<string, z.ZodType>>, bodies: Bodies): JsonSchema {
  return Object.fromEntries(
    Object.entries(webhooks).map(([type, body]) => [
      type,
      {
        post: {
          operationId: `webhook${type
            .split('.')
            .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
            .join('')}`,
          summary: `Sent as \`${type}\``,
          tags: ['Integrations' satisfies ApiGroup],
          security: [],
          parameters: webhookHeaders,
          requestBody: { required: true, content: sentBody(body, bodies) },
          responses: {
            '2XX': { description: 'Received. Anything else, a redirect too, is tried again for three days' },
            410: { description: 'Nothing more is wanted: the address is switched off' },
          },
        },
      },
    ]),
  );
}

const webhookHeaders: JsonSchema[] = [
  ['webhook-id', 'The same at every attempt', 'msg_9f2c1d5e7a804b63b1f0c2d4e6a8b0c2'],
  ['webhook-timestamp', 'Of the attempt, in seconds', '1780000000'],
  [
    'webhook-signature',
    'HMAC-SHA256 of `id.timestamp.body` by the secret, in Base64; several, with spaces between, while a secret is being replaced',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}));

function toOperation(contract: RouteContract, statuses: readonly number[], bodies: Bodies): JsonSchema {
  const success = contract.status ?? 200;
  return {
    operationId: operationId(contract),
    summary: contract.summary,
    ...describeScopes(contract),
    tags: [contract.group],
    security: security(contract),
    parameters: [
      ...toParameters(contract.params, 'path'),
      ...toParameters(contract.query, 'query'),
      ...toKeyParameter(contract),
    ],
    ...(contract.body && {
      requestBody: { required: true, content: sentBody(contract.body, bodies) },
    }),
    ...(contract.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [success]: {
        description: 'Success',
        ...(success !== 204 && { content: answeredBody(contract, bodies) }),
      },
      ...Object.fromEntries(
        statuses
          .filter((status) => status !== success)
          .map((status) => [
            status,
            status === 304
              ? { description: 'What the ETag of If-None-Match names is still good' }
              : { $ref: `#/components/responses/${responseName(status)}` },
          ]),
      ),
    },
  };
}

/** What a key needs; nothing where none opens the call. */
function describeScopes(contract: RouteContract): JsonSchema {
  const scopes = scopesOf(contract);
  const isForPeople = contract.isSensitive && !scopes.includes('webhooks:write');
  if (scopes.length === 0 || isForPeople) return {};
  return { description: `Scope of a key: ${scopes.map((scope) => `\`${scope}\``).join(' or ')}` };
}

/** None for what anyone may call; a token may come along where the answer depends on who asks. */
function security({ access = 'anyone', cache, ignoresToken }: RouteContract): JsonSchema[] {
  if (access !== 'anyone') return [{ bearer: [] }];
  return cache === 'private' && !ignoresToken ? [{}, { bearer: [] }] : [];
}

function sentBody(schema: z.ZodType, { describe, examples }: Bodies): JsonSchema {
  const described = describe(schema, 'input');
  return { 'application/json': { schema: described, example: examples.of(described) } };
}

function answeredBody({ response, mediaType }: RouteContract, { describe, examples }: Bodies): JsonSchema {
  if (mediaType) return { [mediaType.split(';')[0] ?? '']: { schema: { type: 'string' } } };
  const described = describe(response);
  return { 'application/json': { schema: described, example: examples.of(described) } };
}

/** 404 is `NotFound`. */
function responseName(status: number): string {
  return (STATUS_CODES[status] ?? 'Error').replace(/[^A-Za-z]+/g, '');
}

function failure(status: number, schema: JsonSchema): JsonSchema {
  const message = STATUS_CODES[status] ?? 'Error';
  return {
    description: message,
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 0 } } },
    }),
    content: { 'application/json': { schema, example: { code: status, message } } },
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

function toKeyParameter({ idempotencyKey: key }: RouteContract): JsonSchema[] {
  if (!key) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: key.isRequired,
      description: `1 to 200 visible ASCII characters, such as a UUID; 400 for others. ${key.description}`,
      schema: { type: 'string', pattern: idempotencyKeyPattern.source, minLength: 1, maxLength: 200 },
      example: '5f0c8a44-3c1b-4b57-9a43-0c9d6b7f2e10',
    },
  ];
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
