import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { canMoveReturn } from '#domain/returns.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { ExchangeDraft } from '#domain/schemas/order-draft.schema.ts';
import type { AdminReturn, OrderReturns } from '#domain/schemas/return.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundReturnDialog } from './refund-return-dialog.tsx';
import { returnsTexts } from './returns.texts.ts';
import { useReturnChange } from './use-returns.ts';

interface ReturnActionsProps {
  order: OrderDetail;
  returns: OrderReturns;
  asked: AdminReturn;
}

type Dialog = 'approve' | 'decline' | 'receive' | 'refund';

/** What can be done about a return; the step that usually comes next is the filled button. */
export function ReturnActions(props: ReturnActionsProps) {
  const { returns, asked } = props;
  const t = useTexts(returnsTexts);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const mayMove = useMay('orders:write');
  const isOpen = asked.state === 'approved' || asked.state === 'received';
  return (
    <>
      {isOpen && asked.refunded === null && asked.exchange === null && returns.ways.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('noMoney')}
        </Text>
      )}
      <Group gap="xs">
        {mayMove && <Answers order={props.order} asked={asked} onOpen={setDialog} />}
        <Refund {...props} onOpen={setDialog} />
        {mayMove && <Exchange {...props} />}
        {mayMove && <Endings {...props} />}
      </Group>
      {(dialog === 'approve' || dialog === 'decline') && (
        <AnswerDialog {...props} answer={dialog} onClose={() => setDialog(null)} />
      )}
      {dialog === 'receive' && <ReceiveDialog {...props} onClose={() => setDialog(null)} />}
      {dialog === 'refund' && <RefundReturnDialog {...props} onClose={() => setDialog(null)} />}
    </>
  );
}

function Answers({
  order,
  asked: { state },
  onOpen,
}: Pick<ReturnActionsProps, 'order' | 'asked'> & { onOpen(dialog: Dialog): void }) {
  const t = useTexts(returnsTexts);
  return (
    <>
      {canMoveReturn(state, 'approved') && (
        <Button size="xs" onClick={() => onOpen('approve')}>
          {t('approve')}
        </Button>
      )}
      {canMoveReturn(state, 'declined') && (
        <Button size="xs" variant="default" onClick={() => onOpen('decline')}>
          {t('decline')}
        </Button>
      )}
      {canMoveReturn(state, 'received') && order.state !== 'canceled' && (
        <Button size="xs" onClick={() => onOpen('receive')}>
          {t('receive')}
        </Button>
      )}
    </>
  );
}

/** Money is given back by whom the role lets. One that is under way is asked for again as it was. */
function Refund({ order, returns, asked, onOpen }: ReturnActionsProps & { onOpen(dialog: Dialog): void }) {
  const t = useTexts(returnsTexts);
  const { formatMoney } = useFormat();
  const { run, isBusy } = useReturnChange(order);
  const mayRefund = useMay('refunds:write');
  const { id, version, state, proposed, refundState } = asked;
  if (!mayRefund || (state !== 'approved' && state !== 'received')) return null;
  if (refundState === 'pending') {
    const ask = () => api.post<OrderReturns>(`/admin/returns/${id}/refund`, { version });
    return (
      <Button size="xs" variant="default" loading={isBusy} onClick={() => void run(ask, t('refundSent'))}>
        {t('refundAgain')}
      </Button>
    );
  }
  if (refundState === 'done' || returns.ways.length === 0) return null;
  return (
    <Button size="xs" variant={state === 'received' ? 'filled' : 'default'} onClick={() => onOpen('refund')}>
      {t(refundState === 'partly' ? 'refundTheRest' : 'refund', {
        amount: formatMoney(proposed, returns.currency),
      })}
    </Button>
  );
}

/** Begins, or opens, the draft of what the buyer gets instead. */
function Exchange({ order, asked }: ReturnActionsProps) {
  const t = useTexts(returnsTexts);
  const navigate = useNavigate();
  const { run, isBusy } = useRun(async () => {
    const { id } = await api.post<ExchangeDraft>(`/admin/returns/${asked.id}/exchange`);
    await navigate(`/orders/drafts/${id}`);
  });
  const { state, refundState, exchange, exchangeDraft } = asked;
  const isAgreed = state === 'approved' || state === 'received';
  if (
    !isAgreed ||
    exchange !== null ||
    order.state === 'canceled' ||
    refundState === 'done' ||
    order.isSample
  )
    return null;
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void run(undefined)}>
      {t(exchangeDraft === null ? 'exchange' : 'exchangeOpen')}
    </Button>
  );
}

function Endings({ order, asked }: ReturnActionsProps) {
  const t = useTexts(returnsTexts);
  const { run, isBusy } = useReturnChange(order);
  const { id, version, state, refunded, exchange, refundState } = asked;
  const isSettled = refunded !== null || exchange !== null;

  const send = (step: 'close' | 'cancel') =>
    run(
      () => api.post<OrderReturns>(`/admin/returns/${id}/${step}`, { version }),
      t('moved', { state: t(step === 'close' ? 'state.closed' : 'state.canceled') }),
    );
  async function close(): Promise<void> {
    const isSure =
      isSettled ||
      (await confirmAction({ title: t('closeTitle'), text: t('closeText'), confirmLabel: t('close') }));
    if (isSure) await send('close');
  }
  async function cancel(): Promise<void> {
    const isSure = await confirmAction({
      title: t('cancelTitle'),
      text: t('cancelText'),
      confirmLabel: t('cancel'),
    });
    if (isSure) await send('cancel');
  }

  return (
    <>
      {canMoveReturn(state, 'closed') && (
        <Button
          size="xs"
          variant={isSettled && refundState !== 'partly' ? 'filled' : 'default'}
          loading={isBusy}
          onClick={() => void close()}
        >
          {t('close')}
        </Button>
      )}
      {asked.canCancel && (
        <Button size="xs" variant="subtle" loading={isBusy} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
}
