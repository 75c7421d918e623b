import { loadingBar } from '#domain/timings.ts';

/** A bar on top while the next page takes longer than 200 ms to come (requirement 68). */
export function startLoadingBar(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    root.removeAttribute('data-loading');
  };
  const show = () => {
    hide();
    timer = setTimeout(() => {
      root.setAttribute('data-loading', '');
      // What takes longer still is told by the browser itself.
      timer = setTimeout(hide, loadingBar.duration);
    }, loadingBar.throttle);
  };
  document.addEventListener('click', (event) => leavesPage(event) && show());
  document.addEventListener('submit', (event) => !event.defaultPrevented && show());
  addEventListener('pageshow', hide);
}

function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
