/** Where an element stood in the page, so that its neighbour is found when it is gone. */
export interface Place {
  element: HTMLElement;
  /** Of the screen. */
  path: string;
  /** From the element's own parent outwards: which child of it led to the element. */
  steps: readonly { parent: Element; index: number }[];
}

const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

export function readPlace(element: HTMLElement): Place {
  const steps: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    if (parent === document.body) break;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, path: location.pathname, steps };
}

export function isFocusable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility();
}

/**
 * What stands where the element stood, or else before it, as near as can be: of a deleted row's menu that of the
 * next row. Null when nothing around it is left.
 */
export function findSuccessor({ steps }: Place): HTMLElement | null {
  for (const [level, { parent, index }] of steps.entries()) {
    if (!parent.isConnected) continue;
    // From here inwards, the way that led to the element.
    const inner = steps
      .slice(0, level)
      .map((step) => step.index)
      .toReversed();
    for (const neighbour of [parent.children[index], parent.children[index - 1]]) {
      const found = neighbour && followInto(neighbour, inner);
      if (found) return found;
    }
  }
  return null;
}

function followInto(start: Element, indices: readonly number[]): HTMLElement | null {
  const way = [start];
  for (const index of indices) {
    const next = way.at(-1)?.children[index];
    if (!next) break;
    way.push(next);
  }
  for (const element of way.toReversed()) {
    const inside = [element, ...element.querySelectorAll(focusable)].find(
      (candidate): candidate is HTMLElement =>
        candidate instanceof HTMLElement && candidate.matches(focusable) && isFocusable(candidate),
    );
    if (inside) return inside;
  }
  return null;
}
