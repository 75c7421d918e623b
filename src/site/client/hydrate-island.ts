import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over an island's markup and answers when it has. Loaded with the first island of a page, never
 * before. As a transition React works in slices of 5 ms; otherwise it would block a slow phone for 80 ms.
 */
export function hydrateIsland(element: Element, component: ComponentType<never>): Promise<void> {
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as never;
  noteEarlyChoices(element);
  return new Promise((resolve) => {
    const island = createElement(Hydrated, { onHydrated: resolve }, createElement(component, props));
    startTransition(() => {
      hydrateRoot(element, island, {
        onRecoverableError: (error) => console.error(`Island ${element.getAttribute('name')}:`, error),
      });
    });
  });
}

/**
 * React puts a list back to what the server chose, and tells nobody: what a visitor has chosen before stands in
 * `data-early`.
 */
function noteEarlyChoices(element: Element): void {
  for (const list of element.querySelectorAll('select'))
    if (list.selectedOptions[0]?.defaultSelected === false) list.dataset['early'] = list.value;
}

/** Says when everything below it is alive, its effects included. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
