import { Alert, List, Text } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { LayerWithDocuments } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { layersTexts } from './layers.texts.ts';
import { readNewAddresses } from './new-addresses.ts';
import { layersKey } from './use-layers.ts';

/** Where a layer newly leads to; null asks for none. */
export function useNewAddresses(layer: LayerWithDocuments | null) {
  const revisions = layer?.documents.map(({ key, revision }) => `${key}@${revision}`);
  return useQuery({
    queryKey: [...layersKey, layer?.id, 'new-addresses', revisions],
    queryFn: ({ signal }) => readNewAddresses(layer?.id ?? 0, signal),
    enabled: layer !== null,
    staleTime: 0,
  });
}

/** Before an approval of what a program has drafted: where visitors would newly be led to. */
export function AgentNotice({ found }: { found: ReturnType<typeof useNewAddresses> }) {
  const t = useTexts(layersTexts);
  const { data: addresses = [] } = found;
  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <Alert color="orange" icon={<IconRobot aria-hidden />} title={t('agentTitle')}>
      <Text size="sm">{t('agentText')}</Text>
      {found.data && (
        <Text size="sm" mt="xs">
          {addresses.length > 0 ? t('newAddresses', { count: addresses.length }) : t('noNewAddresses')}
        </Text>
      )}
      {addresses.length > 0 && (
        <List size="sm" mt={4}>
          {addresses.map((address) => (
            <List.Item key={address}>
              <Text size="sm" ff="monospace" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                {address}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
