import type { StoreApi } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { seeTexts } from '#domain/editing/merge-texts.ts';

import type { BuilderActions, BuilderStoreState, EditOutcome } from './builder-state.ts';
import type { Collision } from './draft-sync.ts';
import type { Conflict, DraftStorage } from './kept-work.ts';

/** Edits that met those of others, until somebody says which is to stand; kept on the device. */
interface Conflicts {
  add(key: DocumentKey, collisions: readonly Collision[]): void;
  resolve: BuilderActions['resolveConflict'];
}

interface ConflictPorts {
  store: Pick<StoreApi<BuilderStoreState>, 'getState' | 'setState'>;
  storage: Pick<DraftStorage, 'keepConflicts'>;
  /** These edits do not stand. */
  onLost(edits: ReadonlySet<string>): void;
}

export function createConflicts({ store, storage, onLost }: ConflictPorts): Conflicts {
  const keep = (conflicts: readonly Conflict[]) => {
    storage.keepConflicts(conflicts);
    store.setState({ conflicts });
  };
  /** Who chooses has seen what there is now. */
  const knowingly = ({ key, edit }: Conflict) => {
    const document = store.getState().documents[key];
    return document ? seeTexts(document, edit.intent) : edit.intent;
  };
  return {
    add(key, collisions) {
      if (collisions.length === 0) return;
      const added = collisions.map((collision) => ({ ...collision, id: collision.edit.id, key }));
      keep(joinConflicts([...store.getState().conflicts, ...added]));
      onLost(new Set(added.map(({ id }) => id)));
    },
    resolve(id, choice) {
      const { conflicts, edit } = store.getState();
      const conflict = conflicts.find((one) => one.id === id);
      if (!conflict) return { ok: false, reason: 'unknown_target' };
      const outcome: EditOutcome = choice === 'mine' ? edit(conflict.key, knowingly(conflict)) : { ok: true };
      if (outcome.ok) keep(store.getState().conflicts.filter((one) => one.id !== id));
      return outcome;
    },
  };
}

/** Of several edits of the same place the last one says what its author wants. */
function joinConflicts(conflicts: readonly Conflict[]): Conflict[] {
  const byPlace = new Map(conflicts.map((conflict) => [placeOf(conflict), conflict]));
  return [...byPlace.values()];
}

function placeOf({ key, edit: { id, intent } }: Conflict): string {
  if (!('changes' in intent)) return id;
  const { changes, ...target } = intent;
  return JSON.stringify([key, target, changes.map(({ path }) => path)]);
}
