import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { useLayerAuthor } from '../../layers/layer-author.ts';
import { AgentMark, LayerMark, LayerState } from '../../layers/layer-mark.tsx';
import { layersTexts } from '../../layers/layers.texts.ts';
import { useLayerTimes } from '../../layers/use-layer-times.ts';
import { useLayer } from '../../layers/use-layers.ts';
import './layers.css';
import { useLayerId } from './use-layer.ts';

/** Around the canvas: nobody edits a layer for the live site. */
export function LayerEdge({ children }: { children: ReactNode }) {
  const t = useTexts(layersTexts);
  const timesOf = useLayerTimes();
  const authorOf = useLayerAuthor();
  const { data: layer } = useLayer(useLayerId());
  if (!layer) return children;
  return (
    <div className="vt-layer-edge" style={{ borderColor: layer.color }}>
      <Group gap={8} className="vt-layer-edge__name">
        <LayerMark {...layer} />
        <Text size="sm" fw={600}>
          {t('edging', { name: layer.name })}
        </Text>
        <LayerState {...layer} />
        <AgentMark {...layer} />
        <Text size="sm" c="gray.7">
          {[timesOf(layer), layer.fromAgent && authorOf(layer)].filter(Boolean).join(' · ')}
        </Text>
      </Group>
      <div className="vt-layer-edge__canvas">{children}</div>
    </div>
  );
}
