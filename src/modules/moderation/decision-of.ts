import type { ModerationStatus } from '#domain/schemas/moderation.schema.ts';

export interface Decision {
  status: ModerationStatus;
  /** Who decided, now; null for what waits again, which nobody has decided. */
  moderatedBy: number | null;
}

export function decisionOf(status: ModerationStatus, staffId: number): Decision {
  return { status, moderatedBy: status === 'pending' ? null : staffId };
}
