import { slugify } from '#domain/slug.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { deliveryTexts } from './delivery.texts.ts';
import type { PlaceDrawerProps } from './place-drawer.tsx';
import { toInput, toValues, type PlaceValues } from './place-values.ts';

const bases = { zone: '/admin/shipping-zones', location: '/admin/locations' } as const;

/** A place of delivery as it is edited: saves it, removes it, names it. */
export function usePlaceForm({ kind, place, onClose, onChanged }: PlaceDrawerProps) {
  const t = useTexts(deliveryTexts);
  const base = bases[kind];
  const { form, isSending, submit } = useServerForm<PlaceValues>({
    initialValues: toValues(place),
    async send(values) {
      const input = toInput(kind, values);
      if (place) await api.put(`${base}/${place.id}`, { ...input, version: place.version });
      else await api.post(base, input);
      notifySuccess(t('saved'));
      onChanged();
      onClose();
    },
  });

  async function remove(): Promise<void> {
    if (!place) return;
    const isWanted = await confirmAction({
      title: t('removeTitle', { name: place.title }),
      text: t('removeText'),
      confirmLabel: t('removeConfirm'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete(`${base}/${place.id}`);
      notifySuccess(t('removed'));
      onChanged();
      onClose();
    } catch (error) {
      notifyFailure(error);
    }
  }

  /** A new place gets its code from its name until somebody writes one. */
  function rename(title: string): void {
    const follows = !place && form.values.code === codeOf(form.values.title);
    form.setFieldValue('title', title);
    if (follows) form.setFieldValue('code', codeOf(title));
  }

  return { form, isSending, submit, rename, remove };
}

function codeOf(title: string): string {
  // A code has Latin letters only; slugs keep Arabic ones.
  return slugify(title.replace(/[\u0600-\u06ff]+/g, ' ')).slice(0, 64);
}
