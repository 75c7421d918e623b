import { createContext, useContext } from 'react';

/** The layer that the builder edits; null: Live. */
export const LayerContext = createContext<number | null>(null);

export function useLayerId(): number | null {
  return useContext(LayerContext);
}
