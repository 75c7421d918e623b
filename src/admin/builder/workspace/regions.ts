/** The parts of the builder that F6 leads through. */
const regions = ['bar', 'tree', 'canvas', 'panel'] as const;
export type Region = (typeof regions)[number];

const places: Readonly<Record<Region, string>> = {
  bar: '.vt-bar',
  tree: '.vt-panel--left',
  canvas: '.vt-bench__canvas',
  panel: '.vt-panel--right',
};

/** What takes the keyboard in each, the best first: the row that keys are for, the first field. */
const stops: Readonly<Record<Region, readonly string[]>> = {
  bar: ['a[href], button'],
  tree: ['[data-row][tabindex="0"]', 'button, input'],
  canvas: ['iframe'],
  panel: ['[data-field] :is(input, textarea, [contenteditable="true"])', 'input, textarea', 'button'],
};

/** The region after (1) or before (-1) one; from elsewhere the first or the last. */
export function regionBeside(region: Region | null, by: 1 | -1): Region {
  const index = region === null ? (by === 1 ? -1 : 0) : regions.indexOf(region);
  return regions.at((index + by) % regions.length) ?? 'bar';
}

export function regionOf(element: Element | null): Region | null {
  return regions.find((region) => element?.closest(places[region])) ?? null;
}

/** Gives the keyboard to the first place of a region that is drawn; false where there is none. */
export function focusRegion(region: Region): boolean {
  const place = document.querySelector(places[region]);
  for (const stop of stops[region]) {
    const found = [...(place?.querySelectorAll<HTMLElement>(stop) ?? [])].find((one) =>
      one.checkVisibility(),
    );
    if (!found) continue;
    found.focus();
    return true;
  }
  return false;
}
