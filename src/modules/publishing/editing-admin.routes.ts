import { z } from 'zod';

import { isDocumentKey, parseDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import {
  draftSchema,
  issuesOfDocumentsSchema,
  menuDraftSchema,
  publishRequestSchema,
  publishSettingsRequestSchema,
  publishSeveralAnswerSchema,
  publishSeveralSchema,
  scheduleSeveralSchema,
  settingsDraftSchema,
  unpublishedChangeSchema,
} from '#domain/editing/drafts.schema.ts';
import { notFound } from '#domain/errors.ts';
import { textSearchSchema } from '#domain/schemas/text-search.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, textParameter, textsParameter } from '#http/query-parsing.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';

import type { DraftState } from './document-editing.ts';
import { documentRoutes, type DraftServices } from './document-routes.ts';
import { textSearchQuery } from './search-texts.ts';

const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;

/** Drafts, publishing and history of everything that is edited: pages of every kind, settings, menus. */
export function adminEditingRoutes({
  editing,
  append,
  pageManagement,
}: DraftServices & { pageManagement: Pick<PageManagement, 'kindOf'> }): ApiRoute[] {
  const services = { editing, append };
  return [
    ...documentRoutes(services, {
      base: '/admin/pages/{id}',
      what: 'A page, catalog, category or article',
      params: z.object({ id: idParameter() }),
      keyOf: ({ id }) => `page:${Number(id)}`,
      draft: draftSchema,
      publish: publishRequestSchema,
      async toDraft(view) {
        const { document, ...state } = split(view, 'page');
        const parsed = parseDocumentKey(view.key);
        const pageId = parsed?.kind === 'page' ? parsed.id : 0;
        return { ...state, ...document, pageId, kind: await pageManagement.kindOf(pageId) };
      },
    }),
    ...documentRoutes(services, {
      base: '/admin/settings',
      what: 'The settings, every group in full,',
      params: z.object({}),
      keyOf: () => 'settings',
      draft: settingsDraftSchema,
      publish: publishSettingsRequestSchema,
      async toDraft(view) {
        const { document, ...state } = split(view, 'settings');
        return { ...state, groups: document.groups };
      },
    }),
    ...documentRoutes(services, {
      base: '/admin/menus/{name}',
      what: 'A menu',
      params: z.object({ name: textParameter(41) }),
      keyOf: ({ name }): DocumentKey => `menu:${String(name)}`,
      draft: menuDraftSchema,
      publish: publishRequestSchema,
      async toDraft(view) {
        const { document, ...state } = split(view, 'menu');
        const { entries, order } = document;
        return { ...state, name: view.key.slice('menu:'.length), entries, order };
      },
    }),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/changes',
        summary: 'Everything that waits to be published, latest first',
        response: z.array(unpublishedChangeSchema),
        failures: [401, 403],
      },
      ({ identity }) => editing.listChanges(requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/changes/issues',
        summary: 'What must or should be put right before drafts are published together',
        query: z.object({ keys: textsParameter({ max: 100, maxLength: 60 }) }),
        response: issuesOfDocumentsSchema,
        failures: [401, 403, 404],
      },
      ({ query: { keys } }) => {
        const known = keys.filter(isDocumentKey);
        if (known.length < keys.length) throw notFound('document');
        return editing.checkSeveral(known);
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/texts',
        summary: 'Fields of pages that have a text, as pages are edited; a hundred pages a call',
        query: textSearchQuery,
        response: textSearchSchema,
        failures: [401, 403],
      },
      ({ query }) => editing.searchTexts(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/publish',
        summary: 'Publishes several drafts, all or none; 422 names what is wrong with each in data.documents',
        body: publishSeveralSchema,
        response: publishSeveralAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ body, identity }) => editing.publishSeveral(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/schedule',
        summary:
          'Publishes several drafts as they are now at a time, all or none; answers what is wrong with each',
        body: scheduleSeveralSchema,
        response: issuesOfDocumentsSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ body, identity }) => editing.scheduleSeveral(body, requireStaff(identity)),
    ),
  ];
}

type Document = DraftState['document'];

/** A view by its document and the rest of it; throws 404 for one of another kind. */
function split<Kind extends Document['kind']>(view: DraftState, kind: Kind) {
  const { document, key: _, ...state } = view;
  if (!isOfKind(document, kind)) throw notFound('document');
  return { document, ...state };
}

function isOfKind<Kind extends Document['kind']>(
  document: Document,
  kind: Kind,
): document is Extract<Document, { kind: Kind }> {
  return document.kind === kind;
}
