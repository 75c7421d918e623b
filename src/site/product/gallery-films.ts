/** Puts the player over the poster it belongs to; only now is anything asked of the film's host. */
export function playFilm(poster: HTMLElement): void {
  const address = poster.dataset['film'];
  if (address === undefined || !poster.parentElement) return;
  const frame = document.createElement('iframe');
  frame.className = 'vt-gallery__film';
  frame.src = address;
  frame.title = poster.getAttribute('aria-label') ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  poster.after(frame);
  frame.focus();
}

/** The poster of a film as a button for the viewer: leafing past a film must not start it. */
export function makePoster(link: HTMLElement, picture: HTMLImageElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'vt-viewer__film';
  button.dataset['part'] = 'film';
  button.dataset['film'] = link.dataset['film'] ?? '';
  button.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  picture.alt = '';
  const sign = link.querySelector('.vt-gallery__play')?.cloneNode(true);
  button.append(picture, ...(sign ? [sign] : []));
  const holder = document.createElement('div');
  holder.className = 'vt-viewer__holder';
  holder.append(button);
  return holder;
}
