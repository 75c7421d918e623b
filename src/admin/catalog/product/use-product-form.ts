import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { productsKey } from '../products/use-products.ts';
import { useVersionConflict } from '../use-version-conflict.ts';
import { productTexts } from './product.texts.ts';
import { emptyValues, productKey, toValues, type ProductValues } from './use-product.ts';

/** A product as it is edited, null for a new one. */
export function useProductForm(product: EditedProduct | null) {
  const t = useTexts(productTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isInConflict, sendVersion, takeOver } = useVersionConflict(product?.version ?? 0);
  const [savedId, setSavedId] = useState<number | null>(null);

  const send = (values: ProductValues) =>
    sendVersion(async (version) => {
      const saved = await (product
        ? api.put<EditedProduct>(`/admin/products/${product.id}`, { ...values, version })
        : api.post<EditedProduct>('/admin/products', values));
      notifySuccess(t('saved'));
      setSavedId(saved.id);
      client.setQueryData(productKey(saved.id), saved);
      void client.invalidateQueries({ queryKey: [...productsKey, 'list'] });
    });

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

  function overwrite(): void {
    takeOver();
    submit();
  }

  return { form, isDirty, isSending, submit, isInConflict, overwrite, loadTheirs };
}
