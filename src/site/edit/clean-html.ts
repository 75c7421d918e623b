import DOMPurify from 'dompurify';

import {
  allowedAlignment,
  allowedAttributes,
  allowedTags,
  cleanEmbed,
  cleanLink,
  cleanPicture,
  renamedTags,
} from '#domain/rich-text/rich-text-rules.ts';

const tags = [...allowedTags, ...Object.keys(renamedTags)];
const attributes = [...new Set(Object.values(allowedAttributes).flat())];
const cleaners: Record<string, typeof cleanLink> = { a: cleanLink, img: cleanPicture, iframe: cleanEmbed };

/** Long texts are cleaned once, however often their section is drawn. */
const known = new Map<string, string>();
const mostKnown = 500;

/** Rich text as the server would clean it, in the browser and before the server has seen it. */
export function cleanHtml(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  const before = known.get(html);
  if (before !== undefined) return before;
  const clean = purify(html);
  if (known.size >= mostKnown) known.clear();
  known.set(html, clean);
  return clean;
}

function purify(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('*')) cleanElement(element);
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

function cleanElement(given: Element): void {
  const element = rename(given);
  const name = element.localName;
  const kept = allowedAttributes[name] ?? [];
  const align = element instanceof HTMLElement ? element.style.textAlign : '';
  const present = Object.fromEntries(
    [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
  );
  const wanted = cleaners[name]?.(present) ?? present;
  for (const attribute of Object.keys(present)) element.removeAttribute(attribute);
  for (const [attribute, value] of Object.entries(wanted)) {
    if (kept.includes(attribute) && attribute !== 'style') element.setAttribute(attribute, value);
  }
  if (kept.includes('style') && allowedAlignment.test(align))
    element.setAttribute('style', `text-align:${align}`);
  if ((name === 'img' || name === 'iframe') && !element.hasAttribute('src')) element.remove();
}

function rename(element: Element): Element {
  const name = renamedTags[element.localName];
  if (name === undefined) return element;
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
