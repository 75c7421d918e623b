import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

import { embedAddress } from './embed-address.ts';

const maxRemembered = 8_000_000;
const remembered = new LRUCache<string, { html: string }>({
  maxSize: maxRemembered,
  sizeCalculation: ({ html }, source) => html.length + source.length + 1,
});

/**
 * Rich text reduced to an allow-list: no script, no handlers, no styles but text-align, links and
 * pictures only to safe addresses, videos only from players, sandboxed. Remembers its answers: the
 * parser costs about a millisecond for ten kilobytes.
 */
export function sanitizeRichText(html: string): string {
  if (html === '') return '';
  if (!/[<>&]/.test(html)) return html;
  const known = remembered.get(html);
  if (known) return known.html;
  const clean = sanitizeHtml(html, options);
  remembered.set(html, { html: clean });
  return clean;
}

const aligned = ['p', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote', 'figcaption', 'li'];

const allowedTags = (
  'h2 h3 h4 p br hr blockquote pre code ul ol li ' +
  'a strong b em i u s del sub sup small mark figure figcaption img iframe ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

/** Elements whose text goes with them; the others leave theirs behind. */
const droppedWithText = (
  'script style textarea option noscript template title svg math xmp ' +
  'noembed noframes plaintext object embed applet'
).split(' ');

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: [
      'src',
      'title',
      'width',
      'height',
      'loading',
      'sandbox',
      'allow',
      'referrerpolicy',
      'allowfullscreen',
    ],
    ol: ['start', 'reversed'],
    th: ['style', 'colspan', 'rowspan', 'scope'],
    td: ['style', 'colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify|start|end)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: droppedWithText,
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({ tagName, attribs: cleanLink(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: cleanPicture(attribs) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: cleanEmbed(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
};

function cleanLink({ href, target, title }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const clean: sanitizeHtml.Attributes = {};
  if (href !== undefined && isSafeLink(href)) clean['href'] = href.trim();
  if (title !== undefined) clean['title'] = title;
  if (target === '_blank') Object.assign(clean, { target, rel: 'noopener noreferrer' });
  return clean;
}

function isSafeLink(href: string): boolean {
  const address = href.trim();
  if (/[\p{Cc}\p{Cf}\\]/u.test(address) || address.startsWith('//')) return false;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}

/** Pictures come from the media library or over https; anything else would leak visitors in the clear. */
function cleanPicture(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const src = attribs['src']?.trim() ?? '';
  const safe = /^(?:\/img\/|https:\/\/)[^\p{Cc}\p{Cf}\\]*$/iu.test(src) && !src.includes('/../');
  if (!safe) return {};
  return {
    ...keepSizes(attribs),
    src,
    alt: attribs['alt'] ?? '',
    loading: 'lazy',
    ...keep(attribs, 'title'),
  };
}

function cleanEmbed(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const src = embedAddress(attribs['src'] ?? '');
  if (src === null) return {};
  return {
    ...keepSizes(attribs),
    ...keep(attribs, 'title'),
    src,
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'fullscreen; picture-in-picture; encrypted-media',
    referrerpolicy: 'strict-origin-when-cross-origin',
    allowfullscreen: '',
  };
}

function keepSizes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const sizes: sanitizeHtml.Attributes = {};
  for (const name of ['width', 'height']) {
    const value = attribs[name];
    if (value !== undefined && /^\d{1,4}$/.test(value)) sizes[name] = value;
  }
  return sizes;
}

function keep(attribs: sanitizeHtml.Attributes, name: string): sanitizeHtml.Attributes {
  const value = attribs[name];
  return value === undefined ? {} : { [name]: value };
}
