import type { StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import { afterPaint } from '#live/after-paint.ts';

import { api } from '../../api/api-client.ts';
import { apiTransport } from './api-transport.ts';
import type { BuilderStoreState, DraftInfo } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { createDeviceStorage } from './device-storage.ts';
import { mintUuid } from './mint-id.ts';
import { announceTab } from './open-tabs.ts';
import { talkToTabs } from './other-tabs.ts';

export interface ShopBuilder {
  store: StoreApi<BuilderStoreState>;
  close(): void;
}

/** The builder's store for this shop and person; follows what other tabs and people do. */
export function openShopBuilder(staffId: number): ShopBuilder {
  const clientId = mintUuid();
  announceTab(clientId);
  const tabs = talkToTabs({
    refresh(key) {
      const { drafts, refresh } = store.getState();
      // What is being sent brings what others did along.
      if (drafts[key]?.state === 'saved') void refresh(key).catch(() => undefined);
    },
    async findMoved() {
      const changes = await api.get<UnpublishedChange[]>('/admin/changes');
      const drafts = Object.entries(store.getState().drafts) as [DocumentKey, DraftInfo][];
      return drafts
        .filter(([key, draft]) =>
          hasMoved(
            draft,
            changes.find((one) => one.key === key),
          ),
        )
        .map(([key]) => key);
    },
  });
  const store = createBuilderStore({
    transport: apiTransport,
    storage: createDeviceStorage({ staffId, clientId }),
    clientId,
    onSaved: tabs.tellSaved,
    afterPaint,
  });
  return {
    store,
    close() {
      tabs.close();
      void store.getState().flush();
      store.getState().close();
    },
  };
}

/** Somebody has edited the draft, published or discarded it. */
function hasMoved(draft: DraftInfo, change: UnpublishedChange | undefined): boolean {
  return change ? change.revision !== draft.revision : draft.isChanged;
}
