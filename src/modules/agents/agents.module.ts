import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AgentLayers } from '#modules/layers/agent-layers.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';
import type { PreviewLinks } from '#modules/previews/preview-links.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { adminAgentsRoutes } from './agents-admin.routes.ts';
import { describeSections } from './describe-sections.ts';
import { createDocumentFinding } from './find-documents.ts';
import { createShareAgentLayer } from './share-layer.ts';

interface AgentsDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  settings: Pick<SettingsReader, 'read'>;
  pageManagement: Pick<PageManagement, 'list'>;
  editing: Pick<LayerEditing, 'readAsSeen'>;
  layers: AgentLayers;
  links: Pick<PreviewLinks, 'create'>;
  /** Address of the shop, without a trailing slash. */
  origin: () => string;
}

/** Programs that draft into layers of their own. */
export function createAgentsModule({ definitions, settings, ...deps }: AgentsDeps) {
  const adminRoutes = adminAgentsRoutes({
    documents: createDocumentFinding(deps),
    describeSections: async (wanted) => {
      const { language } = await settings.read();
      return describeSections(definitions, { ...wanted, language });
    },
    layers: deps.layers,
    share: createShareAgentLayer(deps),
  });
  return { adminRoutes };
}
