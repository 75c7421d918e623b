/**
 * A `ref` that puts the focus into a field once, as it appears: the one thing to be done on a screen or in a
 * step that somebody has just asked for.
 */
export function focusAtFirst(element: HTMLElement | null): void {
  element?.focus();
}
