import { Alert, Button, Group, Stack, Text } from '@mantine/core';

import type { InvoiceRow, OrderInvoices } from '#domain/schemas/invoice.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useMay } from '../../session/session.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { DownloadButton } from './download-button.tsx';
import { InvoiceName } from './invoice-name.tsx';
import { invoicesTexts } from './invoices.texts.ts';
import { useInvoiceChange, useInvoices } from './use-invoices.ts';

/** Invoice, credit notes and packing slip of an order. */
export function InvoicesCard({ order }: { order: OrderDetail }) {
  const t = useTexts(invoicesTexts);
  const { data, error, isPending, refetch } = useInvoices(order);
  return (
    <Card title={t('documents')}>
      {isPending && <LoadingState rows={1} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.current?.matches === false && (
        <Alert color="yellow" title={t('mismatch')}>
          <Text size="sm" c="dark">
            {t('mismatchText')}
          </Text>
        </Alert>
      )}
      {data?.invoices.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('none')}
        </Text>
      )}
      {data && data.invoices.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.invoices.map((invoice) => (
            <li key={invoice.id}>
              <OneInvoice invoice={invoice} />
            </li>
          ))}
        </Stack>
      )}
      {data && <Actions order={order} data={data} />}
    </Card>
  );
}

function OneInvoice({ invoice }: { invoice: InvoiceRow }) {
  const t = useTexts(invoicesTexts);
  const { formatDay, formatMoney } = useFormat();
  const { id, kind, number, issuedOn, total, currency } = invoice;
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <InvoiceName invoice={invoice} />
        <Text size="sm" c="gray.7">
          {formatDay(issuedOn)} · <bdi>{formatMoney(kind === 'invoice' ? total : -total, currency)}</bdi>
        </Text>
      </div>
      <DownloadButton
        path={`/admin/invoices/${id}/file`}
        label="PDF"
        description={t('download', { number })}
      />
    </Group>
  );
}

function Actions({ order, data }: { order: OrderDetail; data: OrderInvoices }) {
  const t = useTexts(invoicesTexts);
  const { run, isBusy } = useInvoiceChange(order);
  const { current, canIssue } = data;
  const mayEdit = useMay('orders:write');
  const number = data.invoices.find(({ id }) => id === current?.id)?.number ?? '';

  async function cancel(reissue: boolean): Promise<void> {
    const isWanted = await confirmAction({
      title: t(reissue ? 'reissueTitle' : 'cancelTitle', { number }),
      text: t(reissue ? 'reissueText' : 'cancelText'),
      confirmLabel: t(reissue ? 'reissue' : 'cancelInvoice'),
      danger: !reissue,
    });
    if (!isWanted || !current) return;
    const path = `/admin/invoices/${current.id}/cancel`;
    await run(() => api.post<OrderInvoices>(path, { reissue }), t(reissue ? 'reissued' : 'canceledNow'));
  }

  return (
    <Group gap="xs">
      {mayEdit && canIssue && (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() =>
            void run(() => api.post<OrderInvoices>(`/admin/orders/${order.id}/invoices`, {}), t('issued'))
          }
        >
          {t('issue')}
        </Button>
      )}
      {mayEdit && current && (
        <>
          <Button
            size="xs"
            variant={current.matches ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => void cancel(true)}
          >
            {t('reissue')}
          </Button>
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => void cancel(false)}>
            {t('cancelInvoice')}
          </Button>
        </>
      )}
      {order.delivery.type !== 'none' && (
        <DownloadButton
          path={`/admin/orders/${order.id}/packing-slip`}
          label={t('packingSlip')}
          description={t('packingSlipHelp')}
        />
      )}
    </Group>
  );
}
