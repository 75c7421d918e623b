import { useQueryClient } from '@tanstack/react-query';

import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRecordForm } from '../use-record-form.ts';
import { toInput, toValues } from './promotion-values.ts';
import { promotionsTexts } from './promotions.texts.ts';

interface PromotionFormInput {
  promotion: AdminPromotion | null;
  timeZone: string;
  onReload(): Promise<void>;
}

/** A promotion as it is edited. */
export function usePromotionForm({ promotion, timeZone, onReload }: PromotionFormInput) {
  const t = useTexts(promotionsTexts);
  const client = useQueryClient();
  return useRecordForm({
    version: promotion?.version ?? null,
    initialValues: toValues(promotion, timeZone),
    async save(values, version) {
      const input = toInput(values, timeZone);
      if (promotion) {
        await api.put(`/admin/promotions/${promotion.id}`, { ...input, version }).catch(throwAtInputs);
        return;
      }
      const added = await api.post<AdminPromotion>('/admin/promotions', input).catch(throwAtInputs);
      return `/promotions/${added.id}`;
    },
    remove: async () => promotion && api.delete(`/admin/promotions/${promotion.id}`),
    words: {
      saved: t('saved'),
      removed: t('removed'),
      question: {
        title: t('removeTitle', { name: promotion?.title ?? '' }),
        text: t('removeText'),
        confirmLabel: t('removeConfirm'),
        danger: true,
      },
    },
    listPath: '/promotions',
    refresh: () => client.invalidateQueries({ queryKey: ['promotions'] }),
    onReload,
  });
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
