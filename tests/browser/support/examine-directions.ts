import type { Page } from 'playwright';

/**
 * What people have written in a script that runs from left to right and a page that runs from right to left shows as if
 * it ran that way too, in words: Cyrillic that stands neither in an element with a direction of its own nor, within a
 * sentence of the interface, between the marks that keep it apart.
 */
export function examineDirections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    // Choices of a select are drawn by the system, initials are too short for an order; what is being written is a
    // field's own matter.
    const leftOut = 'option,svg,script,style,textarea,[contenteditable],.mantine-Avatar-root';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(leftOut)) continue;
      const said = (node.textContent ?? '').replaceAll(/\u2068[^\u2069]*\u2069/g, '');
      if (!/\p{Script=Cyrillic}/u.test(said) || getComputedStyle(element).direction === 'ltr') continue;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 80);
      found.add(`${name} shows "${said.trim().slice(0, 40)}" in the direction of the page`);
    }
    return [...found];
  });
}
