import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { asDatabaseRefusal } from '#domain/database-refusal.ts';
import type { Tag } from '#platform/cache/tags.ts';
import { asDiskRefusal } from '#platform/disk/disk-space.ts';

import { noteCall, type AuditNotes } from './audit-call.ts';
import type { ApiRoute } from './define-route.ts';
import { makeEtag, sendPublic } from './etag.ts';
import { applyKey, checkAccess, checkProof, visitor, type Identity } from './identity.ts';
import { toSerializerSchema } from './json-schema.ts';
import { searchOf } from './query-parsing.ts';
import { refuseOnFullDisk, type Disks } from './refuse-on-full-disk.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

/** Longest body of a call that does not say otherwise, in bytes. */
const defaultBodyLimit = 64 * 1024;

/** Tells who sent a request; throws 401 for a token that is not, or no longer, valid. */
export type Authenticate = (
  request: FastifyRequest,
  setHeader: (name: string, value: string) => void,
) => Promise<Identity>;

interface Callers {
  authenticate: Authenticate;
  audit: AuditNotes;
  /** None in tools and most tests. */
  disks?: Disks | undefined;
}

export interface MountOptions extends Callers {
  cache: ResponseCache;
}

/** Serves a route at its path and aliases. */
export function mountRoute(app: FastifyInstance, route: ApiRoute, { cache, ...callers }: MountOptions): void {
  const { contract } = route;
  if (contract.upload) {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      mountPaths(scope, route, { cache, ...callers });
    });
  } else mountPaths(app, route, { cache, ...callers });
}

function mountPaths(app: FastifyInstance, route: ApiRoute, { cache, ...callers }: MountOptions): void {
  const { contract } = route;
  const status = contract.status ?? 200;
  const write = createWriter(contract.response);
  for (const path of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: contract.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: contract.bodyLimit ?? defaultBodyLimit,
      handler:
        contract.cache === 'public'
          ? answerPublic(route, cache, write)
          : answerPrivate(route, callers, { status, write }),
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Writes an answer by the route's response schema: fields it does not name are left out. */
type Write = (reply: FastifyReply, value: unknown) => string;

/**
 * Made at the first answer: a running shop is asked few of its hundreds of calls, and what writes the answers of all
 * weighs 11 MB with what it was made from.
 */
function createWriter(schema: ApiRoute['contract']['response']): Write {
  let made: ReturnType<FastifyReply['compileSerializationSchema']> | undefined;
  return (reply, value) => {
    made ??= reply.compileSerializationSchema(toSerializerSchema(schema));
    return made(value as { [key: string]: unknown });
  };
}

function answerPublic(route: ApiRoute, cache: ResponseCache, write: Write): Handler {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = route.prepare(request.params, searchOf(request.url), undefined);
    return cache.load(call.key, request.url, async (): Promise<CachedResponse> => {
      const tags = new Set<Tag>();
      const value = await call.run({
        request,
        identity: visitor,
        setHeader: refuseHeader,
        tag: (...names) => names.forEach((name) => tags.add(name)),
      });
      const body = Buffer.from(write(reply, value));
      return { body, etag: makeEtag(body), tags: [...tags] };
    });
  };
  return async (request, reply) => {
    const known =
      cache.findByUrl(request.url) ??
      (await answer(request, reply).catch((error: unknown) => {
        throw readRefusal(error, request);
      }));
    return sendPublic(request, reply, known);
  };
}

/**
 * A full disk is told as such. What the database alone has refused is the caller's to mend, and ours to look at: a
 * schema should have said it.
 */
function readRefusal(error: unknown, request: FastifyRequest): unknown {
  const full = asDiskRefusal(error);
  if (full) return full;
  const refusal = asDatabaseRefusal(error);
  if (!refusal) return error;
  request.log.error({ err: error, url: request.url }, 'The database refused what the call let through');
  return refusal;
}

function refuseHeader(name: string): never {
  throw new Error(`A cached answer cannot carry the header ${name}`);
}

/** Who calls is known before what they send is read: a stranger learns nothing from validation. */
function answerPrivate(
  route: ApiRoute,
  { authenticate, audit, disks }: Callers,
  { status, write }: { status: number; write: Write },
): Handler {
  const { contract } = route;
  const { access = 'anyone', ignoresToken = false, isSensitive = false, mediaType } = contract;
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const setHeader = (name: string, text: string) => void reply.header(name, text);
    const identity = ignoresToken ? visitor : await authenticate(request, setHeader);
    const answer = async () => {
      const caller = applyKey(identity, contract);
      checkAccess(caller, access, contract);
      if (isSensitive) checkProof(caller, contract);
      await refuseOnFullDisk(contract, disks);
      return runPrivate(route, request, reply, caller);
    };
    const call = { contract, request, identity };
    const value = await answer().catch(async (thrown: unknown) => {
      const error = readRefusal(thrown, request);
      await noteCall(audit, { ...call, error });
      throw error;
    });
    await noteCall(audit, { ...call, status, value });
    if (status === 204) return reply.code(204).send();
    if (mediaType !== undefined) return sendFile(reply, mediaType, value);
    return reply.code(status).type('application/json; charset=utf-8').send(write(reply, value));
  };
}

/** What fails before the first piece is told as an error; later the connection breaks, and nobody has half a file. */
async function sendFile(reply: FastifyReply, mediaType: string, value: unknown): Promise<FastifyReply> {
  const pieces = (value as AsyncIterable<string | Uint8Array>)[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return reply.code(200).type(mediaType).send(Readable.from(all()));
}

async function runPrivate(
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
): Promise<unknown> {
  const body = route.contract.upload ? undefined : request.body;
  const call = route.prepare(request.params, searchOf(request.url), body);
  return call.run({
    request,
    identity,
    setHeader: (name, text) => void reply.header(name, text),
    tag: () => {},
  });
}
