import { createHash } from 'node:crypto';

import { policyReportPath, readAllowedHosts } from '#domain/page-policy.ts';
import { speculationRules } from '#domain/speculation-rules.ts';

interface PolicyInput {
  /** Hash of the page's one style element. */
  styleHash: string;
  /** The shop's origin. */
  origin: string;
  /** Origins that trackers load scripts from, and those that their scripts talk to. */
  scriptOrigins: string[];
  connections: string[];
  apiUrl: string | undefined;
  /** Where pictures are read from besides the shop itself. */
  pictureOrigin?: string | undefined;
  /** `anywhere` where a plain form may lead on to a payment provider: browsers hold its redirect to this too. */
  formTargets: 'self' | 'anywhere';
  /** `seo.allowedHosts`. */
  allowedHosts: readonly string[];
  /** Set on a page with code of the owner's choice: own code, a tag manager, call tracking. */
  ownCode: OwnCodePolicy | null;
  /** Scripts of the shop's own that stand in the page. */
  inlineScripts?: readonly string[];
  /** Whether browsers tell what was blocked. */
  isReported: boolean;
}

export interface OwnCodePolicy {
  /** Of this rendering of the page; the shop's own script and the owner's carry it. */
  nonce: string;
  inlineScripts: string[];
  /** Containers make functions of the texts of their variables. */
  mayEval: boolean;
}

/**
 * The page's Content-Security-Policy. Without code of the owner's choice it names every origin. With such code
 * nobody can name what it will load, so that trust is passed on by `strict-dynamic`: from scripts that bear the
 * rendering's nonce to those that they load (decision 024). Style attributes come from views that let only
 * checked colours through.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { styleHash, origin, apiUrl, formTargets, ownCode, isReported, inlineScripts = [] } = input;
  const allowed = readAllowedHosts(input.allowedHosts);
  const api = apiUrl ? [new URL(apiUrl).origin] : [];
  const mayEval = allowed.mayEval || ownCode?.mayEval ? [`'unsafe-eval'`] : [];
  // A shop that is still served over http, as on its maker's machine, uses others' hosts over http too.
  const anywhere = origin.startsWith('https:') ? 'https:' : 'https: http:';
  const anySocket = origin.startsWith('https:') ? 'wss:' : 'wss: ws:';
  const lines = ownCode
    ? [
        scriptsOf(ownCode, inlineScripts, mayEval, anywhere),
        // The page's own style would be the only one by its hash: widgets bring theirs along.
        `style-src 'self' 'unsafe-inline' ${anywhere}`,
        `img-src 'self' data: blob: ${anywhere}`,
        `media-src 'self' data: blob: ${anywhere}`,
        `font-src 'self' data: ${anywhere}`,
        ['connect-src', `'self'`, ...api, anywhere, anySocket].join(' '),
        `worker-src 'self' blob:`,
        `frame-src ${anywhere}`,
      ]
    : [
        [
          'script-src',
          `'self'`,
          // Hashes cancel it, so the rules have one of their own then.
          ...(inlineScripts.length === 0
            ? [`'inline-speculation-rules'`]
            : hashesOf([speculationRules, ...inlineScripts])),
          ...mayEval,
          ...input.scriptOrigins,
          ...allowed.origins,
        ].join(' '),
        ['style-src', `'self'`, `'sha256-${styleHash}'`, ...allowed.origins].join(' '),
        `style-src-attr 'unsafe-inline'`,
        pictureSources(input.pictureOrigin),
        `media-src 'self' https:`,
        ['font-src', `'self'`, 'data:', ...allowed.origins].join(' '),
        [
          'connect-src',
          `'self'`,
          ...api,
          ...input.scriptOrigins,
          ...input.connections,
          ...allowed.origins,
        ].join(' '),
        `frame-src https:`,
      ];
  return [
    `default-src 'self'`,
    ...lines,
    // Only what is edited stands in a frame (editPagePolicy).
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${formTargets === 'anywhere' ? ' https:' : ''}`,
    ...(isReported ? [`report-uri ${policyReportPath}`] : []),
  ].join('; ');
}

function hashesOf(scripts: readonly string[]): string[] {
  return scripts.map((text) => `'sha256-${hashOf(text)}'`);
}

function scriptsOf(
  { nonce, inlineScripts }: OwnCodePolicy,
  ofShop: readonly string[],
  mayEval: string[],
  anywhere: string,
): string {
  // Hashes cancel 'inline-speculation-rules', so the rules have one of their own.
  const hashes = hashesOf([speculationRules, ...ofShop, ...inlineScripts]);
  // Browsers that know strict-dynamic pass over the hosts; for those that do not they are the fallback.
  return [
    'script-src',
    `'nonce-${nonce}'`,
    `'strict-dynamic'`,
    ...mayEval,
    ...hashes,
    `'self'`,
    anywhere,
  ].join(' ');
}

/**
 * The policy of a page in the builder's frame: the shop's own script and nothing of the owner's or of
 * others, and no frame but the admin's (cases 26 and 32 of reliability.md).
 */
export function editPagePolicy({
  styleHashes,
  adminOrigin,
  pictureOrigin,
}: {
  styleHashes: string[];
  /** Empty: the page's own. */
  adminOrigin: string;
  pictureOrigin?: string | undefined;
}): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src-attr 'unsafe-inline'`,
    pictureSources(pictureOrigin),
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-ancestors ${adminOrigin || "'self'"}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** Pictures of any site, as texts have them; storage that is served over http, as on its maker's machine, by its name. */
export function pictureSources(pictureOrigin: string | undefined, ...more: string[]): string {
  const named = pictureOrigin?.startsWith('http:') ? [pictureOrigin] : [];
  return ['img-src', `'self'`, 'data:', ...more, 'https:', ...named].join(' ');
}

/** SHA-256 in base64, as a policy's source expression wants it. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
