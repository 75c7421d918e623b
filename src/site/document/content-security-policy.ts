import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

interface PolicyInput {
  inlineStyles: string[];
  inlineScripts: string[];
  /** Origins that custom code or embeds may load scripts from. */
  scriptOrigins: string[];
  adminOrigin: string;
}

/**
 * The page's Content-Security-Policy. Inline blocks are allowed by hash, not by nonce: a cached page
 * would repeat its nonce. Style attributes come from views that let only checked colours through.
 */
export function contentSecurityPolicy({
  inlineStyles,
  inlineScripts,
  scriptOrigins,
  adminOrigin,
}: PolicyInput): string {
  const hashes = (texts: string[]) => texts.map((text) => `'sha256-${hashOf(text)}'`);
  return [
    `default-src 'self'`,
    [`script-src 'self' 'inline-speculation-rules'`, ...hashes(inlineScripts), ...scriptOrigins].join(' '),
    [`style-src 'self'`, ...hashes(inlineStyles)].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    [`connect-src 'self'`, ...scriptOrigins].join(' '),
    `frame-src https:`,
    `frame-ancestors 'self'${adminOrigin ? ` ${adminOrigin}` : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** Pages of one kind share their styles, so a few hundred hashes serve a whole shop. */
const knownHashes = new LRUCache<string, string>({
  max: 500,
  maxSize: 20_000_000,
  sizeCalculation: (_hash, text) => text.length + 1,
});

function hashOf(text: string): string {
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(text).digest('base64');
  knownHashes.set(text, hash);
  return hash;
}
