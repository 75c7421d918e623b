import { STATUS_CODES } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { isDatabaseAway } from '#domain/database-away.ts';
import { AppError, type FieldErrors } from '#domain/errors.ts';

/** What every failing call answers; `code` is the HTTP status (requirements 608 and 644). */
export interface ErrorBody {
  code: number;
  message: string;
  errors?: string[];
  children?: FieldErrors;
  data?: Record<string, unknown>;
}

export const fieldErrorsSchema: z.ZodType<FieldErrors> = z.record(
  z.string(),
  z.object({
    errors: z.array(z.string()).optional(),
    get children() {
      return fieldErrorsSchema.optional();
    },
  }),
);
export const errorBodySchema = z.strictObject({
  code: z.int().min(400).max(599),
  message: z.string(),
  errors: z.array(z.string()).optional(),
  children: fieldErrorsSchema.optional(),
  /** Facts to act on, such as a new total. */
  data: z.record(z.string(), z.unknown()).optional(),
});

interface ErrorAnswer {
  body: ErrorBody;
  retryAfter: number | undefined;
}

/** Fits any thrown value into the error shape. Messages of unexpected errors stay inside. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    const { status, message, errors, children, data, retryAfter } = error;
    return {
      body: {
        code: status,
        message,
        ...(errors && { errors }),
        ...(children && { children }),
        ...(data && { data }),
      },
      retryAfter,
    };
  }
  if (isDatabaseAway(error))
    return { body: { code: 503, message: 'Service is temporarily unavailable' }, retryAfter: 5 };
  const status = clientStatusOf(error);
  if (status)
    return { body: { code: status, message: STATUS_CODES[status] ?? 'Bad Request' }, retryAfter: undefined };
  return { body: { code: 500, message: 'Internal Server Error' }, retryAfter: undefined };
}

/** Fastify and its plugins mark a caller's mistake with a 4xx `statusCode`. */
function clientStatusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/** The error handler of the API; also to be given to Fastify as `frameworkErrors` for paths under /api. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, retryAfter } = describeError(error);
  if (body.code >= 500) request.log.error({ err: error, url: request.url }, 'API call failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(body.code)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
