import { createElement, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Lets React take over an island's markup. Loaded with the first island of a page, never before. */
export function hydrateIsland(element: Element, component: ComponentType<never>): Root {
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as never;
  return hydrateRoot(element, createElement(component, props), {
    onRecoverableError: (error) => console.error(`Island ${element.getAttribute('name')}:`, error),
  });
}
