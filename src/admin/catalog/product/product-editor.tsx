import { Alert, Anchor, Badge, Grid, Stack } from '@mantine/core';
import { Link } from 'react-router';

import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Page } from '../../ui/page.tsx';
import { BasicsCard } from './basics-card.tsx';
import { BundleCard } from './bundle-card.tsx';
import { ConflictAlert } from '../conflict-alert.tsx';
import { FilesCard } from './files-card.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { ProductActions } from './product-actions.tsx';
import { productTexts } from './product.texts.ts';
import { PropertiesCard } from './properties-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SeoCard } from './seo-card.tsx';
import { SideCards } from './side-cards.tsx';
import { TaxCard } from './tax-card.tsx';
import { useProductForm } from './use-product-form.ts';

/** All of a product on one page; saved as a whole. */
export function ProductEditor({ product }: { product: EditedProduct | null }) {
  const t = useTexts(productTexts);
  const mayEdit = useMay('products:write');
  const { form, isDirty, isSending, submit, isInConflict, overwrite, loadTheirs } = useProductForm(product);
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <Page
      title={product?.title ?? t('newTitle')}
      backTo="/products"
      aside={
        product &&
        !product.enabled && (
          <Badge variant="light" color="gray" c="gray.8">
            {t('hidden')}
          </Badge>
        )
      }
      actions={
        product && <ProductActions product={product} mayEdit={mayEdit} onRemoved={() => form.reset()} />
      }
    >
      {!mayEdit && (
        <Alert color="ink">
          {t('readOnly')}{' '}
          {product && (
            <Anchor component={Link} to={`/products/grid?q=${product.id}`} size="sm" underline="always">
              {t('openGrid')}
            </Anchor>
          )}
        </Alert>
      )}
      {isInConflict && <ConflictAlert onOverwrite={overwrite} onLoadTheirs={() => void loadTheirs()} />}
      {hasErrors && (
        <Alert color="red" role="alert">
          {t('errors')}
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
        <fieldset
          disabled={!mayEdit}
          inert={isSending}
          style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}
        >
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <BasicsCard form={form} />
                <PicturesCard form={form} />
                <MatrixCard form={form} />
                <BundleCard form={form} />
                <FilesCard form={form} product={product} mayEdit={mayEdit} />
                <PropertiesCard form={form} />
                <SeoCard form={form} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <SideCards form={form} />
                <TaxCard form={form} />
                <ReceiptCard form={form} />
              </Stack>
            </Grid.Col>
          </Grid>
        </fieldset>
        {mayEdit && (isDirty || !product) && (
          <SaveBar isSending={isSending} isDirty={isDirty} onDiscard={() => form.reset()} />
        )}
      </form>
    </Page>
  );
}
