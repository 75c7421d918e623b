import type { Page } from 'playwright';

/**
 * What does not stand as in a mirror when the lines of a page that runs from right to left are made to run from left to
 * right, in words. What scrolls sideways and what has a direction of its own, such as a phone number, is left out.
 */
export function examineMirror(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const settled = async () => {
      for (const movement of document.getAnimations())
        if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    const found: string[] = [];
    if (root.dir !== 'rtl') found.push(`the document's direction is "${root.dir}"`);

    function scrollsSideways(element: Element): boolean {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) return true;
      }
      return false;
    }

    const controls = 'button,input,select,textarea,img,svg,a';
    const leaves = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element.closest('[dir="ltr"],iframe,.recharts-wrapper') || element.parentElement?.closest('svg'))
        return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { display, direction } = getComputedStyle(element);
      if (display === 'inline' || direction !== 'rtl') return false;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      return (hasText || element.matches(controls)) && !scrollsSideways(element);
    });
    const places = () => leaves.map((element) => element.getBoundingClientRect());
    const width = root.clientWidth;
    await settled();
    const mirrored = places();
    root.dir = 'ltr';
    await settled();
    const plain = places();
    root.dir = 'rtl';
    await settled();
    for (const [index, element] of leaves.entries()) {
      const [before, after] = [plain[index], mirrored[index]];
      if (!before || !after || before.width < 2 || after.width < 2) continue;
      // Where a library measures texts, far out of sight.
      if (before.bottom < -5000) continue;
      const off = Math.abs(before.left - (width - after.right));
      if (off <= 3 && Math.abs(before.width - after.width) <= 3) continue;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 80);
      found.push(
        `${name} "${element.textContent?.trim().slice(0, 30)}" stands ${Math.round(off)} px off its mirror image (${Math.round(before.width)} and ${Math.round(after.width)} px wide)`,
      );
    }
    return found;
  });
}

/** Phone numbers whose groups a page that runs from right to left shows in the wrong order, in words. */
export function examineNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\+?\d+ ?\(\d+\) ?[\d-]+\d/g)) {
        const place = (at: number) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        };
        const [first, last] = [place(index), place(index + number.length - 1)];
        if (first.top === last.top && first.left > last.left) found.add(`${number} is shown backwards`);
      }
    }
    return [...found];
  });
}
