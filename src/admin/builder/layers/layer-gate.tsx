import { Button } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { maxDatabaseId } from '#domain/limits.ts';

import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { layersTexts } from '../../layers/layers.texts.ts';
import { isOver, useLayer } from '../../layers/use-layers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Opening } from '../opening.tsx';

/** Opens the builder in a layer that can be edited, and says so of one that is over or not there. */
export function LayerGate({ layerId, children }: { layerId: number | null; children: ReactNode }) {
  const { data, error, refetch } = useLayer(layerId);
  if (layerId === null) return children;
  if (data ? isOver(data) : error instanceof ApiError && error.status === 404) return <LayerGone />;
  if (data) return children;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Opening />;
}

function LayerGone() {
  const t = useTexts(layersTexts);
  return (
    <EmptyState
      icon={IconTimeline}
      title={t('gone')}
      text={t('goneText')}
      action={
        <Button component={Link} to="/builder">
          {t('toLive')}
        </Button>
      }
    />
  );
}

/** Of the address; null for Live, and for what is no id. */
export function readLayerId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= maxDatabaseId ? id : null;
}
