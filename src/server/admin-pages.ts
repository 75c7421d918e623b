import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { StaffSession } from '#domain/schemas/staff.schema.ts';
import { isLanguage, languageCodes, type Language } from '#locales/languages.ts';
import { pictureSources } from '#site/document/content-security-policy.ts';

import type { AdminAssets, FirstScreen } from './admin-assets.ts';
import { isFromElsewhere, isPrefetch, readAdminSession, type AdminSessionDeps } from './admin-session.ts';

/** Says that the browser was sent here by our own site; the back office takes it off the address. */
const arrived = 'vt-arrived';
/** Links that bring a secret behind `#` and need no session. */
const linkPaths = /^\/admin\/(?:setup|invitation|new-password)(?:[/?]|$)/;

/**
 * The back office's one document, for `/admin/` and every address below it: the browser draws the screen.
 * It runs only what the build made, and nobody may frame it or keep a handle on its window. Whoever is signed
 * in finds the session in it, under the conditions of `readAdminSession`.
 */
export function registerAdminPages(
  app: FastifyInstance,
  {
    assets,
    pictureOrigin,
    ...deps
  }: { assets: AdminAssets; pictureOrigin?: string | undefined } & AdminSessionDeps,
): void {
  for (const url of ['/admin/', '/admin/*']) {
    app.get(url, async ({ headers, url: address }, reply) => {
      const nonce = randomBytes(16).toString('base64');
      reply.headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': adminPolicy(nonce, pictureOrigin),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Referrer-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      });
      if (isPrefetch(headers)) return reply.code(503).send('');
      if (isFromElsewhere(headers) && !linkPaths.test(address) && !address.includes(arrived)) {
        return reply.send(againDocument(address));
      }
      const session = await readAdminSession(headers, deps);
      const preloads = assets.preloads(firstScreenOf(address, session), languageOf(headers, session));
      return reply.send(adminDocument(assets, preloads, nonce, session));
    });
  }
}

function firstScreenOf(address: string, session: StaffSession | null): FirstScreen {
  if (linkPaths.test(address) || session === null) return 'sign-in';
  return /^\/admin\/(?:\?|$)/.test(address) ? 'overview' : 'screen';
}

/** As the browser will most likely choose it; what it has kept of an earlier choice the server does not know. */
function languageOf(headers: IncomingHttpHeaders, session: StaffSession | null): Language {
  const own = session?.data.language;
  if (isLanguage(own)) return own;
  const asked = String(headers['accept-language'] ?? '').toLowerCase();
  return languageCodes.find((code) => asked.startsWith(code)) ?? 'en';
}

/**
 * The scripts of the first screen are named here, so that they come together and not each when the one before it
 * has run.
 */
function adminDocument(
  { script, styles }: AdminAssets,
  preloads: readonly string[],
  nonce: string,
  session: StaffSession | null,
): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
  const given = session
    ? `<script type="application/json" id="vt-session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Vitrina</title>${links}<script type="module" src="${script}" nonce="${nonce}"></script></head><body><div id="root"></div>${given}</body></html>`;
}

function againDocument(address: string): string {
  const target = `${address}${address.includes('?') ? '&' : '?'}${arrived}`;
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${escapeAttribute(target)}"><title>Vitrina</title></head></html>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Styles by nonce: the component library writes style elements of its own. */
function adminPolicy(nonce: string, pictureOrigin: string | undefined): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    pictureSources(pictureOrigin, 'blob:'),
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self' blob:`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
