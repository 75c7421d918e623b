import sanitizeHtml from 'sanitize-html';

import { mostDrawn, weighSvg } from './weigh-svg.ts';

/** Drawing elements. No script, foreignObject, links, media, or SMIL (which can set any attribute). */
const elements = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line',
  'polyline', 'polygon', 'text', 'tspan', 'textPath', 'image', 'marker', 'mask', 'clipPath', 'pattern',
  'linearGradient', 'radialGradient', 'stop', 'style', 'switch', 'view', 'filter', 'feBlend',
  'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG',
  'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight',
  'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence',
]; // prettier-ignore

const attributeName = /^(?!on)[a-z][\w-]*(?::[a-z]+)?$/i;
const ownReference = /^(?:#[\w.-]+|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*)$/;
/** Anything in CSS that could load, run or escape; `url(#id)` is all right. */
const unsafeCss =
  /url\(\s*['"]?(?!#)|@import|expression|javascript:|-moz-binding|behavior\s*:|image-set|[\\<]/i;

/**
 * An SVG with nothing left that runs or loads: elements from a list, no event handlers, references to
 * itself only. Null where no drawing is left, and for one that draws itself over and over. What comes out is XML anew, not the text that came in.
 */
export function sanitizeSvg(text: string): string | null {
  if (text.includes('\u0000')) return null;
  const clean = sanitizeHtml(text.replace(/^\uFEFF/, ''), {
    allowedTags: elements,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    nonTextTags: ['script', 'foreignObject', 'iframe', 'textarea', 'option', 'noscript'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: keepSafeAttributes(attribs) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'style' && unsafeCss.test(frame.text),
  }).trim();
  if (!/^<svg[\s>]/.test(clean) || weighSvg(clean) >= mostDrawn) return null;
  return clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

function keepSafeAttributes(attributes: Record<string, string>): Record<string, string> {
  const safe = Object.entries(attributes).filter(([name, value]) => {
    if (!attributeName.test(name)) return false;
    if (name === 'xmlns' || name.startsWith('xmlns:')) return value.startsWith('http://www.w3.org/');
    if (/^(?:xlink:)?href$/i.test(name)) return ownReference.test(value.trim());
    return !/^(?:src|base|xml:base|action|formaction)$/i.test(name) && !unsafeCss.test(value);
  });
  return Object.fromEntries(safe);
}
