/** What its reader has done to a section: answers that are open, slides that were gone to. */
const scrolled = '[data-part="track"]';

/** Draws a section anew and leaves it as its reader had it. */
export function keepView(section: HTMLElement, draw: () => void): void {
  const open = [...section.querySelectorAll('details')].map((details) => details.open);
  const tracks = [...section.querySelectorAll(scrolled)].map(({ scrollLeft }) => scrollLeft);
  draw();
  const folds = section.querySelectorAll('details');
  if (folds.length === open.length)
    for (const [index, details] of folds.entries()) details.open = open[index] ?? details.open;
  for (const [index, track] of section.querySelectorAll(scrolled).entries())
    track.scrollTo({ left: tracks[index] ?? 0, behavior: 'instant' });
}
