import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { layersTexts } from './layers.texts.ts';

/** Who has made a layer, in words; null where nobody knows any more. */
export function useLayerAuthor(): (layer: Pick<Layer, 'createdBy' | 'fromAgent' | 'agent'>) => string | null {
  const t = useTexts(layersTexts);
  return ({ createdBy, fromAgent, agent }) => {
    const author = createdBy ?? t('nobody');
    if (agent !== null) return t('byAgent', { agent, author });
    if (fromAgent) return t('bySomeAgent', { author });
    return createdBy === null ? null : t('by', { author });
  };
}
