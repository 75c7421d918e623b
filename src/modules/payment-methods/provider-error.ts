/**
 * A provider did not do what it was asked. `refused`: it answered that it will not, so asking again is of
 * no use. `unavailable`: nobody knows what it did; asking again with the same key is safe.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: 'refused' | 'unavailable', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** A notification that its provider did not send: no or a wrong signature, a wrong sender, not readable. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}
