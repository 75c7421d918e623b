import {
  IconEye,
  IconPencil,
  IconPin,
  IconPlayerPause,
  IconPlayerStop,
  type Icon,
} from '@tabler/icons-react';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { layersTexts } from './layers.texts.ts';
import { useLayerDeeds } from './use-layer-deeds.ts';
import { isOnItsWay } from './use-layers.ts';

export interface LayerAction {
  label: string;
  icon: Icon;
  run(): void;
}

interface LayerActionsInput {
  /** Absent for who may not name it anew and move its times. */
  onEdit?: (() => void) | undefined;
  onShare(): void;
  /** After it has become a part of the live site. */
  onKept?(): void;
}

/** What may be done with a layer besides approving and discarding it, as it is now. */
export function useLayerActions(layer: Layer, { onEdit, onShare, onKept }: LayerActionsInput): LayerAction[] {
  const t = useTexts(layersTexts);
  const deeds = useLayerDeeds();
  const mayApprove = useMay('site:write');
  const isActive = mayApprove && layer.state === 'active';
  const keep = async () => {
    if (await deeds.keep(layer)) onKept?.();
  };
  const actions: (LayerAction | false | undefined)[] = [
    onEdit && { label: t('edit'), icon: IconPencil, run: onEdit },
    mayApprove && { label: t('share'), icon: IconEye, run: onShare },
    mayApprove &&
      isOnItsWay(layer) && { label: t('pause'), icon: IconPlayerPause, run: () => void deeds.pause(layer) },
    isActive && { label: t('endNow'), icon: IconPlayerStop, run: () => void deeds.end(layer) },
    isActive && { label: t('keep'), icon: IconPin, run: () => void keep() },
  ];
  return actions.flatMap((action) => action || []);
}
