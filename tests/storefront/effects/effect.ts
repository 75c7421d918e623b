import type { Html } from '#tests/support/html.ts';

import type { EffectPage, AdminScreen } from './pages.ts';

/** Settings groups as they are stored; what they leave out has its default. */
export type Groups = Record<string, unknown>;

/** What a page shows with a value of a setting, and not with its default. */
export interface Effect {
  page: EffectPage;
  value: unknown;
  /** Other settings without which it has nothing to act on. */
  given?: Groups;
  sees(html: Html): boolean;
  /** Values of other kinds that the setting takes, as a picture where `value` is a text. */
  also?: readonly Pick<Effect, 'value' | 'given' | 'sees'>[];
  /** Of a value for those who cannot see: no window shows it. */
  isReadAloud?: true;
}

/** A setting whose effect is on no page of the shop, or only a browser sees; the test names the setting. */
export interface BrowserEffect {
  page: EffectPage | AdminScreen;
  test: string;
}

export type EffectTable = Readonly<Record<string, Effect | BrowserEffect>>;

export const has = (selector: string) => (html: Html) => html.has(selector);
export const lacks = (selector: string) => (html: Html) => !html.has(selector);
export const says = (text: string) => (html: Html) => html.visibleText.includes(text);
export const silent = (text: string) => (html: Html) => !html.visibleText.includes(text);
export const source = (text: string) => (html: Html) => html.source.includes(text);
/** The style attribute of the first such element holds the text. */
export const styled = (selector: string, style: string) => (html: Html) =>
  (html.all(selector)[0]?.attribs['style'] ?? '').includes(style);
export const counts = (selector: string, count: number) => (html: Html) =>
  html.all(selector).length === count;

/** Puts a value at its path into groups: `withSetting({}, 'common.address.street', 'x')`. */
export function withSetting(groups: Groups, path: string, value: unknown): Groups {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...groups, [name]: value };
  const inner = (groups[name] ?? {}) as Groups;
  return { ...groups, [name]: withSetting(inner, rest.join('.'), value) };
}
