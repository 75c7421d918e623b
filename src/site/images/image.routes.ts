import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { isListedSize, type ImageSize } from '#domain/image-url.ts';
import type { Focus } from '#domain/schemas/image.schema.ts';
import type { ImageKey, ImageService, ServedImage } from '#modules/media/derive-image.ts';
import type { DerivedFormat } from '#modules/media/resize-image.ts';

import { placeholderSvg } from './placeholder-image.ts';

interface ImageRoutesOptions {
  images: ImageService;
  /** Sizes of the shop's own settings, such as previewSizeInListing. */
  extraSizes?: () => Promise<readonly ImageSize[]>;
}

const picturePath =
  /^(?:original|(?<mode>outbound|inset)\/(?<width>[1-9]\d{1,3})x(?<height>0|[1-9]\d{0,3}))\/(?<id>[1-9]\d{0,9})-(?<hash>[0-9a-f]{8,64})\.(?<ext>jpg|png|webp|avif|gif|svg)$/;

/**
 * `/img/original/{id}-{hash}.{ext}` and `/img/{outbound|inset}/{w}x{h}/{id}-{hash}.{ext}`.
 * An address names its content, so browsers and caches keep it for a year. What does not match letter by
 * letter, size by size is 404: nothing of an address ever becomes a path (reliability 2b, case 39).
 */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (app, options) => {
  const { images, extraSizes = async () => [] } = options;

  app.get('/img/placeholder.svg', async (_request, reply) =>
    sendImage(reply, { body: Buffer.from(placeholderSvg), mime: 'image/svg+xml' }),
  );

  app.get<{ Params: { '*': string }; Querystring: { focus?: unknown } }>('/img/*', async (request, reply) => {
    const parts = picturePath.exec(request.params['*'])?.groups;
    if (!parts) return sendMissing(reply);
    const key = readKey(parts);
    if (parts['mode'] === undefined) return sendFound(reply, () => images.readOriginal(key));

    const width = Number(parts['width']);
    const height = Number(parts['height']);
    const isListed = isListedSize(width, height) || isListedSize(width, height, await extraSizes());
    if (!isListed) return sendMissing(reply);
    const mode = parts['mode'] === 'inset' ? 'inset' : 'outbound';
    reply.header('vary', 'Accept');
    return sendFound(reply, () =>
      images.derive(key, {
        mode,
        width,
        height,
        format: chooseFormat(request, key.ext),
        ...readFocus(request.query),
      }),
    );
  });
};

function readKey(groups: Record<string, string>): ImageKey {
  return { id: Number(groups['id']), hash: groups['hash'] ?? '', ext: groups['ext'] ?? '' };
}

/** `?focus=20-80`: the point that the crop keeps in sight. */
function readFocus({ focus }: { focus?: unknown }): { focus?: Focus } {
  const parts = typeof focus === 'string' ? /^(\d{1,3})-(\d{1,3})$/.exec(focus) : null;
  return parts ? { focus: { x: Number(parts[1]), y: Number(parts[2]) } } : {};
}

/** The smallest format that the browser names; one that names none gets what everything reads. */
function chooseFormat(request: FastifyRequest, ext: string): DerivedFormat {
  const accepted = (request.headers.accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const named = new Set(accepted);
  if (named.has('image/avif')) return 'avif';
  if (named.has('image/webp')) return 'webp';
  return ext === 'png' || ext === 'gif' ? 'png' : 'jpg';
}

async function sendFound(
  reply: FastifyReply,
  read: () => Promise<ServedImage | null>,
): Promise<FastifyReply> {
  try {
    const image = await read();
    return image ? sendImage(reply, image) : sendMissing(reply);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    return reply
      .code(503)
      .header('retry-after', String(error.retryAfter ?? 5))
      .header('cache-control', 'no-store')
      .send();
  }
}

/** Kept for an hour: a shop that leaves its public storage is not asked for what was there for longer. */
const redirectPolicy = 'public, max-age=3600';

function sendImage(reply: FastifyReply, { body, mime, isPassing }: ServedImage): FastifyReply {
  if ('address' in body) {
    return reply
      .header('cache-control', isPassing ? 'public, max-age=10' : redirectPolicy)
      .redirect(body.address, 302);
  }
  const policy = isPassing ? 'public, max-age=10' : 'public, max-age=31536000, immutable';
  return secure(reply, mime).header('cache-control', policy).send(body);
}

/** A page with a lost picture shows a placeholder; the picture may be back soon (reliability 2b, case 35). */
function sendMissing(reply: FastifyReply): FastifyReply {
  return secure(reply.code(404), 'image/svg+xml')
    .header('cache-control', 'public, max-age=10')
    .send(Buffer.from(placeholderSvg));
}

/** An SVG opened by itself is a document: it may style itself, and nothing else (reliability 2b, case 25). */
function secure(reply: FastifyReply, mime: string): FastifyReply {
  reply.header('content-type', mime).header('x-content-type-options', 'nosniff');
  if (mime === 'image/svg+xml') {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
  }
  return reply;
}
