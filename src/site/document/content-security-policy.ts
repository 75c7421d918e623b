import { hashOf } from './page-styles.ts';

interface PolicyInput {
  /** Hash of the page's one style element. */
  styleHash: string;
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
  styleHash,
  inlineScripts,
  scriptOrigins,
  adminOrigin,
}: PolicyInput): string {
  const hashes = (texts: string[]) => texts.map((text) => `'sha256-${hashOf(text)}'`);
  return [
    `default-src 'self'`,
    [`script-src 'self' 'inline-speculation-rules'`, ...hashes(inlineScripts), ...scriptOrigins].join(' '),
    `style-src 'self' 'sha256-${styleHash}'`,
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
