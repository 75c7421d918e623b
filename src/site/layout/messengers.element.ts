import { loadStyles } from '#ui/load-styles.ts';

import openCss from './messengers-open.css?inline';

/** What is pressed, filled in or read as a price: nothing of it may lie below the button. */
const taken =
  'button, input, select, textarea, label, summary, iframe, [role=button], [role=tab], [role=slider], [data-vt-modal], .vt-button, .vt-price, .vt-amounts dd, .vt-cart__sums dd, .vt-cart-line__total, .vt-order-line__total, .vt-orders__total';

/** Points along each side of the button's box at which the page is asked: less than 16 px apart. */
const pointsPerSide = 5;
/** Pixels around the button that stay free too. */
const margin = 4;
/** Milliseconds of rest after which the page lies as it will stay for a while. */
const restMs = 150;
const throttleMs = 80;

/**
 * `vt-messengers`: steps aside wherever its button would lie over something to press, to fill in or to pay. It hides
 * while the page moves, and comes back once it rests on free ground.
 */
class VtMessengers extends HTMLElement {
  #listeners: AbortController | null = null;
  #sizes: ResizeObserver | null = null;
  #rest = 0;
  #lastLook = 0;

  connectedCallback(): void {
    loadStyles(openCss);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const moved = () => this.#moved();
    for (const name of ['scroll', 'click', 'input', 'transitionend'])
      document.addEventListener(name, moved, { signal, passive: true, capture: true });
    addEventListener('resize', moved, { signal, passive: true });
    this.#sizes = new ResizeObserver(moved);
    this.#sizes.observe(document.body);
    this.#look();
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#sizes?.disconnect();
    clearTimeout(this.#rest);
  }

  #moved(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#look(), restMs);
    if (performance.now() - this.#lastLook < throttleMs) return;
    this.#lastLook = performance.now();
    if (this.#isInTheWay()) this.#setAway(true);
  }

  #look(): void {
    this.#setAway(this.#isInTheWay());
  }

  #setAway(isAway: boolean): void {
    const isUsed = this.contains(document.activeElement) || this.querySelector('[aria-expanded=true]');
    this.toggleAttribute('data-away', isAway && !isUsed);
  }

  #isInTheWay(): boolean {
    const button = this.querySelector('.vt-messengers__button');
    // Of the two blocks the one for other windows has no box.
    if (!button?.checkVisibility({ visibilityProperty: false })) return false;
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = (start: number, length: number, index: number) =>
      start - margin + ((length + 2 * margin) * index) / (pointsPerSide - 1);
    for (let row = 0; row < pointsPerSide; row++) {
      for (let column = 0; column < pointsPerSide; column++) {
        if (this.#isTaken(at(left, width, column), at(top, height, row))) return true;
      }
    }
    return false;
  }

  #isTaken(x: number, y: number): boolean {
    const below = document.elementsFromPoint(x, y).filter((element) => !this.contains(element));
    if (below.some((element) => element.closest(taken))) return true;
    const links = new Set(below.flatMap((element) => element.closest<HTMLElement>('a[href]') ?? []));
    return [...links].some((link) => hasWordsAt(link, x, y));
  }
}

/**
 * Whether a link's words stand at a point of the window; of a link without words, its sign. What else belongs to a
 * link, such as a card or a picture, is larger than the button, and stays the link's around it.
 */
function hasWordsAt(link: HTMLElement, x: number, y: number): boolean {
  if (link.textContent.trim() === '') return link.querySelector('img, picture') === null;
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
  }
  return false;
}

if (!customElements.get('vt-messengers')) customElements.define('vt-messengers', VtMessengers);
