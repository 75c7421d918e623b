import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Tag } from '#platform/cache/tags.ts';

import { callRoute, readRefusal, type CallerDeps } from './call-route.ts';
import type { ApiRoute } from './define-route.ts';
import { makeEtag, sendPublic } from './etag.ts';
import { visitor, type Identity } from './identity.ts';
import { toSerializerSchema } from './json-schema.ts';
import { searchOf } from './query-parsing.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

/** Longest body of a call that does not say otherwise, in bytes. */
const defaultBodyLimit = 64 * 1024;

/** Tells who sent a request; throws 401 for a token that is not, or no longer, valid. */
export type Authenticate = (
  request: FastifyRequest,
  setHeader: (name: string, value: string) => void,
) => Promise<Identity>;

interface Callers extends CallerDeps {
  authenticate: Authenticate;
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

function refuseHeader(name: string): never {
  throw new Error(`A cached answer cannot carry the header ${name}`);
}

function answerPrivate(
  route: ApiRoute,
  { authenticate, ...deps }: Callers,
  { status, write }: { status: number; write: Write },
): Handler {
  const { ignoresToken = false, mediaType, upload } = route.contract;
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const setHeader = (name: string, text: string) => void reply.header(name, text);
    const identity = ignoresToken ? visitor : await authenticate(request, setHeader);
    const { params, ip } = request;
    const call = { params, search: searchOf(request.url), body: upload ? undefined : request.body, ip };
    const value = await callRoute(route, call, { request, identity, setHeader, ...deps });
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
