import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import { mostLiveDocuments } from '#domain/editing/live-events.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { bearerToken, type TokenReader } from '#http/authenticate.ts';
import { defineDownload } from '#http/define-download.ts';
import type { ApiRoute } from '#http/define-route.ts';
import { checkAccess, requireStaffSession, type Identity } from '#http/identity.ts';
import { idParameter, textsParameter } from '#http/query-parsing.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
import type { DocumentEditing } from '#modules/publishing/document-editing.ts';

import type { LiveStreams } from './live-streams.ts';

export interface LiveEditingServices {
  streams: LiveStreams;
  editing: Pick<DocumentEditing, 'readDraft'>;
  layers: Pick<LayerEditing, 'read'>;
  tokens: TokenReader;
}

const query = z.object({ keys: textsParameter({ max: mostLiveDocuments, maxLength: 60 }) });
const stream = {
  query,
  mediaType: 'text/event-stream; charset=utf-8',
  failures: [401, 403, 404, 429],
} as const;
const ofLive = {
  ...stream,
  group: 'Editing',
  access: 'admin',
  path: '/admin/live',
  summary: 'What others write to the drafts of these documents, as events, for as long as it is read',
} as const;
const ofLayer = {
  ...stream,
  group: 'Layers',
  access: 'manager',
  path: '/admin/layers/{id}/live',
  params: z.object({ id: idParameter() }),
  summary: 'What others write to these documents of the layer, as events, for as long as it is read',
  failures: [401, 403, 404, 409, 429],
} as const;

interface Asked {
  layerId: number | null;
  keys: readonly string[];
  /** Throws 404 for a document that is not there. */
  read(key: DocumentKey): Promise<{ revision: number }>;
  contract: typeof ofLive | typeof ofLayer;
}

/** By these an open builder follows what is edited elsewhere (decision 039). */
export function adminLiveEditingRoutes({
  streams,
  editing,
  layers,
  tokens,
}: LiveEditingServices): ApiRoute[] {
  async function* open(
    { layerId, keys, read, contract }: Asked,
    { request, identity, setHeader }: Caller,
  ): AsyncGenerator<string> {
    const { staffId, key } = requireStaffSession(identity);
    if (key) throw new AppError('forbidden', 'apiKeys.errors.person');
    const known = [...new Set(keys.filter(isDocumentKey))];
    if (known.length === 0 || keys.some((one) => !isDocumentKey(one))) throw notFound('document');
    const documents = [];
    for (const one of known) documents.push({ key: one, revision: (await read(one)).revision });
    const opened = streams.open({
      staffId,
      layerId,
      documents,
      async mayGoOn() {
        const now = await tokens.identify(bearerToken(request) ?? '');
        return now !== null && mayRead(now, contract);
      },
      onGone: (run) => onClosed(request, run),
    });
    // Proxies are to hand on each event as it comes, and to leave it as it is.
    setHeader('cache-control', 'no-store, no-transform');
    setHeader('x-accel-buffering', 'no');
    yield* opened;
  }
  return [
    defineDownload(ofLive, ({ query: { keys }, ...caller }) =>
      open({ layerId: null, keys, read: editing.readDraft, contract: ofLive }, caller),
    ),
    defineDownload(ofLayer, ({ params: { id }, query: { keys }, ...caller }) =>
      open({ layerId: id, keys, read: (key) => layers.read({ id, key }), contract: ofLayer }, caller),
    ),
  ];
}

interface Caller {
  request: FastifyRequest;
  identity: Identity;
  setHeader(name: string, value: string): void;
}

function mayRead(identity: Identity, { access, path }: Asked['contract']): boolean {
  try {
    checkAccess(identity, access, { method: 'GET', path });
    return true;
  } catch {
    return false;
  }
}

function onClosed({ raw: { socket } }: FastifyRequest, run: () => void): () => void {
  socket.once('close', run);
  return () => void socket.off('close', run);
}
