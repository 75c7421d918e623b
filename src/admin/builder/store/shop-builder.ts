import type { StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import type { LayerWithDocuments } from '#domain/schemas/layer.schema.ts';
import { afterPaint } from '#live/after-paint.ts';

import { api } from '../../api/api-client.ts';
import { createPresenceStore } from '../presence/presence-store.ts';
import { tellPlace } from '../presence/tell-place.ts';
import type { PresenceParts } from '../presence/use-presence.ts';
import { apiTransport, layerTransport } from './api-transport.ts';
import type { BuilderStoreState, DraftInfo } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { createDeviceStorage } from './device-storage.ts';
import { mintUuid } from './mint-id.ts';
import { followLive } from './follow-live.ts';
import { announceTab } from './open-tabs.ts';
import { talkToTabs } from './other-tabs.ts';

/** Milliseconds; what is later says no longer where somebody is. */
const heardWithin = 5000;

export interface ShopBuilder {
  /** The layer that is edited; null: Live. */
  layerId: number | null;
  store: StoreApi<BuilderStoreState>;
  /** Where others are, and this tab. */
  presence: PresenceParts;
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
  const place = layerId === null ? '/admin' : `/admin/layers/${layerId}`;
  const others = createPresenceStore();
  const live = followLive(
    store,
    (keys, signal) => api.stream(`${place}/live`, { keys }, signal),
    document,
    others,
  );
  const own = tellPlace({
    store,
    others,
    send: (where, { isLast }) =>
      api.post(
        `${place}/presence`,
        { clientId, ...where },
        {},
        isLast ? { isKept: true } : { signal: AbortSignal.timeout(heardWithin) },
      ),
  });
  return {
    layerId,
    store,
    presence: { others, own },
    close() {
      own.close();
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
