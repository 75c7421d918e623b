import type { AgentPreview, AgentPreviewInput } from '#domain/schemas/agents.schema.ts';
import type { Agent, AgentLayers } from '#modules/layers/agent-layers.ts';
import type { PreviewLinks } from '#modules/previews/preview-links.ts';

/** A link for whoever looks at what a program has drafted. Throws as `AgentLayers` does. */
export type ShareAgentLayer = (id: number, request: AgentPreviewInput, agent: Agent) => Promise<AgentPreview>;

export function createShareAgentLayer({
  layers,
  links,
  origin,
}: {
  layers: Pick<AgentLayers, 'assertOfAgent'>;
  links: Pick<PreviewLinks, 'create'>;
  /** Without a trailing slash. */
  origin: () => string;
}): ShareAgentLayer {
  return async (id, { page, hours, at }, { staffId }) => {
    await layers.assertOfAgent(id);
    const request = { mode: 'share', hours, page, onlyPage: null, layer: id, at } as const;
    const link = await links.create(request, staffId);
    if (link.id === null) throw new Error('A shared link has an id');
    return { url: origin() + link.url, expiresAt: link.expiresAt, id: link.id };
  };
}
