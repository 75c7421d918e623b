import { loadStyles } from '#ui/load-styles.ts';
import { readingKey } from '#ui/reading-key.ts';

import photoCss from './review-photos.css?inline';

/** Opens a review's photo large; a click on it and the arrow keys go on to the review's others. */
export function showPhoto(chosen: HTMLAnchorElement): void {
  const dialog = chosen.closest('vt-reviews')?.querySelector<HTMLDialogElement>('[data-part=viewer]');
  const image = dialog?.querySelector('img') ?? new Image();
  const photos = [...(chosen.closest('ul')?.querySelectorAll('a') ?? [])];
  if (!dialog) return;
  dialog.prepend(image);
  let current = photos.indexOf(chosen);
  const show = (step: number) => {
    current = (current + step + photos.length) % photos.length;
    const link = photos[current];
    image.src = link?.href ?? '';
    image.alt = link?.querySelector('img')?.alt ?? '';
  };
  loadStyles(photoCss);
  show(0);
  dialog.onclick = ({ target }) => (target === image ? show(1) : dialog.close());
  dialog.onkeydown = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event)];
    if (step) show(step);
  };
  dialog.showModal();
}
