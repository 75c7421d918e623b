import type { IncomingHttpHeaders } from 'node:http';

import type { Translator } from '#domain/i18n/translate.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { ShopServices } from '#modules/modules.ts';

/** What a page loader works with: one request's view of the shop. */
export interface PageRequest {
  services: ShopServices;
  settings: Settings;
  t: Translator;
  /** Path without query, decoded slugs in `params` of the route. */
  path: string;
  query: URLSearchParams;
  /** Origin for absolute addresses, without a trailing slash. */
  origin: string;
  /** The page is drawn for the builder's frame: hidden and broken sections have their place too. */
  editing?: boolean;
}

/** A request for a page of one visitor's own, such as the cart: never shared, never stored. */
export interface PrivateRequest extends PageRequest {
  params: Readonly<Record<string, string>>;
  /** As sent; their cookies hold the cart and tell which orders the visitor may read. */
  headers: IncomingHttpHeaders;
  /** What a form sent; empty for a plain visit. */
  form: URLSearchParams;
  /** Files that came with it. */
  files: readonly Buffer[];
  /** One key a client, for limits. */
  client: string;
}

/** Sends the visitor on instead of showing the page. */
export interface Redirection {
  redirect: string;
  /** 303 after a form; default 302. */
  status?: 301 | 302 | 303;
  /** Values of Set-Cookie. */
  cookies?: string[];
}
