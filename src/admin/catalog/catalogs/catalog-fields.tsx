import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { catalogPath } from '#domain/routes.ts';
import type { CatalogForm, AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { ConflictAlert } from '../conflict-alert.tsx';
import { catalogsKey, flattenCatalogs } from '../use-catalogs.ts';
import { catalogsTexts } from './catalogs.texts.ts';
import { FeaturedOrder } from './featured-order.tsx';
import { isWithin } from './tree-moves.ts';

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

interface CatalogFieldsProps {
  /** Null for a new one. */
  catalog: AdminCatalog | null;
  catalogs: readonly AdminCatalog[];
  isAdmin: boolean;
  onClose(): void;
  onDirty(isDirty: boolean): void;
  /** The catalog was read anew: the form begins again. */
  onRead(): void;
}

/** The form of a catalog; a manager reads it only. */
export function CatalogFields(props: CatalogFieldsProps) {
  const { catalog, catalogs, isAdmin, onClose, onDirty, onRead } = props;
  const t = useTexts(catalogsTexts);
  const client = useQueryClient();
  // Of the catalog as it was opened: what the tree hears of later is not what the form shows.
  const version = useRef(catalog?.version ?? 0);
  const [conflict, setConflict] = useState<number | null>(null);
  const { form, isSending, submit } = useServerForm<Values>({
    initialValues: { ...empty, ...(catalog && toForm(catalog)) },
    async send(values) {
      setConflict(null);
      try {
        await (catalog
          ? api.put(`/admin/catalogs/${catalog.id}`, { ...values, version: version.current })
          : api.post('/admin/catalogs', values));
      } catch (error) {
        if (!(error instanceof ApiError) || typeof error.data['version'] !== 'number') throw error;
        setConflict(error.data['version']);
        return 'unsaved';
      }
      await client.invalidateQueries({ queryKey: catalogsKey });
      notifySuccess(t('saved'));
      onClose();
    },
  });
  const isDirty = form.isDirty();
  useLeaveGuard(isDirty);
  useEffect(() => onDirty(isDirty));
  const parents = flattenCatalogs(catalogs).filter(
    ({ catalog: one }) => !catalog || !isWithin(catalogs, one.id, catalog.id),
  );

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

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {catalog && (
          <Group gap="sm">
            <Button
              component={Link}
              to={`/builder?path=${encodeURIComponent(catalogPath(catalog.slug))}`}
              variant="default"
              size="sm"
            >
              {t('editPage')}
            </Button>
            <Button component={Link} to={`/products?catalog=${catalog.id}`} variant="default" size="sm">
              {t('seeProducts')}
            </Button>
          </Group>
        )}
        {conflict !== null && (
          <ConflictAlert
            onOverwrite={() => {
              version.current = conflict;
              submit();
            }}
            onLoadTheirs={() => void loadTheirs()}
          />
        )}
        <fieldset disabled={!isAdmin} style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
          <Stack gap="md">
            <TextInput label={t('name')} required maxLength={300} {...form.getInputProps('title')} />
            <TextInput
              label={t('slug')}
              description={t('slugHint')}
              maxLength={120}
              {...form.getInputProps('slug')}
            />
            <NativeSelect
              label={t('parent')}
              value={form.values.parentId === null ? '' : String(form.values.parentId)}
              error={form.errors['parentId']}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('parentId', value === '' ? null : Number(value))
              }
              data={[
                { value: '', label: t('noParent') },
                ...parents.map(({ catalog: one, path }) => ({ value: String(one.id), label: path })),
              ]}
            />
            <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
            <ImageField
              label={t('picture')}
              value={form.values.imageId}
              onChange={(imageId) => form.setFieldValue('imageId', imageId)}
              error={form.errors['imageId']}
            />
            <RichTextField
              label={t('description')}
              value={form.values.description}
              onChange={(html) => form.setFieldValue('description', html)}
              error={form.errors['description']}
            />
            <NativeSelect
              label={t('sort')}
              {...form.getInputProps('sortCriteria')}
              data={[
                { value: 'title', label: t('sortTitle') },
                { value: 'price_asc', label: t('sortPriceUp') },
                { value: 'price_desc', label: t('sortPriceDown') },
                { value: 'custom', label: t('sortCustom') },
              ]}
            />
          </Stack>
        </fieldset>
        {isAdmin && (
          <Group justify="space-between">
            {catalog ? (
              <Button
                variant="subtle"
                color="red"
                c="red.9"
                onClick={() => void remove().catch(notifyFailure)}
              >
                {t('remove')}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={isSending}>
              {t('save')}
            </Button>
          </Group>
        )}
        {catalog && form.values.sortCriteria === 'custom' && (
          <FeaturedOrder catalogId={catalog.id} isAdmin={isAdmin} />
        )}
      </Stack>
    </form>
  );
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
