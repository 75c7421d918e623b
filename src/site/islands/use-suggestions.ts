import { useRef, useState, type KeyboardEvent } from 'react';

import { loadStyles } from '#ui/load-styles.ts';

import { fetchSuggestions, suggestionDelay, type Suggestions } from './fetch-suggestions.ts';
import suggestionsCss from './suggestions.css?inline';

/** What is suggested for what is typed, and which of it the keys have reached: -1 for none. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const [active, setActive] = useState(-1);
  const asking = useRef<AbortController | null>(null);
  const items = suggestions?.items ?? [];
  const isOpen = suggestions !== null;

  /** Asks once typing has paused; what was asked before is forgotten. */
  async function suggest(query: string) {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setActive(-1);
    const text = query.trim();
    if (text.length < 2) {
      setSuggestions(null);
      return;
    }
    await pause(suggestionDelay);
    if (signal.aborted) return;
    loadStyles(suggestionsCss);
    const found = await fetchSuggestions(text, signal);
    if (!signal.aborted) setSuggestions(found);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen || items.length === 0) return;
    const move = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setActive(
        ((move + items.length + 1) % (items.length + 1)) - (move === items.length ? items.length + 1 : 0),
      );
      return;
    }
    const chosen = items[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      location.assign(chosen.url);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setSuggestions(null);
    }
  }

  return { suggestions, items, isOpen, active, suggest, handleKey };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
