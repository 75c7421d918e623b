import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconTimeline } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import type { LayerWithDocuments } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { ApproveDialog } from '../../layers/approve-dialog.tsx';
import { LayerDialog } from '../../layers/layer-dialog.tsx';
import { layersTexts } from '../../layers/layers.texts.ts';
import { ShareDialog } from '../../layers/share-dialog.tsx';
import { useLayerActions } from '../../layers/use-layer-actions.ts';
import { hasEdits, isOnItsWay, layersKey, useLayer } from '../../layers/use-layers.ts';
import { readSaveState } from '../bar/save-state.tsx';
import { useJump } from '../publishing/use-jump.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useChooseLayer } from './use-choose-layer.ts';

/** In the place of publishing: what becomes of the layer that is edited. */
export function LayerBar({ layerId, onGo }: { layerId: number; onGo(path: string): void }) {
  useSavedEdits(layerId);
  const { data } = useLayer(layerId);
  return data ? <LayerButtons layer={data} onGo={onGo} /> : null;
}

function LayerButtons({ layer, onGo }: { layer: LayerWithDocuments; onGo(path: string): void }) {
  const t = useTexts(layersTexts);
  const store = useBuilderStore();
  const jump = useJump(onGo);
  const page = useWorkspace((state) => state.path);
  const [dialog, setDialog] = useState<'approve' | 'edit' | 'share' | null>(null);
  const close = () => setDialog(null);
  const isUnderWay = isOnItsWay(layer);
  return (
    <Group gap={6} wrap="nowrap" data-tour="publish">
      <LayerMenu layer={layer} onEdit={() => setDialog('edit')} onShare={() => setDialog('share')} />
      {(!isUnderWay || hasEdits(layer)) && (
        <Button
          size="sm"
          // The last keystrokes belong to what is approved.
          onClick={() =>
            void store
              .getState()
              .flush()
              .then(() => setDialog('approve'))
          }
        >
          {isUnderWay ? t('approveEdits') : t('approve')}
        </Button>
      )}
      {dialog === 'approve' && <ApproveDialog layer={layer} onClose={close} jump={jump} />}
      {dialog === 'share' && (
        <ShareDialog layer={layer} page={page} flush={() => store.getState().flush()} onClose={close} />
      )}
      {dialog === 'edit' && <LayerDialog layer={layer} onClose={close} />}
    </Group>
  );
}

interface LayerMenuProps {
  layer: LayerWithDocuments;
  onEdit(): void;
  onShare(): void;
}

function LayerMenu({ layer, onEdit, onShare }: LayerMenuProps) {
  const t = useTexts(layersTexts);
  const choose = useChooseLayer();
  const actions = useLayerActions(layer, { onEdit, onShare, onKept: () => void choose(null) });
  return (
    <Menu withinPortal position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('more')}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<action.icon size={16} aria-hidden />}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconTimeline size={16} aria-hidden />} component={Link} to="/campaigns">
          {t('all')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What has reached the server may wait for an approval. */
function useSavedEdits(layerId: number): void {
  const queries = useQueryClient();
  const isSaved = useBuilder((state) => readSaveState(state) === 'saved');
  useEffect(() => {
    if (isSaved) void queries.invalidateQueries({ queryKey: [...layersKey, layerId] });
  }, [queries, layerId, isSaved]);
}
