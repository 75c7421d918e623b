import { useWorkspace } from '../workspace/workspace.ts';

/** Opens the panel of comments on a thread, or on the list of them; `focus` gets the keyboard there. */
export function openComments(threadId: number | null, focus: 'form' | 'title' = 'title'): void {
  useWorkspace.getState().set({ commenting: { threadId, focus }, openPanel: 'right' });
}

/** Closes it; who was in it goes on at the button of the bar. */
export function closeComments(): void {
  const isWithin = document.activeElement?.closest('.vt-comments') !== null;
  useWorkspace.getState().set({ commenting: null, openPanel: null });
  if (isWithin) document.querySelector<HTMLElement>('[data-comments-button]')?.focus();
}

/** On narrow screens the panel may be aside while it is open. */
export function areCommentsShown(): boolean {
  return document.querySelector('.vt-comments')?.checkVisibility() ?? false;
}
