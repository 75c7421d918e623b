import { moreFontsId } from '../theme/more-fonts-id.ts';

/**
 * A page's own style declares the letters of the shop's language. The first letter beyond them, in the page, in
 * what comes later or in what the visitor types, links the style sheets that declare the rest (`moreFontsCss`);
 * browsers without scripts have them from the start.
 */
export function startMoreFonts(): void {
  const links = document.getElementById(moreFontsId);
  const further = furtherLetter();
  if (!links || !further) return;
  const stop = new AbortController();
  const read = (text: string | null) => {
    if (text === null || stop.signal.aborted || !further.test(text)) return;
    stop.abort();
    links.insertAdjacentHTML('afterend', links.textContent);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') read(target.nodeValue);
      for (const node of addedNodes) read(node.textContent);
    }
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const readField = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) read(target.value);
  };
  document.addEventListener('input', readField, { signal: stop.signal });
  for (const target of document.querySelectorAll('input, textarea')) readField({ target });
  read(document.body.textContent);
}

/** Finds a letter, accent or currency sign that none of the declared faces draws; null when there are none. */
function furtherLetter(): RegExp | null {
  const ranges = [...document.fonts]
    .map(({ unicodeRange }) => unicodeRange)
    // Stand-ins and an owner's own fonts are declared for everything.
    .filter((range) => !/^U\+0-10FFFF$/i.test(range))
    .join()
    .matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  const drawn = [...ranges].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('');
  return drawn === '' ? null : new RegExp(`(?![\\0-\\u{ff}${drawn}])[\\p{L}\\p{M}\\p{Sc}]`, 'u');
}
