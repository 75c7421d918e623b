import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { AdminCatalog, CatalogForm } from '#domain/schemas/manage-catalogs.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { catalogsKey } from '../use-catalogs.ts';
import { useVersionConflict } from '../use-version-conflict.ts';
import type { CatalogFieldsProps } from './catalog-fields.tsx';
import { catalogsTexts } from './catalogs.texts.ts';

const empty: CatalogForm = {
  title: '',
  slug: '',
  parentId: null,
  imageId: null,
  description: '',
  sortCriteria: 'title',
  enabled: true,
};

type Values = CatalogForm & Record<string, unknown>;

type CatalogFormInput = Pick<CatalogFieldsProps, 'catalog' | 'onClose' | 'onDirty' | 'onRead'>;

/** A catalog as it is edited. */
export function useCatalogForm({ catalog, onClose, onDirty, onRead }: CatalogFormInput) {
  const t = useTexts(catalogsTexts);
  const client = useQueryClient();
  // Of the catalog as it was opened: what the tree hears of later is not what the form shows.
  const { isInConflict, sendVersion, takeOver } = useVersionConflict(catalog?.version ?? 0);
  const { form, isSending, submit } = useServerForm<Values>({
    initialValues: { ...empty, ...(catalog && toForm(catalog)) },
    send: (values) =>
      sendVersion(async (version) => {
        await (catalog
          ? api.put(`/admin/catalogs/${catalog.id}`, { ...values, version })
          : api.post('/admin/catalogs', values));
        await client.invalidateQueries({ queryKey: catalogsKey });
        notifySuccess(t('saved'));
        onClose();
      }),
  });
  const isDirty = form.isDirty();
  useLeaveGuard(isDirty);
  useEffect(() => onDirty(isDirty));

  function overwrite(): void {
    takeOver();
    submit();
  }

  async function loadTheirs(): Promise<void> {
    await client.invalidateQueries({ queryKey: catalogsKey });
    onRead();
  }

  async function remove(): Promise<void> {
    if (!catalog) return;
    const isSure = await confirmAction({
      title: t('removeTitle'),
      text: t('removeText', { title: catalog.title }),
      confirmLabel: t('removeConfirm'),
      danger: true,
    });
    if (!isSure) return;
    await api.delete(`/admin/catalogs/${catalog.id}`);
    await client.invalidateQueries({ queryKey: catalogsKey });
    notifySuccess(t('removed'));
    onClose();
  }

  return { form, isSending, submit, isInConflict, overwrite, loadTheirs, remove };
}

function toForm({
  id: _id,
  position: _position,
  version: _version,
  image: _image,
  productCount: _count,
  isShown: _shown,
  ...form
}: AdminCatalog): CatalogForm {
  return form;
}
