import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { Layer, LayerOverlap } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { useDocumentName } from '../builder/publishing/use-changes.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { layersTexts } from './layers.texts.ts';
import { layersKey } from './use-layers.ts';

/** Warns where two layers say different things of the same at the same time. */
export function OverlapList({ layers }: { layers: readonly Layer[] }) {
  const t = useTexts(layersTexts);
  const nameOf = useDocumentName();
  const { data = [] } = useQuery({
    queryKey: [...layersKey, 'overlaps'],
    queryFn: ({ signal }) => api.get<LayerOverlap[]>('/admin/layers/overlaps', undefined, signal),
  });
  if (data.length === 0) return null;
  const layerName = (id: number) => layers.find((layer) => layer.id === id)?.name ?? '';
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        <Text span inherit c="gray.9">
          {t('overlaps')}
        </Text>
      }
    >
      <List size="sm" spacing={4}>
        {data.map(({ higher, lower, key, title, paths }) => (
          <List.Item key={`${higher} ${lower} ${key}`}>
            {t('overlap', {
              higher: layerName(higher),
              lower: layerName(lower),
              document: nameOf({ key, title }),
              count: paths.length,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
