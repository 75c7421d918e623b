/**
 * The button opens the device's own dialog, where it has one; else the address is copied, which is told beside it.
 * Where neither is allowed, the address itself stands there. Comes with the choice of a variation, at the first sign of
 * use: a page that is only looked at loads nothing of it.
 */
export function startSharing(signal: AbortSignal): void {
  for (const place of document.querySelectorAll<HTMLElement>('.vt-share')) {
    place.querySelector('button')?.addEventListener('click', () => void share(place), { signal });
    place.dataset['ready'] = '';
  }
}

async function share(place: HTMLElement): Promise<void> {
  const { title = '', copied = '', failed = '' } = place.dataset;
  const url = addressOfPage();
  const told = place.querySelector('[role=status]');
  if (told) told.textContent = '';
  try {
    if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    if (told) told.textContent = copied;
  } catch (error) {
    // Closing the dialog is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (told) told.textContent = `${failed} ${url}`;
  }
}

/** Without what led here, but with the variation that is shown. */
function addressOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const url = new URL(canonical ?? location.origin + location.pathname);
  const variation = new URLSearchParams(location.search).get('variation');
  if (variation !== null) url.searchParams.set('variation', variation);
  return url.href;
}
