/** When a focused section is scrolled to, lit, dimmed and left (specification section 9), in ms. */
const timings = { scroll: 100, light: 150, fade: 1300, end: 1500 } as const;

let pending: ReturnType<typeof setTimeout>[] = [];
let lit: HTMLElement | null = null;

/** Shows where a section is; a new call ends the one before. */
export function focusSection(element: HTMLElement): void {
  cancelFocus();
  lit = element;
  const at = (delay: number, act: () => void) => pending.push(setTimeout(act, delay));
  at(timings.scroll, () => scrollToSection(element));
  at(timings.light, () => element.setAttribute('data-vt-focus', 'lit'));
  at(timings.fade, () => element.setAttribute('data-vt-focus', 'fading'));
  at(timings.end, () => element.removeAttribute('data-vt-focus'));
}

function cancelFocus(): void {
  for (const timer of pending) clearTimeout(timer);
  pending = [];
  lit?.removeAttribute('data-vt-focus');
  lit = null;
}

/** Into view, below the sticky header: the section's own scroll margin sees to that. */
export function scrollToSection(element: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}
