/** What a browser or librsvg draws of a drawing at most; maps of whole countries stay below. */
export const mostDrawn = 100_000;

interface Node {
  id: string | undefined;
  /** Elements and drawings that it draws: its children, and what it refers to. */
  draws: (Node | string)[];
}

const tagPattern = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const idPattern = /\sid="([^"]+)"/;
const referencePattern = /\s(?:xlink:)?href="#([^"]+)"|url\(\s*(?:'|&quot;)?#([^)'&\s]+)/g;

/**
 * How many elements are drawn when each reference (`use`, patterns, masks) draws its target again, counted up to
 * `mostDrawn`: ten levels of ten `use` are 600 bytes and ten billion elements. Takes what `sanitizeSvg` writes.
 */
export function weighSvg(svg: string): number {
  const root = readTree(svg);
  const byId = new Map<string, Node>();
  const collect = (node: Node): void => {
    if (node.id !== undefined && !byId.has(node.id)) byId.set(node.id, node);
    for (const each of node.draws) if (typeof each !== 'string') collect(each);
  };
  collect(root);
  const weights = new Map<Node, number>();
  const weigh = (node: Node): number => {
    const known = weights.get(node);
    if (known !== undefined) return known;
    // A reference to what it stands in draws nothing.
    weights.set(node, 0);
    let weight = 1;
    for (const each of node.draws) {
      const drawn = typeof each === 'string' ? byId.get(each) : each;
      if (drawn) weight = Math.min(mostDrawn, weight + weigh(drawn));
    }
    weights.set(node, weight);
    return weight;
  };
  return weigh(root);
}

function readTree(svg: string): Node {
  const root: Node = { id: undefined, draws: [] };
  const open = [root];
  for (const [, isEnd, , attributes = '', isEmpty] of svg.matchAll(tagPattern)) {
    if (isEnd) {
      if (open.length > 1) open.pop();
      continue;
    }
    const node: Node = { id: idPattern.exec(attributes)?.[1], draws: [] };
    for (const [, href, url] of attributes.matchAll(referencePattern)) node.draws.push(href ?? url ?? '');
    open.at(-1)?.draws.push(node);
    if (!isEmpty) open.push(node);
  }
  return root;
}
