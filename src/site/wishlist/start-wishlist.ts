import { addWish, encodeWishes, removeWish } from '#domain/wishlist.ts';

import { hasSession } from '../client/has-session.ts';
import { readWishes, wishesChanged, writeWishes } from './wishes.ts';

/** Hearts say whether their product is on the list, and change it without leaving the page. */
export function startWishlist(): void {
  showWishes();
  document.addEventListener(wishesChanged, showWishes);
  addEventListener('pageshow', ({ persisted }) => persisted && showWishes());
  document.addEventListener('submit', changeWish);
}

function showWishes(): void {
  const ids = readWishes();
  for (const form of document.querySelectorAll<HTMLElement>('[data-vt-wish]')) {
    const isWished = ids.includes(Number(form.dataset['vtWish']));
    say(form, isWished ? form.dataset['remove'] : form.dataset['add']);
    form.querySelector('button')?.setAttribute('value', isWished ? 'remove' : 'add');
    form.querySelector('path')?.setAttribute('fill', isWished ? 'currentColor' : 'none');
  }
}

function say(form: HTMLElement, text = ''): void {
  const label = form.querySelector('button span');
  if (label) label.textContent = text;
}

function changeWish(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['vtWish'] === undefined) return;
  event.preventDefault();
  const id = Number(form.dataset['vtWish']);
  const before = readWishes();
  const after = before.includes(id) ? removeWish(before, id) : addWish(before, id);
  if (encodeWishes(after) === encodeWishes(before)) return say(form, form.dataset['full']);
  writeWishes(after);
  if (hasSession()) void import('./sync-wishes.ts').then(({ syncWishes }) => syncWishes());
}
