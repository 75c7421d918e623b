import { headerShrinkOffset } from '#domain/screen.ts';

/** The header, menus and dialogs: delegated listeners, alive before anything else is loaded. */
export function startLayout(): void {
  watchScroll();
  document.addEventListener('click', handleClick);
  for (const nav of document.querySelectorAll<HTMLElement>('[data-vt-nav]')) startNav(nav);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeToggled(null));
  foldFooter();
}

/** Footer columns fold on phones only; elsewhere their titles are no buttons (requirement 106). */
function foldFooter(): void {
  const isPhone = matchMedia('(width < 568px)').matches;
  for (const column of document.querySelectorAll('.vt-footer__column')) {
    if (isPhone) column.removeAttribute('open');
    else column.querySelector('summary')?.setAttribute('tabindex', '-1');
  }
}

function watchScroll(): void {
  const root = document.documentElement;
  const update = () => root.toggleAttribute('data-scrolled', scrollY > headerShrinkOffset);
  addEventListener('scroll', update, { passive: true });
  // Not at once: reading the place would lay the page out before the script has changed it.
  requestAnimationFrame(update);
}

function handleClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>('[data-vt-open]');
  if (opener && !event.metaKey && !event.ctrlKey) {
    const dialog = document.getElementById(opener.dataset['vtOpen'] ?? '');
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      dialog.showModal();
    }
    return;
  }
  const dialog = event.target.closest('dialog');
  const closes = event.target === dialog || event.target.closest('[data-vt-close], dialog a[href]') !== null;
  // Modals of React close themselves.
  if (dialog?.open && closes && !('vtManaged' in dialog.dataset)) dialog.close();
  const toggle = event.target.closest<HTMLElement>('[data-vt-toggle]');
  closeToggled(toggle, event.target);
  if (toggle) setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true');
}

/** Closes what toggles have opened, but for one's own and for what the visitor is using. */
function closeToggled(except: HTMLElement | null, used?: Element): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-vt-toggle][aria-expanded=true]')) {
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    if (toggle === except || (used && panel?.contains(used))) continue;
    if (panel?.contains(document.activeElement)) toggle.focus();
    setExpanded(toggle, false);
  }
}

/** Shows or hides what a button controls. */
function setExpanded(button: HTMLElement, expanded: boolean): void {
  button.setAttribute('aria-expanded', String(expanded));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !expanded);
}

/** Milliseconds a pointer rests on an entry before its panel opens: passing over opens nothing. */
const hoverIntent = 120;
/** Milliseconds in which a click on what hovering has just opened is not meant to close it. */
const hoverGrace = 500;

/** Disclosure navigation: hover with intent, click, Enter and ArrowDown open; Escape closes and returns focus. */
function startNav(nav: HTMLElement): void {
  nav.dataset['ready'] = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = -hoverGrace;
  const items = [...nav.querySelectorAll<HTMLElement>('[data-vt-nav-item]')];
  const open = (item: HTMLElement | null) => {
    for (const other of items) {
      other.toggleAttribute('data-open', other === item);
      other.querySelector('.vt-nav__toggle')?.setAttribute('aria-expanded', String(other === item));
    }
  };
  for (const item of items) {
    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (item.hasAttribute('data-open')) return;
        hoveredAt = performance.now();
        open(item);
      }, hoverIntent);
    });
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => open(null), hoverIntent);
    });
    item.querySelector('.vt-nav__toggle')?.addEventListener('click', () => {
      clearTimeout(timer);
      const isOpen = item.hasAttribute('data-open') && performance.now() - hoveredAt > hoverGrace;
      open(isOpen ? null : item);
    });
    item.addEventListener('keydown', (event) => {
      if (
        event.key === 'ArrowDown' &&
        event.target instanceof Element &&
        event.target.parentElement === item
      ) {
        event.preventDefault();
        open(item);
        item.querySelector<HTMLElement>('.vt-nav__panel a')?.focus();
      }
      if (event.key === 'Escape' && item.hasAttribute('data-open')) {
        open(null);
        item.querySelector<HTMLElement>('.vt-nav__toggle')?.focus();
      }
    });
    item.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !item.contains(event.relatedTarget)) open(null);
    });
  }
  // A panel that hovering opened closes without moving the pointer (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open(null));
}
