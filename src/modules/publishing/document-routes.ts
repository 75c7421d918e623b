import { z } from 'zod';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import {
  documentVersionSchema,
  editsAnswerSchema,
  editsSchema,
  publishAnswerSchema,
  type publishRequestSchema,
  type publishSettingsRequestSchema,
  restoreRequestSchema,
  scheduleAnswerSchema,
  scheduleRequestSchema,
  versionAnswerSchema,
} from '#domain/editing/drafts.schema.ts';
import { documentIssueSchema } from '#domain/editing/issues.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';
import type { AppendEdits } from '#modules/drafts/append-edits.ts';

import type { DocumentEditing, DraftState } from './document-editing.ts';

const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;
/** A section with long texts is some tens of kilobytes. */
const editsLimit = 1024 * 1024;

/** What drafts are asked of and changed by. */
export interface DraftServices {
  editing: DocumentEditing;
  append: AppendEdits;
}

interface DocumentRoutes<Draft extends z.ZodType> {
  /** Where documents of this kind are, such as `/admin/pages/{id}`. */
  base: string;
  /** What its path names, in words of the documentation. */
  what: string;
  params: z.ZodObject;
  keyOf(params: Record<string, unknown>): DocumentKey;
  draft: Draft;
  toDraft(view: DraftState): Promise<z.input<Draft>>;
  publish: typeof publishRequestSchema | typeof publishSettingsRequestSchema;
}

/** Draft, publishing, history and schedule of one kind of document. */
export function documentRoutes<Draft extends z.ZodType>(
  { editing, append }: DraftServices,
  { base, what, params, keyOf, draft, toDraft, publish }: DocumentRoutes<Draft>,
): ApiRoute[] {
  const versionParams = params.extend({ version: idParameter() });
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: `${base}/draft`,
        summary: `${what} with its unpublished edits`,
        params,
        response: draft,
        failures: [401, 403, 404],
      },
      async (input) => toDraft(await editing.readDraft(keyOf(input.params))),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${base}/draft/edits`,
        summary: 'Adds edits to the draft; each is applied, known already, in conflict or refused',
        params,
        body: editsSchema,
        bodyLimit: editsLimit,
        isRoutine: true,
        response: editsAnswerSchema,
        failures: [401, 403, 404, 409, 413, 422],
      },
      (input) => append(keyOf(input.params), input.body, requireStaff(input.identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: `${base}/draft`,
        summary: 'Discards the unpublished edits, and what was scheduled',
        params,
        response: draft,
        failures: [401, 403, 404, 409],
      },
      async (input) => toDraft(await editing.discard(keyOf(input.params), requireStaff(input.identity))),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: `${base}/draft/issues`,
        summary: 'What must or should be put right before the draft is published',
        params,
        response: z.array(documentIssueSchema),
        failures: [401, 403, 404],
      },
      (input) => editing.check(keyOf(input.params)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${base}/publish`,
        summary: 'Publishes the draft as a new version; 422 names what must be put right in data.issues',
        params,
        body: publish,
        response: publishAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      (input) => editing.publish(keyOf(input.params), input.body, requireStaff(input.identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${base}/schedule`,
        summary: 'Publishes the draft as it is now at a time; what is edited later stays unpublished',
        params,
        body: scheduleRequestSchema,
        response: scheduleAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      (input) => editing.schedule(keyOf(input.params), input.body, requireStaff(input.identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: `${base}/schedule`,
        summary: 'Takes back what was to be published at a time',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      async (input) => {
        await editing.cancelSchedule(keyOf(input.params));
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: `${base}/versions`,
        summary: 'Published versions, newest first, each with the changes that led to it',
        params,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(20) }),
        response: z.array(documentVersionSchema),
        failures: [401, 403, 404],
      },
      (input) => editing.listVersions(keyOf(input.params), input.query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: `${base}/versions/{version}`,
        summary: 'What a published version held',
        params: versionParams,
        response: versionAnswerSchema,
        failures: [401, 403, 404],
      },
      async (input) => {
        const version = Number(input.params['version']);
        const document = await editing.readVersion(keyOf(input.params), version);
        return { version, document: { ...document } };
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: `${base}/versions/{version}/restore`,
        summary: 'Publishes what a version held as a new version',
        params: versionParams,
        body: restoreRequestSchema,
        response: publishAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      (input) => {
        const version = Number(input.params['version']);
        return editing.restore(keyOf(input.params), { version, ...input.body }, requireStaff(input.identity));
      },
    ),
  ];
}
