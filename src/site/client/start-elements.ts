import { elements } from './elements.ts';
import { loadChunk } from './load-chunk.ts';
import { whenPainted } from './when-painted.ts';

const requested = new Set<string>();

/**
 * Loads the custom elements that stand below `root`; each defines itself. Their code leaves the line to the
 * first screen's pictures and fonts.
 */
export function startElements(root: ParentNode): void {
  whenPainted(() => loadElements(root));
}

function loadElements(root: ParentNode): void {
  for (const [tag, load] of Object.entries(elements)) {
    if (requested.has(tag) || root.querySelector(tag) === null) continue;
    requested.add(tag);
    void loadChunk(load);
  }
}
