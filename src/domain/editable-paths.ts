import { paths } from './routes.ts';
import { previewParameters } from './schemas/preview.schema.ts';

const empty = `?${previewParameters.sample}=empty`;

/**
 * Pages of one visitor that the builder shows with samples, so that a theme can be judged on them, by the address that
 * its frame asks for.
 */
export const samplePages = [
  { name: 'cart', path: paths.cart },
  { name: 'emptyCart', path: `${paths.cart}${empty}` },
  { name: 'checkout', path: paths.checkout },
  { name: 'account', path: paths.accountSettings },
  { name: 'orders', path: paths.accountOrders },
  { name: 'noOrders', path: `${paths.accountOrders}${empty}` },
] as const;
export type SamplePage = (typeof samplePages)[number];

/** Which of them stands at an address; the account's own path is its first screen. Null for every other page. */
export function samplePageAt(pathname: string, search = ''): SamplePage | null {
  const path = pathname === paths.account ? paths.accountSettings : pathname;
  const isEmpty = new URLSearchParams(search).get(previewParameters.sample) === 'empty';
  const found = samplePages.filter((page) => page.path.split('?')[0] === path);
  return found.find((page) => page.path.includes('?') === isEmpty) ?? found[0] ?? null;
}

/** The first part of what belongs to one visitor alone, or is no page of the shop. */
const withoutEditor = new Set(
  [paths.cart, paths.checkout, paths.payment, paths.account, paths.resetPassword, paths.leadForm, paths.admin]
    .map(firstPart)
    .concat('api', 'liveness', 'readiness'),
);

/** Whether the builder can show what stands at a path: of the pages of one visitor only those that it has samples for. */
export function isEditablePath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return !withoutEditor.has(firstPart(pathname)) || samplePageAt(pathname) !== null;
}

function firstPart(path: string): string {
  return path.split(/[/?#]/).find((part) => part !== '') ?? '';
}
