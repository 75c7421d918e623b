import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { AppError } from '#domain/errors.ts';
import { agentGroups, foreignGroupOf } from '#domain/layers/agent-groups.ts';
import type {
  AgentEdits,
  AgentEditsAnswer,
  AgentLayerInput,
  LayerCheck,
} from '#domain/schemas/agents.schema.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';
import { codeFieldOf } from '#domain/settings/own-code.ts';
import { addEdits } from '#modules/drafts/append-edits.ts';
import { movePatch, type LayerDraft } from '#modules/drafts/layer-drafts.ts';
import type { OpenStore } from '#modules/publishing/publish-together.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { countOpenOfAgents, selectMadeBy, takeAgentEdits } from './agent-layers.queries.ts';
import { checkDrafts, listNewAddresses, lockTouched } from './approve-layer.ts';
import { lockEditable, toDraftAnswer, type LayerDocumentName } from './edit-layer.ts';
import { explainFault } from './explain-fault.ts';
import { insertLayer, lockAllLayers, type LayerRow } from './layers.queries.ts';
import { findLayer, lockLayer, toLayer, toTerms } from './manage-layers.ts';

type Trx = Transaction<Database>;

/** Layers of programs that are neither merged nor discarded. */
const mostOpen = 20;
/** Edits by programs in one layer. */
const mostEdits = 500;
/** Of one key, whatever became of them. */
const editRate = { limit: 60, windowSeconds: 60 } as const;
/** Of one document that is checked. */
const mostChanges = 100;

/** A program at work, and for whom. */
export interface Agent {
  staffId: number;
  /** What its key is called; null where somebody is signed in. */
  name: string | null;
  /** One for each key, for limits. */
  limitKey: string;
}

interface AgentLayersDeps {
  db: Kysely<Database>;
  open: OpenStore;
  definitions: DefinitionRegistry;
  limits: Pick<RateLimiter, 'take'>;
  origin: () => string;
  now: () => Date;
}

/**
 * What programs do with layers: they write into those alone that a program has made, and decide nothing. Calls throw
 * 404 for any other layer and 409 for one that is done.
 */
export type AgentLayers = ReturnType<typeof createAgentLayers>;

export function createAgentLayers(deps: AgentLayersDeps) {
  const { db, open, limits, origin, now } = deps;
  const write = <T>(run: (trx: Trx) => Promise<T>) => db.transaction().execute(run);
  return {
    /** Sent again, the same call gives the layer that it has made. Throws 409 when there are too many. */
    create: ({ requestId, ...input }: AgentLayerInput, { staffId, name }: Agent): Promise<Layer> =>
      write(async (trx) => {
        await lockAllLayers(trx);
        const made = await selectMadeBy(trx, requestId);
        if (!made && (await countOpenOfAgents(trx)) >= mostOpen)
          throw new AppError('conflict', 'layers.tooManyOfAgents', { params: { count: mostOpen } });
        const by = { staffId, made: { agent: name, requestId } };
        const id = made?.id ?? (await insertLayer(trx, toTerms(input), by));
        return toLayer(await findLayer(trx, id), now());
      }),
    read: (name: LayerDocumentName) =>
      write(async (trx) => {
        await lockAgentLayer(trx, name.id, 'share');
        return toDraftAnswer(await lockEditable(trx, open, name));
      }),
    /** A layer that a program may share. */
    assertOfAgent: (id: number): Promise<void> =>
      write(async (trx) => {
        await lockAgentLayer(trx, id, 'share');
      }),
    /**
     * Adds edits as people's are added; in a dry run they are judged and nothing is kept. Throws 403 for code and for
     * settings that are people's, 429 for too many edits a minute and 409 for too many of the layer.
     */
    async append(name: LayerDocumentName, edits: AgentEdits, agent: Agent): Promise<AgentEditsAnswer> {
      refuseForeign(edits);
      await limits.take({ key: agent.limitKey, ...editRate, count: edits.edits.length });
      try {
        return await write(async (trx) => {
          const answer = await appendEdits(trx, deps, { name, edits, staffId: agent.staffId });
          if (edits.dryRun) throw new DryRun(answer);
          return answer;
        });
      } catch (error) {
        if (error instanceof DryRun) return error.answer;
        throw error;
      }
    },
    /** What the layer changes, what is wrong with it, and where it newly leads to. */
    check: (id: number): Promise<LayerCheck> =>
      write(async (trx) => {
        await lockAgentLayer(trx, id, 'share');
        const drafts = await lockTouched(trx, open, id);
        return {
          layer: toLayer(await findLayer(trx, id), now()),
          documents: drafts.map(describeChanges),
          issues: await checkDrafts(trx, drafts),
          newAddresses: listNewAddresses(drafts, origin()),
        };
      }),
  };
}

/** Takes back what was done, and carries what it would have led to. */
class DryRun extends Error {
  readonly answer: AgentEditsAnswer;
  constructor(answer: AgentEditsAnswer) {
    super('dry run');
    this.answer = answer;
  }
}

async function lockAgentLayer(trx: Trx, id: number, mode: 'update' | 'share'): Promise<LayerRow> {
  const layer = await lockLayer(trx, id, mode);
  if (!layer.fromAgent) throw new AppError('not_found', 'layers.notOfAgent');
  return layer;
}

function refuseForeign({ edits }: AgentEdits): void {
  for (const { intent } of edits) {
    const field = codeFieldOf(intent);
    if (field !== null) throw new AppError('forbidden', 'layers.ownCode', { params: { field } });
    const group = foreignGroupOf(intent);
    if (group === null) continue;
    const params = { group, groups: agentGroups.join(', ') };
    throw new AppError('forbidden', 'layers.notForAgents', { params });
  }
}

async function appendEdits(
  trx: Trx,
  { open, definitions }: Pick<AgentLayersDeps, 'open' | 'definitions'>,
  { name, edits, staffId }: { name: LayerDocumentName; edits: AgentEdits; staffId: number },
): Promise<AgentEditsAnswer> {
  await lockAgentLayer(trx, name.id, 'update');
  const draft = await lockEditable(trx, open, name);
  const { revision, document, isEdited, answers } = await addEdits(trx, draft, [{ edits, staffId }]);
  const results = answers.flatMap((answer) => answer.results);
  if (isEdited) {
    await movePatch(trx, draft, document);
    const added = results.filter(({ status }) => status === 'applied').length;
    if (!(await takeAgentEdits(trx, { id: name.id, edits: added, most: mostEdits })))
      throw new AppError('conflict', 'layers.tooManyEdits', { params: { count: mostEdits } });
  }
  const intents = new Map(edits.edits.map(({ id, intent }) => [id, intent]));
  return {
    revision,
    others: answers
      .flatMap(({ others }) => others)
      .flatMap((other) =>
        foreignGroupOf(other.intent) === null ? [{ revision: other.revision, intent: other.intent }] : [],
      ),
    dryRun: edits.dryRun,
    isChanged: !draft.store.isSame(document, draft.published),
    results: results.map(({ fault, ...result }) => {
      const intent = intents.get(result.id);
      if (!fault || !intent) return { ...result, faults: [] };
      const expected = explainFault({ intent, fault, document }, definitions);
      return { ...result, faults: [{ ...fault, expected }] };
    }),
  };
}

function describeChanges({ store, published, document }: LayerDraft): LayerCheck['documents'][number] {
  const changes = diffDocuments(published, document).filter((intent) => foreignGroupOf(intent) === null);
  return { key: store.key, changes: changes.slice(0, mostChanges), total: changes.length };
}
