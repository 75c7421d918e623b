import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Parsed HTML with the few questions that tests ask of it. */
export class Html {
  readonly source: string;
  readonly root: Document;

  constructor(source: string) {
    this.source = source;
    this.root = parseDocument(source);
  }

  /** Elements by a selector of tag, `.class`, `#id`, `[attr]`, `[attr=value]` and descendants. */
  all(selector: string, within: ChildNode[] = this.root.children): Element[] {
    const [first = '', ...rest] = selector.trim().split(/\s+/);
    const found = DomUtils.findAll(matcherOf(first), within);
    if (rest.length === 0) return found;
    return [...new Set(found.flatMap((element) => this.all(rest.join(' '), element.children)))];
  }

  one(selector: string): Element {
    const [first, ...others] = this.all(selector);
    if (!first || others.length > 0)
      throw new Error(`${others.length + (first ? 1 : 0)} elements match ${selector}`);
    return first;
  }

  has(selector: string): boolean {
    return this.all(selector).length > 0;
  }

  attribute(selector: string, name: string): string | undefined {
    return this.one(selector).attribs[name];
  }

  attributes(selector: string, name: string): (string | undefined)[] {
    return this.all(selector).map((element) => element.attribs[name]);
  }

  text(selector: string): string {
    return textOf(this.one(selector));
  }

  texts(selector: string): string[] {
    return this.all(selector).map(textOf);
  }

  /** Content of a meta by its name or property. */
  meta(name: string): string | undefined {
    return this.all('meta').find(({ attribs }) => attribs['name'] === name || attribs['property'] === name)
      ?.attribs['content'];
  }

  /** Objects of JSON-LD, of one type when given. */
  jsonLd(type?: string): Record<string, unknown>[] {
    return this.all('script[type=application/ld+json]')
      .map((element) => JSON.parse(DomUtils.textContent(element)) as Record<string, unknown>)
      .filter((data) => type === undefined || data['@type'] === type);
  }

  /** What a reader sees: the body's text without scripts and styles. */
  get visibleText(): string {
    return textOf(this.one('body'));
  }

  get title(): string {
    return DomUtils.textContent(this.one('head title'));
  }

  /** Sources of all inline scripts, data blocks as well. */
  get scripts(): string[] {
    return this.all('script').map((element) => DomUtils.textContent(element));
  }

  get css(): string {
    return this.all('style')
      .map((element) => DomUtils.textContent(element))
      .join('\n');
  }
}

export function textOf(node: ChildNode): string {
  return DomUtils.innerText(node).replace(/\s+/g, ' ').trim();
}

function matcherOf(simple: string): (element: Element) => boolean {
  const tag = /^[\w-]+/.exec(simple)?.[0];
  const id = /#([\w-]+)/.exec(simple.replace(/\[.*?\]/g, ''))?.[1];
  const classes = [...simple.replace(/\[.*?\]/g, '').matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? '');
  const attributes = [...simple.matchAll(/\[([\w:-]+)(?:=([^\]]*))?\]/g)];
  return ({ name, attribs }) => {
    const own = (attribs['class'] ?? '').split(/\s+/);
    return (
      (tag === undefined || name === tag) &&
      (id === undefined || attribs['id'] === id) &&
      classes.every((wanted) => own.includes(wanted)) &&
      attributes.every(
        ([, key = '', value]) => key in attribs && (value === undefined || attribs[key] === value),
      )
    );
  };
}
