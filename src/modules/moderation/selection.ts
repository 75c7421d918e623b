/** A part of what waits for the staff, newest first. */
export interface Selection<Status> {
  /** Null for all. */
  status: Status | null;
  offset: number;
  limit: number;
}
