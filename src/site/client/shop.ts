import { breakpoints } from '#domain/screen.ts';

import { cartKey } from '../shop/storage-keys.ts';
import { readCartCookie } from './cart-cookie.ts';
import { hasSession } from './has-session.ts';
import { loadChunk } from './load-chunk.ts';
import { whenIdle } from './when-idle.ts';

/** Cart badge, openers of modals, add-to-cart forms: alive before anything else is loaded. */
export function startShop(): void {
  showCartCount();
  addEventListener('storage', ({ key }) => (key === cartKey || key === null) && showCartCount());
  document.addEventListener('vt:cart', showCartCount);
  document.addEventListener('click', openModalOf);
  document.addEventListener('submit', addProductOf);
  for (const link of document.querySelectorAll<HTMLElement>('[data-item=cart]')) startCartWidget(link);
  addEventListener('pageshow', ({ persisted }) => persisted && showCartCount());
  if (document.querySelector('[data-vt-wish], vt-wish-share')) {
    whenIdle(async () => {
      const { startWishlist } = await loadChunk(() => import('../wishlist/start-wishlist.ts'));
      startWishlist();
    });
  }
  if (hasSession() || hasOtherCookie()) {
    whenIdle(async () => {
      const { startShopState } = await loadChunk(() => import('../shop/start-shop-state.ts'));
      startShopState();
    });
  }
}

function showCartCount(): void {
  const count = readCount();
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.textContent = count > 99 ? '99+' : String(count);
    badge.hidden = count === 0;
  }
  const form = count === 0 ? 'zero' : new Intl.PluralRules(document.documentElement.lang).select(count);
  for (const text of document.querySelectorAll<HTMLElement>('[data-cart-text]'))
    text.textContent = text.dataset[form]?.replace('#', String(count)) ?? null;
}

/** Pieces in the cart; a cart that cannot be read is empty. */
function readCount(): number {
  try {
    const { list = [] } = JSON.parse(localStorage.getItem(cartKey) ?? '{}') as {
      list?: { quantity: number }[];
    };
    return list.reduce((sum, { quantity }) => sum + quantity, 0);
  } catch {
    return 0;
  }
}

/** `data-vt-modal="LeadForm" data-comment="…"` opens that modal with the other attributes as its details. */
function openModalOf(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey) return;
  // Signed out, the account's link asks to sign in where one is; elsewhere it leads to the account.
  if (event.target.closest('[data-vt-account]') && !hasSession()) {
    event.preventDefault();
    return void open('AccountAuthForm', { mode: 'signin' });
  }
  const opener = event.target.closest<HTMLElement>('[data-vt-modal]');
  if (!opener) return;
  event.preventDefault();
  const { vtModal = '', ...details } = opener.dataset;
  void open(vtModal, details);
}

/** Without script the same form goes to the server's cart. */
function addProductOf(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-vt-add-to-cart]')) return;
  event.preventDefault();
  void add(form, event.submitter);
}

async function open(type: string, details: Record<string, unknown>): Promise<void> {
  const { openModal } = await loadChunk(() => import('../modals/open-modal.ts'));
  await openModal(type, details);
}

/** One addition at a time: a double click means one. */
async function add(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (form.hasAttribute('data-busy')) return;
  form.setAttribute('data-busy', '');
  try {
    const fields = new FormData(form, submitter);
    const { addProduct, readAddition } = await loadChunk(() => import('../shop/add-product.ts'));
    await addProduct(readAddition(fields));
  } finally {
    form.removeAttribute('data-busy');
  }
}

/** Milliseconds a pointer rests on the link before the cart opens below it: passing over opens nothing. */
const hoverIntent = 120;

/** Where the shop has a drawer, the link opens it on every screen; an empty cart has a page that says more. */
function openDrawerOf(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || readCount() === 0) return;
  event.preventDefault();
  void open('CartDrawer', {});
}

/**
 * On desktops the link shows the cart's lines in place, a second click follows it. An empty cart has none
 * to show, and where the page is the cart or a way to pay nothing is opened over it.
 */
function startCartWidget(link: HTMLElement): void {
  if (location.pathname === '/cart' || document.body.dataset['layout'] === 'order-page') return;
  if (document.body.dataset['cartStyle'] === 'drawer') return link.addEventListener('click', openDrawerOf);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = async (isPressed: boolean) => {
    const { openCartWidget } = await loadChunk(() => import('../cart/cart-widget.tsx'));
    openCartWidget(link, isPressed);
  };
  const mayShow = () =>
    innerWidth >= breakpoints.desktop && readCount() > 0 && link.getAttribute('aria-expanded') !== 'true';
  link.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && mayShow()) timer = setTimeout(() => void show(false), hoverIntent);
  });
  link.addEventListener('pointerleave', () => clearTimeout(timer));
  link.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (!mayShow() || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void show(event.detail === 0);
  });
}

/** A visit without script may have left a cart in the cookie alone, a cleared cookie a cart without one. */
function hasOtherCookie(): boolean {
  return /^\d/.test(readCartCookie() ?? '') !== readCount() > 0;
}
