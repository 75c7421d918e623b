/** Shorter moves are taps, steeper ones scroll. */
const leastPixels = 40;

/**
 * Tells of sideways swipes by touch: 1 for the next, -1 for the previous, as the direction of writing has it.
 * The element's `touch-action` must leave sideways moves to the page; while it is zoomed it keeps them.
 */
export function listenToSwipes(element: HTMLElement, go: (step: 1 | -1) => void, signal: AbortSignal): void {
  let start: PointerEvent | null = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      start = event.pointerType === 'touch' && event.isPrimary ? event : null;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (!start || event.pointerId !== start.pointerId || 'zoomed' in element.dataset) return;
      const across = event.clientX - start.clientX;
      const down = event.clientY - start.clientY;
      start = null;
      if (Math.abs(across) < leastPixels || Math.abs(across) < Math.abs(down) * 2) return;
      const isReversed = getComputedStyle(element).direction === 'rtl';
      go(across < 0 === !isReversed ? 1 : -1);
    },
    { signal },
  );
}
