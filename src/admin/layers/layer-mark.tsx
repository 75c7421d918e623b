import { StateBadge } from '../ui/state-badge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';
import './layer-mark.css';
import { layersTexts } from './layers.texts.ts';

const tones = {
  open: 'plain',
  paused: 'warn',
  waiting: 'info',
  active: 'good',
  ended: 'plain',
  merged: 'good',
  discarded: 'plain',
} as const;

/** What a layer is at the moment, in a word. */
export function LayerState({ state }: Pick<Layer, 'state'>) {
  const t = useTexts(layersTexts);
  return (
    <StateBadge tone={tones[state]} size="sm">
      {t(`state.${state}`)}
    </StateBadge>
  );
}

/** That a program has drafted it; nothing of what people have made. */
export function AgentMark({ fromAgent }: Pick<Layer, 'fromAgent'>) {
  const t = useTexts(layersTexts);
  if (!fromAgent) return null;
  return (
    <StateBadge tone="warn" size="sm">
      {t('agent')}
    </StateBadge>
  );
}

/** A dot of the layer's colour beside its name. */
export function LayerMark({ color }: Pick<Layer, 'color'>) {
  return <span className="vt-layer-mark" style={{ background: color }} aria-hidden />;
}
