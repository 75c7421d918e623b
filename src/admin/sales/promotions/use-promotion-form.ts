import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useVersionConflict } from '../../catalog/use-version-conflict.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { toInput, toValues, type PromotionValues } from './promotion-values.ts';
import { promotionsTexts } from './promotions.texts.ts';

interface PromotionFormInput {
  promotion: AdminPromotion | null;
  timeZone: string;
  onReload(): Promise<void>;
}

/** A promotion as it is edited: saves it, removes it, and asks where somebody else has changed it. */
export function usePromotionForm({ promotion, timeZone, onReload }: PromotionFormInput) {
  const t = useTexts(promotionsTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const conflict = useVersionConflict(promotion?.version ?? 0);
  // Left only once the form has nothing to lose any more, or its guard would ask.
  const [leaving, setLeaving] = useState<string | null>(null);
  const refreshList = () => client.invalidateQueries({ queryKey: ['promotions'] });

  const { form, isSending, submit } = useServerForm<PromotionValues>({
    initialValues: toValues(promotion, timeZone),
    send: (values) =>
      conflict.sendVersion(async (version) => {
        const input = toInput(values, timeZone);
        if (promotion) {
          await api.put(`/admin/promotions/${promotion.id}`, { ...input, version }).catch(throwAtInputs);
        } else {
          const added = await api.post<AdminPromotion>('/admin/promotions', input).catch(throwAtInputs);
          setLeaving(`/promotions/${added.id}`);
        }
        notifySuccess(t('saved'));
        await refreshList();
        if (promotion) await onReload();
      }),
  });

  const isDirty = form.isDirty();
  useEffect(() => {
    if (leaving !== null && !isDirty) void navigate(leaving, { replace: true });
  }, [leaving, isDirty, navigate]);

  async function remove(): Promise<void> {
    if (!promotion) return;
    const isWanted = await confirmAction({
      title: t('removeTitle', { name: promotion.title }),
      text: t('removeText'),
      confirmLabel: t('removeConfirm'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete(`/admin/promotions/${promotion.id}`);
      notifySuccess(t('removed'));
      form.reset();
      await refreshList();
      setLeaving('/promotions');
    } catch (error) {
      notifyFailure(error);
    }
  }

  return { form, isSending, submit, remove, conflict };
}

/** Errors of the effect and the conditions stand at the fields of the form, which knows no such groups. */
function throwAtInputs(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { effect, conditions, ...others } = error.children;
  const children = {
    ...others,
    ...(effect?.errors && { offer: { errors: effect.errors } }),
    ...effect?.children,
    ...conditions?.children,
  };
  throw new ApiError(error.status, { message: error.message, code: error.code, children, data: error.data });
}
