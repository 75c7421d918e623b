import { Readable } from 'node:stream';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { downloadPath, paths } from '#domain/routes.ts';
import type { Downloads, VisitedFile } from '#modules/downloads/give-downloads.ts';

import { attachmentNamed } from './content-disposition.ts';
import { readRange } from './read-range.ts';

interface DownloadFileOptions {
  downloads: Pick<Downloads, 'visited'>;
}

/**
 * `/account/downloads/{token}/{visit}`: the file of a download that has begun, whole or in parts, as often as the browser
 * asks within its time. It is only ever saved: no browser shows or runs it at the shop's address. Whose download has
 * not begun, or is over, is sent to the page of the link.
 */
export const downloadFileRoutes: FastifyPluginAsync<DownloadFileOptions> = async (app, { downloads }) => {
  app.get<{ Params: { token: string; visit: string } }>(
    `${paths.downloads}/:token/:visit`,
    async (request, reply) => {
      const { token, visit } = request.params;
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      const file = await downloads.visited(token, visit);
      return file ? sendFile(request, reply, file) : reply.redirect(downloadPath(token), 303);
    },
  );
};

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: VisitedFile,
): Promise<FastifyReply> {
  const { name, bytes, etag } = file;
  const { range, 'if-range': condition } = request.headers;
  const isSame = condition === undefined || condition === etag;
  const part = isSame ? readRange(range, bytes) : null;
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const length = part === null ? bytes : part.end - part.start + 1;
  const opened = request.method === 'HEAD' ? null : await file.open(part ?? undefined);
  if (opened === null && request.method !== 'HEAD') return reply.code(404).send();
  reply.code(part === null ? 200 : 206).headers({
    'content-type': 'application/octet-stream',
    'content-disposition': attachmentNamed(name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-length': length,
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
    etag,
    ...(part !== null && { 'content-range': `bytes ${part.start}-${part.end}/${bytes}` }),
  });
  // Of an answer without a body a stream leaves the length as it was told.
  return reply.send(opened?.stream ?? Readable.from([]));
}
