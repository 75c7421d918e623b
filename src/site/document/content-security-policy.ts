import { hashOf } from './page-styles.ts';

interface PolicyInput {
  /** Hash of the page's one style element. */
  styleHash: string;
  inlineScripts: string[];
  /** Origins that custom code or embeds may load scripts from. */
  scriptOrigins: string[];
  /** Origins that scripts of others talk to. */
  connections: string[];
  apiUrl: string | undefined;
  /** `anywhere` where a plain form may lead on to a payment provider: browsers hold its redirect to this too. */
  formTargets: 'self' | 'anywhere';
}

/**
 * The page's Content-Security-Policy. Inline blocks are allowed by hash, not by nonce: a cached page
 * would repeat its nonce. Style attributes come from views that let only checked colours through.
 */
export function contentSecurityPolicy({
  styleHash,
  inlineScripts,
  scriptOrigins,
  connections,
  apiUrl,
  formTargets,
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
    [
      `connect-src 'self'`,
      ...(apiUrl ? [new URL(apiUrl).origin] : []),
      ...scriptOrigins,
      ...connections,
    ].join(' '),
    `frame-src https:`,
    // Only what is edited stands in a frame (editPagePolicy).
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${formTargets === 'anywhere' ? ' https:' : ''}`,
  ].join('; ');
}

/**
 * The policy of a page in the builder's frame: the shop's own script and nothing of the owner's or of
 * others, and no frame but the admin's (cases 26 and 32 of reliability.md).
 */
export function editPagePolicy({
  styleHashes,
  adminOrigin,
}: {
  styleHashes: string[];
  /** Empty: the page's own. */
  adminOrigin: string;
}): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-ancestors ${adminOrigin || "'self'"}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}
