import { loadChunk } from '../client/load-chunk.ts';
import { modalStore } from './modal-store.ts';

/** Opens a modal by its type, and loads what draws modals with the first one. */
export async function openModal(type: string, details: Record<string, unknown> = {}): Promise<void> {
  const { mountModals } = await loadChunk(() => import('./modal-host.tsx'));
  mountModals();
  modalStore.open(type, details);
}
