import type { Wishlist } from '#domain/schemas/wishlist.schema.ts';
import { parsePage } from '#ui/parse-page.ts';

import { callApi } from '../client/api-client.ts';
import { authStore } from '../shop/auth-store.ts';
import { syncWishes } from './sync-wishes.ts';
import { wishesChanged } from './wishes.ts';

/** Below the visitor's list: who is signed in shares it by a link and withdraws that, others are told to sign in. */
class VtWishShare extends HTMLElement {
  #stop = new AbortController();

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.addEventListener('click', (event) => void this.#act(event), { signal });
    signal.addEventListener(
      'abort',
      authStore.subscribe(() => void this.#show()),
    );
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  async #show(): Promise<void> {
    const isGuest = authStore.get() === null;
    this.#part('guest').hidden = !isGuest;
    if (isGuest) {
      this.#part('offer').hidden = true;
      this.#part('shared').hidden = true;
      return;
    }
    let isOther = false;
    const note = () => (isOther = true);
    document.addEventListener(wishesChanged, note);
    const list = await syncWishes();
    document.removeEventListener(wishesChanged, note);
    if (list) this.#fill(list);
    if (isOther) await drawAgain();
  }

  #fill({ sharePath }: Wishlist): void {
    this.#part('offer').hidden = sharePath !== null;
    this.#part('shared').hidden = sharePath === null;
    const field = this.querySelector('input');
    if (field && sharePath !== null) field.value = location.origin + sharePath;
  }

  async #act({ target }: Event): Promise<void> {
    const action =
      target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset['act'] : undefined;
    if (action === 'copy') return this.#copy();
    if (action !== 'share' && action !== 'stop') return;
    const token = authStore.get()?.token;
    const method = action === 'share' ? 'PUT' : 'DELETE';
    const [failure, list] = await callApi<Wishlist>(method, '/users/wishlist/share', { token });
    if (failure) return this.#tell('failed');
    this.#fill(list);
    if (action === 'stop') return this.#tell('stopped');
    this.#tell();
    this.querySelector('input')?.select();
  }

  async #copy(): Promise<void> {
    const field = this.querySelector('input');
    if (!field) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.#tell('copied');
    } catch {
      // The text is selected: keys copy it.
    }
  }

  #tell(text?: 'copied' | 'stopped' | 'failed'): void {
    this.#part('status').textContent = text === undefined ? '' : (this.dataset[text] ?? '');
  }

  #part(name: 'guest' | 'offer' | 'shared' | 'status'): HTMLElement {
    const found = this.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`No ${name} in the form that shares a list`);
    return found;
  }
}

/** What was drawn is of the cookie that the page came with, before the list of the account was known. */
async function drawAgain(): Promise<void> {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = parsePage(await answer.text()).querySelector('[data-part=wishes]');
  if (!fresh) return;
  document.querySelector('[data-part=wishes]')?.replaceWith(fresh);
  document.dispatchEvent(new CustomEvent(wishesChanged));
}

customElements.define('vt-wish-share', VtWishShare);
