import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDots, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import type { OrderStateCode } from '#domain/order-states.ts';
import type { OrderDetail, Tracking } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { stateTexts } from '../states.texts.ts';
import { movesOf } from './order-moves.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { orderTexts } from './order.texts.ts';
import { TrackingDialog } from './tracking-dialog.tsx';
import { useOrderChange } from './use-order.ts';

/** Changing, printing, every legal move, and the next one as the button of the screen. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const isSent = useMailState()?.isSent ?? true;
  const nameOf = useTexts(stateTexts);
  const { apply, run, isBusy } = useOrderChange(order);
  const [isShipping, setShipping] = useState(false);
  const { first, others } = movesOf(order);
  const { number } = order;
  const mayEdit = useMay('orders:write');
  if (!mayEdit) return <PrintMenu number={number} />;

  const move = (to: OrderStateCode, tracking?: Tracking) =>
    api.post<OrderDetail>(`/admin/orders/${order.id}/state`, {
      from: order.state,
      to,
      ...(tracking && { tracking }),
    });

  async function choose(to: OrderStateCode): Promise<void> {
    if (to === 'shipped') return setShipping(true);
    if (to === 'canceled' && !(await confirmCancel())) return;
    if (to === 'returned' && !(await confirmReturn())) return;
    await run(() => move(to), t('moved', { state: nameOf(to) }));
  }

  const confirmCancel = () =>
    confirmAction({
      title: t('cancelTitle', { number }),
      text: t(order.paid > 0 ? 'cancelPaidText' : 'cancelText', {
        letter: t(isSent ? 'letterGoes' : 'letterStays'),
      }),
      confirmLabel: t('move.canceled'),
      danger: true,
    });
  const confirmReturn = () =>
    confirmAction({
      title: t('returnTitle', { number }),
      text: t('returnText'),
      confirmLabel: t('move.returned'),
    });

  return (
    <>
      {order.isEditable && !order.lines.some(({ isGiftCard }) => isGiftCard) && (
        <Button
          component={Link}
          to={`/orders/${number}/edit`}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t('change')}
        </Button>
      )}
      <PrintMenu number={number} />
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('more')} loading={isBusy}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((to) => (
              <Menu.Item key={to} onClick={() => void choose(to)} {...(to === 'canceled' && { c: 'red.9' })}>
                {t(`move.${moveName(to)}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {first && (
        <Button loading={isBusy} onClick={() => void choose(first)}>
          {t(`move.${moveName(first)}`)}
        </Button>
      )}
      {isShipping && (
        <TrackingDialog
          title={t('shipTitle', { number })}
          text={t(isSent ? 'shipText' : 'letterStays')}
          submitLabel={t('move.shipped')}
          tracking={order.tracking}
          onClose={() => setShipping(false)}
          onSubmit={async (tracking) => {
            await apply(() => move('shipped', tracking));
          }}
        />
      )}
    </>
  );
}

function PrintMenu({ number }: Pick<OrderDetail, 'number'>) {
  const t = useTexts(orderTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/orders/${number}/print?kind=slip`}>
          {t('printSlip')}
        </Menu.Item>
        <Menu.Item component={Link} to={`/orders/${number}/print?kind=order`}>
          {t('printOrder')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Nothing becomes new again. */
function moveName(to: OrderStateCode): Exclude<OrderStateCode, 'new'> {
  return to === 'new' ? 'confirmed' : to;
}
