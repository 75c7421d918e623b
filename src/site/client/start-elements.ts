import { elements } from './elements.ts';
import { loadChunk } from './load-chunk.ts';

const requested = new Set<string>();

/** Loads the custom elements that stand below `root`; each defines itself. */
export function startElements(root: ParentNode): void {
  for (const [tag, load] of Object.entries(elements)) {
    if (requested.has(tag) || root.querySelector(tag) === null) continue;
    requested.add(tag);
    void loadChunk(load);
  }
}
