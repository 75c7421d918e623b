/** As a layer is stored; what it is at a moment is told by `stateOfLayer`. */
export type LayerStatus = 'open' | 'approved' | 'paused' | 'merged' | 'discarded';

/** `waiting`, `active` and `ended` are what an approved layer is by the clock. */
export const layerStates = ['open', 'paused', 'waiting', 'active', 'ended', 'merged', 'discarded'] as const;
export type LayerState = (typeof layerStates)[number];

interface Terms {
  status: LayerStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Visitors see a layer from the moment of its start on, and from that of its end no more. */
export function stateOfLayer({ status, startsAt, endsAt }: Terms, now: Date): LayerState {
  if (status !== 'approved') return status;
  if (startsAt === null || now < startsAt) return 'waiting';
  return endsAt !== null && now >= endsAt ? 'ended' : 'active';
}

/** Nothing of it is edited or shown any more. */
export function isDone(status: LayerStatus): boolean {
  return status === 'merged' || status === 'discarded';
}
