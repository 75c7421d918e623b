export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Of the element itself, entities read. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const token = /<\?[^>]*\?>|<(\/?)([\p{L}\w:.-]+)((?:\s+[\p{L}\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/uy;

/** Reads XML as strictly as a validator: throws at the first thing that is not well-formed. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    const parent = open.at(-1) ?? root;
    if (!match) throw new Error(`Not well-formed at ${at}: ${source.slice(at, at + 60)}`);
    const [, isEnd, name, attributes = '', isEmpty, text] = match;
    if (text !== undefined) parent.text += readText(text);
    if (name === undefined) continue;
    if (isEnd) {
      if (parent.name !== name) throw new Error(`</${name}> ends <${parent.name}>`);
      open.pop();
      continue;
    }
    const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [top, ...more] = root.children;
  if (!top || more.length > 0 || open.length > 1 || root.text.trim() !== '')
    throw new Error('Not one whole element');
  return top;
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\p{L}\w:.-]+)="([^"]*)"/gu)];
  const attributes = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, readText(value)]));
  if (Object.keys(attributes).length < pairs.length) throw new Error(`An attribute twice:${source}`);
  return attributes;
}

/** Control characters are in no XML 1.0 document, and a bare ampersand is none of its text. */
function readText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Error('A control character');
  return text.replaceAll(/&(?:(#x[\da-f]+|#\d+|\w+);)?/gi, (whole, name: string | undefined) => {
    const known = name === undefined ? undefined : entities[name];
    if (known !== undefined) return known;
    if (name?.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name?.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    throw new Error(`Not an entity: ${whole}`);
  });
}
