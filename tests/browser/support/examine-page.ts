import type { Page } from 'playwright';

/** What is wrong with how a page's main part, or another, lies in its window, in words; empty when nothing is. */
export function examineLayout(page: Page, part = 'main'): Promise<string[]> {
  return page.evaluate((selector) => {
    const problems: string[] = [];
    const main = document.querySelector(selector);
    if (!main) return [`no ${selector}`];
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) {
      const farthest = [...document.querySelectorAll('*')].find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left <= 1 - sideways || right >= innerWidth + sideways - 1;
      });
      problems.push(`scrolls ${sideways} px sideways to ${farthest?.outerHTML.slice(0, 120)}`);
    }

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Shown {
      element: Element;
      text: string;
      box: Box;
      layer: Element | null;
    }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const name = (element: Element) =>
      `${element.closest('[data-section-id]')?.id ?? ''} .${element.className || element.tagName.toLowerCase()}`;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    /** Boxes that hide what sticks out of them; `scrolls` those in which it can be scrolled to. */
    interface Clip {
      element: Element;
      box: Box;
      scrolls: boolean;
      shortens: boolean;
      isOpenBelow: boolean;
    }
    const clips = new Map<Element, Clip[]>();
    function clipsOf(element: Element): Clip[] {
      const known = clips.get(element);
      if (known) return known;
      const parent = element.parentElement;
      const own: Clip[] = [];
      const style = styleOf(element);
      if (
        element !== document.body &&
        element !== document.documentElement &&
        style.overflowX !== 'visible'
      ) {
        own.push({
          element,
          box: element.getBoundingClientRect(),
          scrolls: /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
          shortens: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
          isOpenBelow: style.overflowY === 'visible',
        });
      }
      const all = [...own, ...(parent ? clipsOf(parent) : [])];
      clips.set(element, all);
      return all;
    }

    /** What keeps its place while the rest scrolls, such as a notice, lies over it by design. */
    function layerOf(element: Element): Element | null {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/fixed|sticky/.test(styleOf(one).position) || one.tagName === 'DIALOG') return one;
      return null;
    }

    /** What is shut stands beside the window, such as a menu on a phone. */
    function isShut(layer: Element | null): boolean {
      if (!layer) return false;
      const { left, right } = layer.getBoundingClientRect();
      return right <= 0 || left >= innerWidth;
    }

    const shown: Shown[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('svg,script,style,noscript,.vt-visually-hidden,[inert]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const layer = layerOf(element);
      if (isShut(layer)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        let box: Box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        // A box of a pixel is for screen readers alone.
        if (
          clipsOf(element).some(
            ({ box: { left, right, top, bottom } }) => right - left < 3 || bottom - top < 3,
          )
        ) {
          continue;
        }
        let isScrolledAway = false;
        for (const clip of clipsOf(element)) {
          const inside = meet(box, clip.box);
          const hidden = Math.max(box.right - clip.box.right, clip.box.left - box.left);
          if (clip.scrolls) isScrolledAway ||= inside.left >= inside.right || hidden > 0;
          else if (hidden > 2 && !clip.shortens && !isScrolledAway) {
            problems.push(`${name(element)} is cut off at the side: ${text.slice(0, 60)}`);
          }
          const isFixed = !clip.scrolls && !clip.shortens && !clip.isOpenBelow;
          // What a line has above and below its letters may go.
          if (isFixed && !isScrolledAway && box.bottom - clip.box.bottom > rect.height * 0.25) {
            problems.push(`${name(element)} is cut off below: ${text.slice(0, 60)}`);
          }
          box = inside;
        }
        if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
        if (!isScrolledAway && (box.right > innerWidth + 1 || box.left < -1)) {
          problems.push(`${name(element)} leaves the window: ${text.slice(0, 60)}`);
        }
        // Letters are smaller than their line.
        const spare = (box.bottom - box.top) * 0.22;
        const lettered = { ...box, top: box.top + spare, bottom: box.bottom - spare };
        shown.push({ element, text, box: lettered, layer });
      }
    }

    const sorted = shown.toSorted((a, b) => a.box.top - b.box.top);
    for (const [place, a] of sorted.entries()) {
      for (let other = place + 1; other < sorted.length; other++) {
        const b = sorted[other];
        if (!b || b.box.top >= a.box.bottom) break;
        if (a.element === b.element || a.layer !== b.layer) continue;
        const common = meet(a.box, b.box);
        if (common.right - common.left > 2 && common.bottom - common.top > 1) {
          problems.push(
            `${name(a.element)} "${a.text.slice(0, 30)}" lies over ${name(b.element)} "${b.text.slice(0, 30)}"`,
          );
        }
      }
    }
    return [...new Set(problems)];
  }, part);
}

/** Pictures of the main part that hold no place, have no text or no smaller files to choose from. */
export function examinePictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => {
        const has = (name: string) => image.getAttribute(name) !== null;
        const isDrawing = /\.svg(?:$|\?)/.test(image.getAttribute('src') ?? '');
        return !has('width') || !has('height') || !has('alt') || (!has('srcset') && !isDrawing);
      })
      .map((image) => image.outerHTML.slice(0, 200)),
  );
}

/** Starts to add up layout shifts; the answer tells what has moved since the page began, if it is too much. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: new Set<string>() };
    Object.assign(globalThis, { vtShifts: shifts });
    // What the coming of fonts moves is told by the vitals of whole pages.
    let start = Number.POSITIVE_INFINITY;
    addEventListener('DOMContentLoaded', async () => {
      await document.fonts.ready;
      requestAnimationFrame(() => (start = performance.now()));
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput || entry.startTime < start) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources ?? []) {
          if (node instanceof Element) shifts.moved.add(`${node.tagName}.${node.className}`);
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const { sum, moved } = (globalThis as never as { vtShifts: { sum: number; moved: Set<string> } })
        .vtShifts;
      return sum > 0.01 ? [`moves by ${sum.toFixed(3)}: ${[...moved].join(', ')}`] : [];
    });
}

/** Brings everything into sight once, as a reader who goes through the page. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
