import type { MessageKey } from '#locales/message-keys.ts';

import { writeMessageRef } from './i18n/message-ref.ts';
import type { MessageParams } from './i18n/translate.ts';

/**
 * Errors as named values. `code` is stable and may be relied upon by clients; `status` is the HTTP
 * status it maps to; `message` is safe to show. What must stay inside goes to `cause`.
 */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'payload_too_large'
  | 'validation_failed'
  | 'too_many_requests'
  | 'unavailable'
  | 'insufficient_storage'
  | 'internal';

const statusByCode: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
};

/** Field errors of a form, nested as the form is (specification section 5). */
export interface FieldErrors {
  [field: string]: { errors?: string[]; children?: FieldErrors };
}

interface AppErrorOptions {
  cause?: unknown;
  /** What the message tells. */
  params?: MessageParams;
  errors?: string[];
  children?: FieldErrors;
  /** Facts that a client can act on, such as a new total. */
  data?: Record<string, unknown>;
  /** Seconds after which a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number;
}

type MissingThing = MessageKey extends infer Key
  ? Key extends `notFound.${infer Thing}`
    ? Thing
    : never
  : never;

/** `message` refers to a text (`message-ref.ts`) until `inWords` has put it into somebody's language. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: string[] | undefined;
  readonly children: FieldErrors | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
  private readonly key: MessageKey;

  constructor(code: ErrorCode, message: MessageKey, options: AppErrorOptions = {}) {
    super(writeMessageRef(message, options.params), { cause: options.cause });
    this.code = code;
    this.status = statusByCode[code];
    this.errors = options.errors;
    this.children = options.children;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
    this.key = message;
  }

  /** The same with its texts, those of fields included, as `say` has them; what was thrown is its cause. */
  inWords(say: (text: string) => string): AppError {
    const { code, message, errors, children, data, retryAfter } = this;
    const said = new AppError(code, this.key, {
      cause: this,
      ...(errors && { errors: errors.map(say) }),
      ...(children && { children: mapFieldErrors(children, say) }),
      ...(data && { data }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
    said.message = say(message);
    return said;
  }
}

/** Of fields that are nested as they are. */
export function mapFieldErrors(fields: FieldErrors, say: (text: string) => string): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { errors, children }]) => [
      name,
      {
        ...(errors && { errors: errors.map(say) }),
        ...(children && { children: mapFieldErrors(children, say) }),
      },
    ]),
  );
}

export function notFound(what: MissingThing): AppError {
  return new AppError('not_found', `notFound.${what}`);
}

export function unavailable(message: MessageKey, cause?: unknown): AppError {
  return new AppError('unavailable', message, { cause, retryAfter: 5 });
}

/** 422 with what is wrong with one field of a form. */
export function fieldError(field: string, message: MessageKey): AppError {
  return fieldErrors({ [field]: { errors: [message] } });
}

/** 422 with what is wrong with fields of a form. */
export function fieldErrors(children: FieldErrors): AppError {
  return new AppError('validation_failed', 'api.validationFailed', { children });
}
