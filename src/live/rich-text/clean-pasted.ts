import DOMPurify from 'dompurify';

import { renamedTags } from '#domain/rich-text/rich-text-rules.ts';

import { editableTags } from './needs-source.ts';
import { listParagraphs } from './list-paragraphs.ts';

/** What word processors write as a style of words, and where it says nothing new. */
const meanings = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i, 'b, strong, h1, h2, h3, h4, h5, h6'],
  ['em', /font-style:\s*italic/i, 'i, em'],
  ['u', /text-decoration[^;]*:[^;]*underline/i, 'u, a'],
  ['s', /text-decoration[^;]*:[^;]*line-through/i, 's, del'],
] as const;

/**
 * Words, structure and links of what was copied elsewhere, before the browser makes elements of it: Word's lists
 * are paragraphs with marks, Google's bold words are spans with a style, and its whole text stands in a `b` that
 * is not bold.
 */
export function cleanPasted(html: string): string {
  // A document of its own: nothing in it runs, and nothing is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  listParagraphs(body);
  for (const element of body.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|400)/i.test(styleOf(element))) element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll('span, font')) nameStyle(element);
  for (const [tag, name] of Object.entries(renamedTags))
    for (const element of body.querySelectorAll(tag)) rename(element, name);
  return DOMPurify.sanitize(body.innerHTML, { ALLOWED_TAGS: [...editableTags], ALLOWED_ATTR: ['href'] });
}

function nameStyle(element: Element): void {
  const style = styleOf(element);
  for (const [name, pattern, usual] of meanings)
    if (pattern.test(style) && !element.closest(usual)) wrap(element, name);
}

function wrap(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}
