import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toMegabytes } from '#domain/file-size.ts';
import type { OrderDownload, OrderDownloads } from '#domain/schemas/download.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { downloadsTexts } from './downloads.texts.ts';
import { RenewDialog } from './renew-dialog.tsx';

const keyOf = (orderId: string) => ['order-downloads', orderId] as const;

/** The links of an order to bought files; nothing where it has none and none are due. */
export function DownloadsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(downloadsTexts);
  const mayEdit = useMay('orders:write');
  const client = useQueryClient();
  const path = `/admin/orders/${order.id}/downloads`;
  const { data } = useQuery({
    queryKey: keyOf(order.id),
    queryFn: ({ signal }) => api.get<OrderDownloads>(path, {}, signal),
    // Links come and go a moment after the money.
    refetchInterval: 10_000,
  });
  const show = (downloads: OrderDownloads) => client.setQueryData(keyOf(order.id), downloads);
  const { run, isBusy } = useRun(async () => show(await api.post<OrderDownloads>(path, {})));
  if (!data || (data.downloads.length === 0 && data.missing === 0)) return null;
  return (
    <Card title={t('title')}>
      {data.downloads.length > 0 && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.downloads.map((download) => (
            <li key={download.id}>
              <OneDownload
                download={download}
                path={`${path}/${download.id}`}
                limits={data.limits}
                onChanged={show}
                mayEdit={mayEdit}
              />
            </li>
          ))}
        </Stack>
      )}
      {data.missing > 0 && (
        <Text size="sm" c="gray.7">
          {t('missing', { count: data.missing })}
        </Text>
      )}
      {mayEdit && data.missing > 0 && (
        <Group>
          <Button size="xs" variant="default" loading={isBusy} onClick={() => void run(undefined)}>
            {t('issue')}
          </Button>
        </Group>
      )}
    </Card>
  );
}

interface OneDownloadProps {
  download: OrderDownload;
  /** Of the API. */
  path: string;
  limits: OrderDownloads['limits'];
  onChanged(downloads: OrderDownloads): void;
  mayEdit: boolean;
}

const tones = { ready: 'good', usedUp: 'plain', expired: 'plain', revoked: 'bad' } as const;

function OneDownload({ download, path, limits, onChanged, mayEdit }: OneDownloadProps) {
  const t = useTexts(downloadsTexts);
  const { formatTime, language } = useFormat();
  const [isRenewing, setRenewing] = useState(false);
  const { name, title, bytes, state, downloads, lastAt } = download;
  const { run, isBusy } = useRun(async () => onChanged(await api.post<OrderDownloads>(`${path}/revoke`, {})));

  async function revoke(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      danger: true,
    });
    if (isWanted) await run(undefined, t('revokedNow'));
  }

  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        <StateBadge tone={tones[state]}>{t(`state.${state}`)}</StateBadge>
      </Group>
      <Text size="sm" c="gray.7">
        <bdi>{title}</bdi> · {t('size', { size: toMegabytes(bytes, language) })}
      </Text>
      <Text size="sm" c="gray.7">
        <Rest download={download} />{' '}
        {lastAt === null ? t('never') : t('downloaded', { count: downloads, date: formatTime(lastAt) })}
      </Text>
      {mayEdit && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={t('renewNamed', { name })}
            onClick={() => setRenewing(true)}
          >
            {t('renew')}
          </Button>
          {state !== 'revoked' && (
            <Button
              size="xs"
              variant="default"
              loading={isBusy}
              aria-label={t('revokeNamed', { name })}
              onClick={() => void revoke()}
            >
              {t('revoke')}
            </Button>
          )}
        </Group>
      )}
      {isRenewing && (
        <RenewDialog
          name={name}
          path={path}
          limits={limits}
          onClose={() => setRenewing(false)}
          onChanged={onChanged}
        />
      )}
    </Stack>
  );
}

/** What is left of a link, or why nothing is. */
function Rest({ download }: { download: OrderDownload }) {
  const t = useTexts(downloadsTexts);
  const { formatTime } = useFormat();
  const { state, remaining, expiresAt, revokeReason } = download;
  if (revokeReason !== null) return t(`reason.${revokeReason}`);
  if (state === 'usedUp') return t('none');
  const date = formatTime(expiresAt);
  return state === 'expired' ? t('ended', { date }) : t('left', { count: remaining, date });
}
