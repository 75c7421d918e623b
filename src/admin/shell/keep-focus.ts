import { findSuccessor, isFocusable, readPlace, type Place } from './focus-place.ts';

/** Long enough for a dialog that closes to give the focus back by itself. */
const settleMs = 60;

/**
 * Keeps the place of who works by keys. A browser drops the focus when what had it is taken away (a row that was
 * deleted, a link that led to another screen) or cannot be pressed for a while (a button that is saving): here it
 * goes to what stands in its place now, back to the button, or to the new screen. Who works by pointer is left
 * alone. Gives the end of it.
 */
export function keepFocus(content: HTMLElement): () => void {
  let place: Place | null = null;
  /** Where the focus was before it went into a dialog, which is drawn outside of the admin's own tree. */
  let lastPlace: Place | null = null;
  let isByKeys = false;
  let isKeyDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restore(): void {
    // A key that is held down would press what the focus goes to.
    if (!isByKeys || isKeyDown || !place || hasFocus()) return;
    const target = findTarget(place);
    if (target === 'wait') return;
    place = null;
    target.focus();
  }

  function findTarget(lost: Place): HTMLElement | 'wait' {
    if (lost.path !== location.pathname) return content;
    if (lost.element.isConnected) return isFocusable(lost.element) ? lost.element : 'wait';
    const successor = findSuccessor(lost);
    if (successor) return successor;
    if (lastPlace && lastPlace !== lost) {
      const { element } = lastPlace;
      if (element.isConnected && isFocusable(element)) return element;
      return findSuccessor(lastPlace) ?? content;
    }
    return content;
  }

  function restoreSoon(): void {
    if (!isByKeys || !place || hasFocus()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, settleMs);
  }

  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, passive: true, signal };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      place = readPlace(target);
      if (content.ownerDocument.getElementById('root')?.contains(target)) lastPlace = place;
    },
    options,
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      // Asked when whatever takes it away has done so; what is still there was left on purpose.
      setTimeout(() => {
        if (place?.element === target && isFocusable(target) && !hasFocus()) place = null;
      });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    () => {
      isByKeys = true;
      isKeyDown = true;
    },
    options,
  );
  document.addEventListener(
    'keyup',
    () => {
      isKeyDown = false;
      restoreSoon();
    },
    options,
  );
  document.addEventListener('pointerdown', () => (isByKeys = false), options);
  const observer = new MutationObserver(restoreSoon);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
  };
}

function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}
