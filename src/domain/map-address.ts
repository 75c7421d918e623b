import { safeHref } from './link-target.ts';

/** Whether a page can embed it: an address with https. */
export function isMapAddress(url: string): boolean {
  return /^https:\/\//i.test(url.trim()) && safeHref(url) !== null && URL.canParse(url.trim());
}

/**
 * The address of a map as owners paste it: by itself, or within the code that map services give for embedding
 * (`<iframe src="…">`). Empty stays empty; null for what is none of these.
 */
export function readMapAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const address =
    /<iframe\s[^>]*?\bsrc=["']([^"'<>\s]+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text;
  return isMapAddress(address) && !/[\s<>]/.test(address) ? address : null;
}
