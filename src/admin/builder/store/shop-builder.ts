import type { StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';

import { apiTransport } from './api-transport.ts';
import type { BuilderStoreState } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { createDeviceKeeper } from './device-keeper.ts';
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
    onSaved: (key) => {
      if (store.getState().documents[key])
        void store
          .getState()
          .refresh(key)
          .catch(() => undefined);
    },
    readOpen: () => Object.keys(store.getState().documents) as DocumentKey[],
    refresh: (key) => store.getState().refresh(key),
  });
  const store = createBuilderStore({
    transport: apiTransport,
    keeper: createDeviceKeeper({ staffId, clientId }),
    clientId,
    onSaved: tabs.tellSaved,
  });
  return {
    store,
    close() {
      tabs.close();
      store.getState().close();
    },
  };
}
