import { Center, Loader, Modal, Stack, Text } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { IssuesOfDocuments } from '#domain/editing/drafts.schema.ts';
import type { Layer, LayerWithDocuments } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import type { Jump } from '../builder/publishing/use-jump.ts';
import '../builder/publishing/publishing.css';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { AgentNotice, useNewAddresses } from './agent-notice.tsx';
import { ApprovalForm } from './approval-form.tsx';
import { LayerDocumentChanges } from './layer-document-changes.tsx';
import { layersTexts } from './layers.texts.ts';
import { layersKey, useLayer } from './use-layers.ts';

interface ApproveDialogProps {
  layer: Pick<Layer, 'id' | 'name'>;
  onClose(): void;
  /** Leads to what a change or an issue is about; without it nothing leads anywhere. */
  jump?: Jump | undefined;
}

/** What a layer changes, what is wrong with it, and from when to when visitors see it. */
export function ApproveDialog({ layer, onClose, jump }: ApproveDialogProps) {
  const t = useTexts(layersTexts);
  const close = useTexts(uiTexts)('close');
  const { data, error, refetch } = useLayer(layer.id);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('approveTitle', layer)}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      {data ? (
        <Approval layer={data} onClose={onClose} jump={jump} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Center py="xl" role="status">
          <Loader size="sm" />
        </Center>
      )}
    </Modal>
  );
}

interface ApprovalProps {
  layer: LayerWithDocuments;
  onClose(): void;
  jump: Jump | undefined;
}

function Approval({ layer, onClose, jump }: ApprovalProps) {
  const t = useTexts(layersTexts);
  const shop = useShopTime();
  const issues = useIssues(layer);
  const addresses = useNewAddresses(layer.fromAgent ? layer : null);
  const isLookedAt = !layer.fromAgent || (addresses.isSuccess && !addresses.isFetching);
  const issuesOf = (key: string) => issues.data?.find((one) => one.key === key)?.issues ?? [];
  const hasErrors = layer.documents.some(({ key }) =>
    issuesOf(key).some(({ severity }) => severity === 'error'),
  );
  if (layer.documents.length + layer.prices.length === 0)
    return <EmptyState icon={IconStack2} title={t('nothingSaid')} />;
  const leap = jump && {
    ...jump,
    go: (...where: Parameters<Jump['go']>) => {
      onClose();
      jump.go(...where);
    },
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('approveText')}</Text>
      {layer.fromAgent && <AgentNotice found={addresses} />}
      {layer.documents.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} aria-label={t('documents')} style={{ listStyle: 'none' }}>
          {layer.documents.map((document) => (
            <LayerDocumentChanges
              key={document.key}
              layerId={layer.id}
              document={document}
              wasApproved={layer.approvedBy !== null}
              issues={issuesOf(document.key)}
              jump={leap}
            />
          ))}
        </Stack>
      )}
      {layer.prices.length > 0 && <ApprovedPrices prices={layer.prices} />}
      {shop && (
        <ApprovalForm
          key={layer.revision}
          layer={layer}
          timeZone={shop.timeZone}
          isReady={!hasErrors && issues.isSuccess && !issues.isFetching && isLookedAt}
          onDone={onClose}
        />
      )}
    </Stack>
  );
}

/** How much cheaper it gets. */
function ApprovedPrices({ prices }: Pick<LayerWithDocuments, 'prices'>) {
  const t = useTexts(layersTexts);
  return (
    <div>
      <Text fw={600}>{t('priceChanges')}</Text>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {prices.map(({ id, name, cheaper }) => (
          <Text component="li" key={id} size="sm">
            <bdi>{name}</bdi>: {t('cheaper', { count: cheaper })}
          </Text>
        ))}
      </Stack>
      <Text size="sm" c="gray.7">
        {t('pricesAtOnce')}
      </Text>
    </div>
  );
}

function useIssues({ id, documents }: LayerWithDocuments) {
  const revisions = documents.map(({ key, revision }) => `${key}@${revision}`);
  return useQuery({
    queryKey: [...layersKey, id, 'issues', revisions],
    queryFn: ({ signal }) => api.get<IssuesOfDocuments>(`/admin/layers/${id}/issues`, undefined, signal),
    staleTime: 0,
  });
}
