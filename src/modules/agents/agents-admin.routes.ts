import { z } from 'zod';

import { documentKeySchema } from '#domain/editing/document-key.ts';
import { agentGroups } from '#domain/layers/agent-groups.ts';
import {
  agentDraftSchema,
  agentEditsAnswerSchema,
  agentEditsSchema,
  agentLayerSchema,
  agentPreviewAnswerSchema,
  agentPreviewSchema,
  draftedLayerSchema,
  foundDocumentsSchema,
  layerCheckSchema,
  publishedDocumentSchema,
  sectionSchemasSchema,
} from '#domain/schemas/agents.schema.ts';
import { pageKindSchema } from '#domain/schemas/manage-pages.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession, type Identity } from '#http/identity.ts';
import {
  idParameter,
  limitParameter,
  offsetParameter,
  textParameter,
  textsParameter,
  wordsParameter,
} from '#http/query-parsing.ts';
import type { Agent, AgentLayers } from '#modules/layers/agent-layers.ts';

import type { DescribeSections } from './describe-sections.ts';
import type { DocumentFinding } from './find-documents.ts';
import type { ShareAgentLayer } from './share-layer.ts';

const route = { group: 'Agents', cache: 'private', access: 'manager' } as const;
const layerParams = z.object({ id: idParameter() });
const documentParams = layerParams.extend({ key: documentKeySchema });
const partQuery = z.object({ offset: offsetParameter(1000), limit: limitParameter(50) });
/** Fifty sections with long texts. */
const editsLimit = 512 * 1024;

interface RoutesDeps {
  documents: DocumentFinding;
  describeSections: DescribeSections;
  layers: AgentLayers;
  share: ShareAgentLayer;
}

/** What programs may draft, over their own addresses and over MCP (`agent-tools.ts`) alike. */
export function adminAgentsRoutes(deps: RoutesDeps): ApiRoute[] {
  return [...readingRoutes(deps), ...draftingRoutes(deps)];
}

function readingRoutes({ documents, describeSections, layers }: RoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/agents/documents',
        summary: 'Pages that programs may draft, by title or address; settings and menus beside them',
        query: z.object({
          kind: pageKindSchema.optional(),
          q: textParameter(200).default(''),
          offset: offsetParameter(),
          limit: limitParameter(20),
        }),
        response: foundDocumentsSchema,
        failures: [401, 403],
      },
      ({ query }) => documents.find(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/agents/documents/{key}',
        summary: 'A document as visitors see it without layers, of a page some sections at a time',
        params: z.object({ key: documentKeySchema }),
        query: partQuery,
        response: publishedDocumentSchema,
        failures: [401, 403, 404],
      },
      ({ params: { key }, query }) => documents.readPublished(key, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/agents/section-schemas',
        summary:
          'Types of sections; of those that are named, and of groups of settings, what they take as JSON Schema',
        query: z.object({
          types: textsParameter({ max: 5, maxLength: 60 }),
          groups: wordsParameter(agentGroups),
        }),
        response: sectionSchemasSchema,
        failures: [401, 403],
      },
      ({ query }) => describeSections(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/agents/layers/{id}/documents/{key}',
        summary: 'A document as a program’s layer has it, with the revision that edits are made on top of',
        params: documentParams,
        query: partQuery,
        response: agentDraftSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params, query }) => documents.readDraft(params, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/agents/layers/{id}/check',
        summary: 'What a program’s layer changes, what must be put right, and where it newly leads to',
        params: layerParams,
        response: layerCheckSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => layers.check(id),
    ),
  ];
}

function draftingRoutes({ layers, share }: RoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/agents/layers',
        summary: 'A layer for a program to draft in; visitors see nothing of it until somebody approves it',
        body: agentLayerSchema,
        response: draftedLayerSchema,
        status: 201,
        failures: [401, 403, 409, 422],
      },
      ({ body, identity }) => layers.create(body, agentOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/agents/layers/{id}/documents/{key}/edits',
        summary:
          'Adds edits to a program’s layer, or judges them in a dry run; a refusal says what would fit',
        params: documentParams,
        body: agentEditsSchema,
        bodyLimit: editsLimit,
        isRoutine: true,
        response: agentEditsAnswerSchema,
        failures: [401, 403, 404, 409, 413, 422, 429],
      },
      ({ params, body, identity }) => layers.append(params, body, agentOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/agents/layers/{id}/previews',
        summary: 'A link by which anybody sees the shop with a program’s layer, for some hours',
        params: layerParams,
        body: agentPreviewSchema,
        response: agentPreviewAnswerSchema,
        status: 201,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body, identity }) => share(id, body, agentOf(identity)),
    ),
  ];
}

function agentOf(identity: Identity): Agent {
  const { staffId, key, tokenHash } = requireStaffSession(identity);
  return { staffId, name: key?.name ?? null, limitKey: `agent-edits:${tokenHash.toString('hex')}` };
}
