import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { AdminAssets } from './admin-assets.ts';

/**
 * The back office's one document, for `/admin/` and every address below it: the browser draws the screen.
 * It runs only what the build made, and nobody may frame it or keep a handle on its window.
 */
export function registerAdminPages(app: FastifyInstance, { assets }: { assets: AdminAssets }): void {
  for (const url of ['/admin/', '/admin/*']) {
    app.get(url, (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': adminPolicy(nonce),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Referrer-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
        })
        .send(adminDocument(assets, nonce));
    });
  }
}

function adminDocument({ script, styles }: AdminAssets, nonce: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Vitrina</title>${links}<script type="module" src="${script}" nonce="${nonce}"></script></head><body><div id="root"></div></body></html>`;
}

/** Styles by nonce: the component library writes style elements of its own. */
function adminPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
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
