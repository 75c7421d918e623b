import type { MessageKey } from '#locales/message-keys.ts';

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
};

/** Field errors of a form, nested as the form is (specification section 5). */
export interface FieldErrors {
  [field: string]: { errors?: string[]; children?: FieldErrors };
}

interface AppErrorOptions {
  cause?: unknown;
  errors?: string[];
  children?: FieldErrors;
  /** Facts that a client can act on, such as a new total. */
  data?: Record<string, unknown>;
  /** Seconds after which a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: string[] | undefined;
  readonly children: FieldErrors | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = statusByCode[code];
    this.errors = options.errors;
    this.children = options.children;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { cause, retryAfter: 5 });
}

/** 422 with what is wrong with one field of a form. */
export function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
