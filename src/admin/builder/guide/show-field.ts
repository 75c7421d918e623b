const patience = 5000;
/** A place that was only pointed at is not worth a wait. */
const glance = 1000;
const markedFor = 2600;

/** What takes the keyboard, what is written in before buttons around it. */
const inputs = [
  '[contenteditable="true"]',
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)',
  'button:not(:disabled), [tabindex="0"]',
];

/**
 * Waits until one of the places is drawn and nothing around it moves any more, brings it into view, marks it and
 * gives it the keyboard. Gives up after 5 s. Returns how to stop. `isGlance`: it is brought into view, no more.
 */
export function showField(
  selectors: readonly string[],
  onEnd: () => void,
  { isGlance = false }: { isGlance?: boolean } = {},
): () => void {
  const begin = performance.now();
  let frame = requestAnimationFrame(look);

  function look(): void {
    const place = findPlace(selectors);
    const isOver = performance.now() - begin > (isGlance ? glance : patience);
    if (place && !isBusy(place)) (isGlance ? glanceAt : lead)(place);
    else if (!isOver) {
      frame = requestAnimationFrame(look);
      return;
    }
    onEnd();
  }
  return () => cancelAnimationFrame(frame);
}

function findPlace(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const place = document.querySelector<HTMLElement>(selector);
    if (place?.checkVisibility()) return place;
  }
  return null;
}

/** While a dialog goes it holds the keyboard; while a group opens the field has no place yet. */
function isBusy(place: HTMLElement): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  const panel = place.closest('.vt-panel') ?? place;
  return panel.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
}

function lead(place: HTMLElement): void {
  const found = inputs.map((selector) => place.querySelector<HTMLElement>(selector));
  found.find((input) => input !== null)?.focus({ preventScroll: true });
  bringIntoView(place, 'center');
  place.setAttribute('data-vt-led', '');
  setTimeout(() => place.removeAttribute('data-vt-led'), markedFor);
}

function glanceAt(place: HTMLElement): void {
  bringIntoView(place, 'nearest');
}

function bringIntoView(place: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' });
}
