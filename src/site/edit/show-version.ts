import type { ActionResult } from '#live/connect-parent.ts';
import { connectParent, type ParentConnection } from '#live/connect-parent.ts';
import type { Action } from '#live/messages.schema.ts';

import type { EditPageData } from './edit-page-data.ts';
import { focusSection, scrollToSection } from './focus-section.ts';

/** A page as a version had it: it can be read and scrolled, and takes no edits. */
export function showVersion(
  { pageId, context, documents, adminOrigin }: EditPageData,
  report: (text: string, detail: unknown) => void,
): void {
  const sections = [...(documents.page?.order ?? [])];
  const route = location.pathname;
  document.addEventListener('click', keepHere, { capture: true });
  document.addEventListener('auxclick', keepHere, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  const connection: ParentConnection = connectParent({
    window,
    origin: adminOrigin || location.origin,
    describe: () => ({ route, sections }),
    onConnected: () => connection.post({ type: 'ready', route, pageId, kind: context.kind, sections }),
    onAction: perform,
    report,
  });
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta }) =>
      connection.post({ type: 'key.pressed', key, ctrl, shift, alt, meta }),
  );
}

/** Another page would be shown as its draft has it: that is for the builder to open. */
function keepHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

function perform({ action, payload }: Action): ActionResult {
  if (action !== 'section.focus' && action !== 'section.scroll') {
    return { ok: false, error: 'A version cannot be edited' };
  }
  const element = document.getElementById(`section-${payload.id}`);
  if (!element) return { ok: false, error: 'There is no such section' };
  if (action === 'section.focus') focusSection(element);
  else scrollToSection(element);
  return { ok: true };
}
