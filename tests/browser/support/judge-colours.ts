import type { Page } from 'playwright';

/** Looks of words, by hash, whose colours axe has found good in this process. */
const goodLooks = new Set<number>();

interface Part {
  within: string;
  /** Empty leaves nothing out. */
  except: string;
}

/**
 * What axe finds wrong with the colours of words, as `findViolations` does. It judges words of one look once: those
 * with the same colour, size and weight upon the same backgrounds, in boxes of the same classes. Words that lie over
 * or under a painted box that is none around them are judged each time.
 */
export async function findColourViolations(page: Page, part: Part): Promise<string[]> {
  const judged = await page.evaluate(judgeLooks, { ...part, known: [...goodLooks] });
  for (const look of judged.good) goodLooks.add(look);
  return judged.violations;
}

interface Judged {
  violations: string[];
  good: number[];
}

/** Runs in the page, where axe is loaded. */
async function judgeLooks({ within, except, known }: Part & { known: number[] }): Promise<Judged> {
  const hash = (text: string, seed = 0) => {
    let [a, b] = [0x9e3779b9 ^ seed, 0x41c6ce57 ^ Math.floor(seed / 2 ** 21)];
    for (let at = 0; at < text.length; at++) {
      a = Math.imul(a ^ text.charCodeAt(at), 0x85ebca6b);
      b = Math.imul(b ^ text.charCodeAt(at), 0xc2b2ae35);
    }
    return ((b ^ (b >>> 15)) & 0x1fffff) * 2 ** 32 + ((a ^ (a >>> 13)) >>> 0);
  };
  const grounds = new Map<Element, number>();
  const groundOf = (element: Element): number => {
    const kept = grounds.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode, clipPath } =
      getComputedStyle(element);
    const look = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity];
    const rest = [position, filter, mixBlendMode, clipPath];
    const made = hash(
      [...look, ...rest].join('|'),
      element.parentElement ? groundOf(element.parentElement) : 1,
    );
    grounds.set(element, made);
    return made;
  };

  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isFilled = backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    return element.checkVisibility() && (isFilled || element.matches('img,video,canvas,svg'));
  };
  const painted = [...document.body.querySelectorAll('*')]
    .filter(isPainted)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  /** By what is neither a box around it nor in its own flow. */
  const isOverlaid = (element: Element) => {
    const box = element.getBoundingClientRect();
    return painted.some(
      (other) =>
        other.box.left < box.right &&
        other.box.right > box.left &&
        other.box.top < box.bottom &&
        other.box.bottom > box.top &&
        !other.element.contains(element) &&
        !(
          element.contains(other.element) && /static|relative/.test(getComputedStyle(other.element).position)
        ),
    );
  };

  const hasWords = (element: Element) =>
    element.matches('input,select,textarea,button') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');
  const good = new Set(known);
  const waiting = new Map<number, Element[]>();
  const overlaid = new Set<number>();
  const roots = [...document.querySelectorAll(within)];
  for (const element of new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))) {
    if (except !== '' && element.closest(except)) continue;
    if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const place = isOverlaid(element) ? overlaid.size + 1 : 0;
    const look = hash([color, fontSize, fontWeight, textShadow, place].join('|'), groundOf(element));
    if (place > 0) overlaid.add(look);
    else if (good.has(look)) continue;
    waiting.set(look, [...(waiting.get(look) ?? []), element]);
  }

  const judged: Judged = { violations: [], good: [] };
  /** Takes what it can judge out of those that wait. */
  const judge = async (elements: Element[]) => {
    if (elements.length === 0) return;
    const { violations, passes } = await globalThis.axe.run(
      { include: elements as HTMLElement[] },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'passes'],
        selectors: false,
        elementRef: true,
        preload: false,
      },
    );
    judged.violations.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
    );
    const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
    for (const [look, those] of waiting) {
      if (!those.some((element) => passed.has(element as HTMLElement))) continue;
      waiting.delete(look);
      if (!overlaid.has(look)) judged.good.push(look);
    }
  };
  await judge([...waiting.values()].flatMap((elements) => elements.slice(0, 1)));
  // Of what axe could not judge, such as words that are shut away, another may stand where it can.
  await judge([...waiting.values()].flatMap((elements) => elements.slice(1)));
  return judged.violations.length > 0 ? { ...judged, good: [] } : judged;
}
