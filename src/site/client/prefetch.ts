import { prefetchIdleDelay } from '#domain/timings.ts';
import { speculationRules } from '#domain/speculation-rules.ts';

/**
 * Once the page has been idle for two seconds, lets the browser fetch the pages that the visitor is
 * likely to open and prerender the one under the pointer (decision 4).
 */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || isSavingData()) return;
  const begin = () => setTimeout(addRules, prefetchIdleDelay);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function addRules(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}

function isSavingData(): boolean {
  return (
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
  );
}
