import { embedAddress } from './embed-address.ts';

/**
 * What rich text may hold: one list for the server, which cleans what is stored and shown, and for the
 * builder's frame, which cleans what is typed before the server has seen it.
 */
const aligned = ['p', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote', 'figcaption', 'li'];

export const allowedTags = (
  'h2 h3 h4 p br hr blockquote pre code ul ol li ' +
  'a strong b em i u s del sub sup small mark figure figcaption img iframe ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

/** Elements whose text goes with them; the others leave theirs behind. */
export const droppedWithText = (
  'script style textarea option noscript template title svg math xmp ' +
  'noembed noframes plaintext object embed applet'
).split(' ');

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
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
};

/** The one property that a style attribute may set. */
export const allowedAlignment = /^(?:left|right|center|justify|start|end)$/;

/** Levels that a page's own title and sections leave to rich text. */
export const renamedTags: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

type Attributes = Record<string, string>;

/** Keeps an address of http, https, mail or telephone, or of the shop itself; a new tab gets no hold of ours. */
export function cleanLink({ href, target, title }: Attributes): Attributes {
  const clean: Attributes = {};
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
export function cleanPicture(attribs: Attributes): Attributes {
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

export function cleanEmbed(attribs: Attributes): Attributes {
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

function keepSizes(attribs: Attributes): Attributes {
  const sizes: Attributes = {};
  for (const name of ['width', 'height']) {
    const value = attribs[name];
    if (value !== undefined && /^\d{1,4}$/.test(value)) sizes[name] = value;
  }
  return sizes;
}

function keep(attribs: Attributes, name: string): Attributes {
  const value = attribs[name];
  return value === undefined ? {} : { [name]: value };
}
