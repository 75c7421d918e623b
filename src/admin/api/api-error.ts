import type { FieldErrors } from '#domain/errors.ts';

/** A call of the API that failed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's stable code; `network` when no answer came. */
  readonly code: string;
  readonly errors: readonly string[];
  /** What is wrong with the fields of the form that was sent. */
  readonly children: FieldErrors;
  /** Facts to act on, such as the present revision. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    {
      message,
      code = 'network',
      errors = [],
      children = {},
      data = {},
    }: {
      message: string;
      code?: string;
      errors?: readonly string[];
      children?: FieldErrors;
      data?: Readonly<Record<string, unknown>>;
    },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.children = children;
    this.data = data;
  }
}

/** What the server answered with in place of success. */
export function toApiError(status: number, answer: unknown, fallback: string): ApiError {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return new ApiError(status, {
    message: typeof body['message'] === 'string' ? body['message'] : fallback,
    code: typeof body['code'] === 'string' ? body['code'] : 'unknown',
    ...(Array.isArray(body['errors']) && { errors: body['errors'].map(String) }),
    ...(isRecord(body['children']) && { children: body['children'] as FieldErrors }),
    ...(isRecord(body['data']) && { data: body['data'] }),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
