import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';

/** Longest body of a plain form, in bytes. */
const formLimit = 64 * 1024;

/**
 * Lets an instance read `application/x-www-form-urlencoded` bodies as URLSearchParams, of forms that
 * stand on the shop's own pages alone: a page elsewhere cannot make a visitor's browser buy.
 */
export function acceptForms(app: FastifyInstance, origin: () => string): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const isOpen = 'takesForeignForms' in config && config.takesForeignForms === true;
    if (request.method === 'POST' && !isOpen && !isOwnForm(request, origin())) {
      throw new AppError('forbidden', 'api.otherSite');
    }
  });
}

/** Lets an instance take whatever mail programs post, unread: the address says all (RFC 8058). */
export function acceptAnything(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
    done(null, null),
  );
}

/** Lets an instance hand on forms with files unread. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/** Browsers name the page's origin with every POST; older ones at least send Sec-Fetch-Site or Referer. */
function isOwnForm({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  const from = headers.origin ?? headers.referer;
  return from !== undefined && URL.canParse(from) && new URL(from).origin === origin;
}
