import type { StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import type { LayerWithDocuments } from '#domain/schemas/layer.schema.ts';
import { afterPaint } from '#live/after-paint.ts';

import { api } from '../../api/api-client.ts';
import { apiTransport, layerTransport } from './api-transport.ts';
import type { BuilderStoreState, DraftInfo } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { createDeviceStorage } from './device-storage.ts';
import { mintUuid } from './mint-id.ts';
import { followLive } from './follow-live.ts';
import { announceTab } from './open-tabs.ts';
import { talkToTabs } from './other-tabs.ts';

export interface ShopBuilder {
  /** The layer that is edited; null: Live. */
  layerId: number | null;
  store: StoreApi<BuilderStoreState>;
  close(): void;
}

/** The builder's store for this shop and person, in a layer or in Live; follows what other tabs and people do. */
export function openShopBuilder(staffId: number, layerId: number | null): ShopBuilder {
  const clientId = mintUuid();
  const leave = announceTab(clientId);
  const tabs = talkToTabs({
    layerId,
    refresh(key) {
      const { drafts, refresh } = store.getState();
      // What is being sent brings what others did along.
      if (drafts[key]?.state === 'saved') void refresh(key).catch(() => undefined);
    },
    isTold: () => live.isTold,
    async findMoved() {
      const changes = await readChanges(layerId);
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
    transport: layerId === null ? apiTransport : layerTransport(layerId),
    storage: createDeviceStorage({ staffId, clientId, layerId }),
    clientId,
    onSaved: tabs.tellSaved,
    afterPaint,
  });
  const live = followLive(store, (keys, signal) =>
    api.stream(layerId === null ? '/admin/live' : `/admin/layers/${layerId}/live`, { keys }, signal),
  );
  return {
    layerId,
    store,
    close() {
      live.close();
      tabs.close();
      void store.getState().flush().finally(leave);
      store.getState().close();
    },
  };
}

type KnownChange = Pick<UnpublishedChange, 'key' | 'revision'>;

/** Documents that differ from what is published, or those of which a layer says something. */
async function readChanges(layerId: number | null): Promise<readonly KnownChange[]> {
  if (layerId === null) return api.get<UnpublishedChange[]>('/admin/changes');
  return (await api.get<LayerWithDocuments>(`/admin/layers/${layerId}`)).documents;
}

/** Somebody has edited the draft, published or discarded it. */
function hasMoved(draft: DraftInfo, change: KnownChange | undefined): boolean {
  return change ? change.revision !== draft.revision : draft.isChanged;
}
