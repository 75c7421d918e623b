import { Button, Text } from '@mantine/core';
import { IconEye, IconPlus, IconTimeline } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useMoves } from '../ui/use-moves.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { LayerDialog } from './layer-dialog.tsx';
import { LayerRow } from './layer-row.tsx';
import './layers-screen.css';
import { layersTexts } from './layers.texts.ts';
import { OverlapList } from './overlap-list.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { Timeline } from './timeline.tsx';
import { isOver, layersKey, useLayers } from './use-layers.ts';

type Dialog = { of: 'new' | 'date' } | { of: 'edit' | 'approve' | 'share'; layer: Layer };

/** All layers by their order, with what visitors see of them by day. */
export function Component() {
  const t = useTexts(layersTexts);
  const mayPrepare = useMay('layers:write');
  const mayShare = useMay('site:write');
  const { data, error, refetch } = useLayers();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const add = mayPrepare && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ of: 'new' })}>
      {t('new')}
    </Button>
  );
  const seeDate = mayShare && (
    <Button
      variant="default"
      leftSection={<IconEye size={18} aria-hidden />}
      onClick={() => setDialog({ of: 'date' })}
    >
      {t('seeDate')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      actions={
        data &&
        data.length > 0 && (
          <>
            {seeDate}
            {add}
          </>
        )
      }
    >
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} />}
      {data?.length === 0 && (
        <EmptyState icon={IconTimeline} title={t('empty')} text={t('emptyText')} action={add} />
      )}
      {data && data.length > 0 && (
        <>
          <OverlapList layers={data} />
          <Timeline layers={data} />
          <OpenLayers layers={data.filter((layer) => !isOver(layer))} all={data} onDialog={setDialog} />
          <LayersOver layers={data.filter(isOver)} />
        </>
      )}
      {dialog?.of === 'new' && <LayerDialog layer={null} onClose={close} />}
      {dialog?.of === 'edit' && <LayerDialog layer={dialog.layer} onClose={close} />}
      {dialog?.of === 'share' && <ShareDialog layer={dialog.layer} onClose={close} />}
      {dialog?.of === 'date' && <ShareDialog layer={null} onClose={close} />}
      {dialog?.of === 'approve' && <ApproveDialog layer={dialog.layer} onClose={close} />}
    </Page>
  );
}

interface OpenLayersProps {
  layers: readonly Layer[];
  /** With those that are over, as the server lists them. */
  all: readonly Layer[];
  onDialog(dialog: Dialog): void;
}

function OpenLayers({ layers, all, onDialog }: OpenLayersProps) {
  const t = useTexts(layersTexts);
  const mayOrder = useMay('site:write');
  const move = useMoves<readonly Layer[], number[]>([...layersKey, 'list'], (ids) =>
    api.put('/admin/layers/order', { ids }),
  );
  if (layers.length === 0) return null;
  const row = (layer: Layer, handle?: ReactNode) => (
    <LayerRow
      key={layer.id}
      layer={layer}
      handle={handle}
      onEdit={() => onDialog({ of: 'edit', layer })}
      onShare={() => onDialog({ of: 'share', layer })}
      onApprove={() => onDialog({ of: 'approve', layer })}
    />
  );
  return (
    <Card title={t('title')} text={t('orderHint')}>
      {mayOrder && layers.length > 1 ? (
        <SortableList
          label={t('order')}
          items={layers}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          onMove={(id, place) => {
            const others = layers.filter((layer) => String(layer.id) !== id);
            const moved = layers.filter((layer) => String(layer.id) === id);
            const ordered = others.toSpliced(place, 0, ...moved);
            move(
              [...ordered, ...all.filter(isOver)],
              ordered.map((layer) => layer.id),
            );
          }}
          renderItem={row}
        />
      ) : (
        <div className="vt-layer-rows">{layers.map((layer) => row(layer))}</div>
      )}
    </Card>
  );
}

function LayersOver({ layers }: { layers: readonly Layer[] }) {
  const t = useTexts(layersTexts);
  if (layers.length === 0) return null;
  return (
    <Card title={t('done')} text={t('doneHint')}>
      <div className="vt-layer-rows">
        {layers.map((layer) => (
          <LayerRow key={layer.id} layer={layer} />
        ))}
      </div>
    </Card>
  );
}
