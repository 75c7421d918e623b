import { Alert, Anchor, Badge, Grid, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayUse, useSession } from '../../session/session.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { productsKey } from '../products/use-products.ts';
import { BasicsCard } from './basics-card.tsx';
import { ConflictAlert } from '../conflict-alert.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { ProductActions } from './product-actions.tsx';
import { productTexts } from './product.texts.ts';
import { PropertiesCard } from './properties-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SeoCard } from './seo-card.tsx';
import { SideCards } from './side-cards.tsx';
import { emptyValues, productKey, toValues, type ProductValues } from './use-product.ts';

/** All of a product on one page; saved as a whole. */
export function ProductEditor({ product }: { product: EditedProduct | null }) {
  const t = useTexts(productTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAdmin = useSession(({ account }) => mayUse(account, 'admin'));
  const version = useRef(product?.version ?? 0);
  const [conflict, setConflict] = useState<number | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);

  async function send(values: ProductValues): Promise<void | 'unsaved'> {
    setConflict(null);
    try {
      const saved = await (product
        ? api.put<EditedProduct>(`/admin/products/${product.id}`, { ...values, version: version.current })
        : api.post<EditedProduct>('/admin/products', values));
      notifySuccess(t('saved'));
      setSavedId(saved.id);
      client.setQueryData(productKey(saved.id), saved);
      void client.invalidateQueries({ queryKey: [...productsKey, 'list'] });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const { version: theirs } = error.data;
      setConflict(typeof theirs === 'number' ? theirs : version.current);
      return 'unsaved';
    }
  }

  const { form, isSending, submit } = useServerForm<ProductValues>({
    initialValues: product ? toValues(product) : emptyValues(),
    validateInputOnChange: false,
    send,
  });
  const isDirty = form.isDirty();
  useLeaveGuard(isDirty && savedId === null);
  // The guard must have seen that all is saved before a new product gets its own address.
  useEffect(() => {
    if (savedId !== null && !product) void navigate(`/products/${savedId}`, { replace: true });
  }, [savedId, product, navigate]);

  async function loadTheirs(): Promise<void> {
    if (product) await client.resetQueries({ queryKey: productKey(product.id) });
  }

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
      actions={product && <ProductActions product={product} isAdmin={isAdmin} />}
    >
      {!isAdmin && (
        <Alert color="ink">
          {t('readOnly')}{' '}
          {product && (
            <Anchor component={Link} to={`/products/grid?q=${product.id}`} size="sm" underline="always">
              {t('openGrid')}
            </Anchor>
          )}
        </Alert>
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
      {hasErrors && (
        <Alert color="red" role="alert">
          {t('errors')}
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
        <fieldset
          disabled={!isAdmin}
          inert={isSending}
          style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}
        >
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <BasicsCard form={form} />
                <PicturesCard form={form} />
                <MatrixCard form={form} />
                <PropertiesCard form={form} />
                <SeoCard form={form} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <SideCards form={form} />
                <ReceiptCard form={form} />
              </Stack>
            </Grid.Col>
          </Grid>
        </fieldset>
        {isAdmin && (isDirty || !product) && (
          <SaveBar isSending={isSending} isDirty={isDirty} onDiscard={() => form.reset()} />
        )}
      </form>
    </Page>
  );
}
