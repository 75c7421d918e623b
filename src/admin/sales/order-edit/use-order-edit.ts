import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { isEqual } from '#domain/editing/is-equal.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderEditPreview } from '#domain/schemas/order-edit.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { findUnread } from '../../ui/find-unread.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { useOrderChange } from '../order/use-order.ts';
import { rebaseValues, toEdit, toValues, type EditValues } from './edit-values.ts';
import { orderEditTexts } from './order-edit.texts.ts';

const pauseMs = 400;

/** An order as it is edited: what it would cost, saved, and joined with what somebody else has made of it. */
export function useOrderEdit(opened: OrderDetail) {
  const t = useTexts(orderEditTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { apply } = useOrderChange(opened);
  const [order, setOrder] = useState(opened);
  const [isRebased, setRebased] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const path = `/orders/${order.number}`;

  const { form, isSending, submit } = useServerForm<EditValues>({
    initialValues: toValues(opened),
    send: async (values) => {
      const { version } = order;
      try {
        await apply(() =>
          api.post<OrderDetail>(`/admin/orders/${order.id}/edit`, {
            ...toEdit(values, order),
            version,
            notify: values.notify,
          }),
        );
      } catch (error) {
        if (!(error instanceof ApiError) || typeof error.data['version'] !== 'number') throw error;
        await joinTheirs(values);
        return 'unsaved';
      }
      notifySuccess(t('saved'));
      setSaved(true);
      return undefined;
    },
  });

  async function joinTheirs(typed: EditValues): Promise<void> {
    const theirs = await api.get<OrderDetail>(`/admin/orders/${order.id}`);
    form.setValues(rebaseValues(typed, toValues(order), toValues(theirs)));
    setOrder(theirs);
    setRebased(true);
    await client.invalidateQueries({ queryKey: ['order', order.number] });
  }

  // Left only once the form has nothing to lose any more, or its guard would ask.
  // The form's own answer forgets lines that were added once another field is back at what it was.
  const isDirty = !isSaved && !isEqual(form.values, toValues(order));
  useEffect(() => {
    if (isSaved) void navigate(path);
  }, [isSaved, navigate, path]);

  const preview = usePreview(order, form.values, isDirty);
  return { form, order, isSending, submit, preview, isRebased, isDirty, path };
}

/** What the order would cost with what is typed, by the server alone. */
function usePreview(order: OrderDetail, values: EditValues, isDirty: boolean) {
  const isReadable = findUnread(values).length === 0 && hasAllNumbers(values);
  const [input] = useDebouncedValue(JSON.stringify(toEdit(values, order)), pauseMs);
  return useQuery({
    queryKey: ['order-edit', order.id, order.version, input],
    queryFn: () =>
      api.post<OrderEditPreview>(`/admin/orders/${order.id}/edit/preview`, JSON.parse(input) as unknown),
    placeholderData: keepPreviousData,
    enabled: isDirty && isReadable,
    retry: false,
    gcTime: 0,
  });
}

export function hasAllNumbers({ lines, added, deliveryPrice, discount }: EditValues): boolean {
  return (
    [...lines, ...added].every(({ quantity }) => quantity !== null) &&
    added.every(({ quantity }) => quantity !== 0) &&
    deliveryPrice !== null &&
    (discount.kind === 'none' || (discount.value !== null && discount.reason.trim() !== ''))
  );
}
