const storageKey = 'vt-campaign';
const mostMarks = 10;
const longestMark = 300;

/** Keeps the `utm_…` marks that the visit began with, for enquiries sent from later pages. */
export function rememberCampaign(): void {
  if (!/[?&]utm_/.test(location.search)) return;
  try {
    sessionStorage.setItem(storageKey, location.search);
  } catch {
    // Without storage only the page of arrival knows.
  }
}

/** `utm_source` and the like, by name. */
export function readCampaign(): Record<string, string> {
  const marks = [...new URLSearchParams(storedSearch())]
    .filter(([name]) => /^utm_[a-z_]{1,30}$/.test(name))
    .slice(0, mostMarks)
    .map(([name, value]) => [name, value.slice(0, longestMark)] as const);
  return Object.fromEntries(marks);
}

function storedSearch(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? location.search;
  } catch {
    return location.search;
  }
}
