import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { Link } from 'react-router';

import { catalogPath } from '#domain/routes.ts';
import type { AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { FieldLock } from '../../ui/field-lock.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { ConflictAlert } from '../conflict-alert.tsx';
import { flattenCatalogs } from '../use-catalogs.ts';
import { catalogsTexts } from './catalogs.texts.ts';
import { FeaturedOrder } from './featured-order.tsx';
import { isWithin } from './tree-moves.ts';
import { useCatalogForm } from './use-catalog-form.ts';

export interface CatalogFieldsProps {
  /** Null for a new one. */
  catalog: AdminCatalog | null;
  catalogs: readonly AdminCatalog[];
  mayEdit: boolean;
  onClose(): void;
  onDirty(isDirty: boolean): void;
  /** The catalog was read anew: the form begins again. */
  onRead(): void;
}

/** The form of a catalog; a manager reads it only. */
export function CatalogFields(props: CatalogFieldsProps) {
  const { catalog, catalogs, mayEdit } = props;
  const t = useTexts(catalogsTexts);
  const { form, isSending, submit, isInConflict, overwrite, loadTheirs, remove } = useCatalogForm(props);
  const parents = flattenCatalogs(catalogs).filter(
    ({ catalog: one }) => !catalog || !isWithin(catalogs, one.id, catalog.id),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {catalog && <CatalogLinks catalog={catalog} />}
        {isInConflict && <ConflictAlert onOverwrite={overwrite} onLoadTheirs={() => void loadTheirs()} />}
        <FieldLock isLocked={!mayEdit}>
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
        </FieldLock>
        {mayEdit && (
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
          <FeaturedOrder catalogId={catalog.id} mayEdit={mayEdit} />
        )}
      </Stack>
    </form>
  );
}

function CatalogLinks({ catalog }: { catalog: AdminCatalog }) {
  const t = useTexts(catalogsTexts);
  return (
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
  );
}
