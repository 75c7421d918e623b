import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AppError, notFound, type FieldErrors } from '#domain/errors.ts';
import { describeIssue } from '#domain/i18n/describe-issue.ts';
import type { Tag } from '#platform/cache/tags.ts';

import type { ApiGroup } from './api-groups.ts';
import { findTooDeep, findUnstorable, type Issue } from './find-unstorable.ts';
import type { Access, Identity } from './identity.ts';
import { readQuery } from './query-parsing.ts';

/**
 * `public`: the same answer for everyone, cached here and revalidated by ETag. `private`: never
 * stored anywhere.
 */
type CachePolicy = 'public' | 'private';

/** Everything that callers may rely on; validation, serialisation and OpenAPI are made from it. */
export interface RouteContract<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As OpenAPI writes it: `/products/{id}/reviews`. */
  path: string;
  /** Other spellings of the path that answer the same; not listed in OpenAPI. */
  aliases?: string[];
  group: ApiGroup;
  summary: string;
  params?: Params;
  query?: Query;
  /** Reads a query that a flat schema cannot describe; `query` then serves OpenAPI only. */
  parseQuery?: (search: URLSearchParams) => z.infer<Query>;
  body?: Body;
  response: Response;
  /** Of an answer that is no JSON but a file, streamed (see `defineDownload`). */
  mediaType?: string;
  /** Of success; default 200. */
  status?: 200 | 201 | 202 | 204;
  /** Statuses of failure beside 400 and 5xx. */
  failures?: readonly (401 | 403 | 404 | 409 | 413 | 422 | 429)[];
  cache: CachePolicy;
  /** Who may call it; default anyone. Only private routes know who calls. */
  access?: Access;
  /** For signing in: a token that has expired is no obstacle, and everyone is a visitor. */
  ignoresToken?: true;
  /** Asks for the password again when it was given too long ago: for what opens doors or cannot be undone. */
  isSensitive?: true;
  /** Leaves no entry in the audit log: typing, previews, and what has an entry of its own. */
  isRoutine?: true;
  /** Longest body in bytes; default 64 KiB. */
  bodyLimit?: number;
  /** Reads the header Idempotency-Key: what a repeated request with the same key gets, in words. */
  idempotencyKey?: { isRequired: boolean; description: string };
  /** The body is a file, which the route reads by `readUpload` once it knows who sends it. */
  upload?: true;
  /** What it adds to, so that it is refused while the disk of that is full; `files` for an `upload`. */
  grows?: 'files' | 'orders';
}

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  /** Always a visitor on public routes: their answers are the same for everyone. */
  identity: Identity;
  /** Adds a header to the answer; on private routes only. */
  setHeader(name: string, value: string): void;
  /** Names what a public answer was made from, so that a change drops it from the cache. */
  tag(...tags: Tag[]): void;
}

/** Notes what an answer shows, so that a change of it drops the answer from caches. */
export type Tagger = RouteInput<unknown, unknown, unknown>['tag'];

type CallContext = Pick<RouteInput<unknown, unknown, unknown>, 'request' | 'identity' | 'setHeader' | 'tag'>;

/** One call of a route, validated: `key` is equal for requests that must get the same answer. */
interface PreparedCall {
  key: string;
  run(call: CallContext): Promise<unknown>;
}

export interface ApiRoute {
  contract: RouteContract;
  /** Throws 404 for parameters of the path that nothing can have, 400 for the query, 422 for the body. */
  prepare(params: unknown, search: URLSearchParams, body: unknown): PreparedCall;
}

const nothing = z.object({});

/** Ties a contract to its use-case. */
export function defineRoute<
  Response extends z.ZodType,
  Params extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  contract: RouteContract<Params, Query, Response, Body>,
  handle: (input: RouteInput<z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<z.input<Response>>,
): ApiRoute {
  return {
    contract,
    prepare(rawParams, search, rawBody) {
      const params = parseParams(contract.params, rawParams) as z.infer<Params>;
      const query = (
        contract.parseQuery ? contract.parseQuery(search) : parseQuery(contract.query, search)
      ) as z.infer<Query>;
      const body = parseBody(contract.body, rawBody) as z.infer<Body>;
      return {
        key: `${contract.path} ${JSON.stringify([params, query])}`,
        run: (call) => handle({ params, query, body, ...call }),
      };
    },
  };
}

function parseParams(schema: z.ZodObject | undefined, params: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(params);
  if (!parsed.success || findUnstorable(parsed.data)) throw notFound('resource');
  return parsed.data;
}

function parseQuery(schema: z.ZodObject | undefined, search: URLSearchParams): unknown {
  if (!schema) return {};
  const { data, problems } = check(schema, readQuery(schema, search));
  if (!problems) return data;
  throw new AppError('bad_request', 'api.invalidQuery', { children: problems.children });
}

function parseBody(schema: z.ZodType | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  const { data, problems } = check(schema, body);
  if (problems) throw new AppError('validation_failed', 'api.validationFailed', problems);
  return data;
}

interface Problems {
  /** Of the input as a whole; absent when there are none. */
  errors?: string[];
  children: FieldErrors;
}

/** By the schema, and by what PostgreSQL takes as a text whatever the schema says. */
function check(schema: z.ZodType, input: unknown): { data?: unknown; problems?: Problems } {
  const tooDeep = findTooDeep(input);
  if (tooDeep) return { problems: toProblems([tooDeep]) };
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (!parsed.success) return { problems: toProblems(parsed.error.issues) };
  const unstorable = findUnstorable(parsed.data);
  return unstorable ? { problems: toProblems([unstorable]) } : { data: parsed.data };
}

/** Issues as errors of nested fields (specification section 5). */
function toProblems(issues: readonly Issue[]): Problems {
  const errors: string[] = [];
  const children: FieldErrors = {};
  for (const { path, message } of issues) {
    if (path.length === 0) errors.push(message);
    let level = children;
    for (const [index, key] of path.entries()) {
      const name = String(key);
      // A name from the caller must not reach a prototype.
      const node = (Object.hasOwn(level, name) ? level[name] : undefined) ?? {};
      Object.defineProperty(level, name, {
        value: node,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      if (index === path.length - 1) (node.errors ??= []).push(message);
      else level = node.children ??= {};
    }
  }
  return { ...(errors.length > 0 && { errors }), children };
}
