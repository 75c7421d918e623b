import { z } from 'zod';

import { auditPageSchema } from '#domain/schemas/audit.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { AuditLog } from './audit-log.ts';

const day = () => z.iso.date().optional();

/** What the staff did. There is no call that changes or removes an entry. */
export function adminAuditRoutes({ audit }: { audit: Pick<AuditLog, 'list'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/audit',
        group: 'Audit',
        summary: 'Entries of the audit log, newest first',
        query: z.object({
          staff: idParameter().optional(),
          area: textParameter(60).optional(),
          from: day(),
          to: day(),
          result: z.enum(['refused']).optional(),
          offset: offsetParameter(),
          limit: limitParameter(50),
        }),
        response: auditPageSchema,
        failures: [401, 403],
        cache: 'private',
        access: 'admin',
      },
      ({ query: { staff, area, from, to, result, offset, limit } }) =>
        audit.list({
          staffId: staff,
          area,
          from,
          to,
          refusedOnly: result === 'refused',
          offset,
          limit,
        }),
    ),
  ];
}
