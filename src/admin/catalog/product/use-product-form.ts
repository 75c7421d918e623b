import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { productsKey } from '../products/use-products.ts';
import { productTexts } from './product.texts.ts';
import { emptyValues, productKey, toValues, type ProductValues } from './use-product.ts';

/** A product as it is edited, null for a new one; `conflict` is the version that somebody else has saved meanwhile. */
export function useProductForm(product: EditedProduct | null) {
  const t = useTexts(productTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
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

  function overwrite(theirs: number): void {
    version.current = theirs;
    submit();
  }

  return { form, isDirty, isSending, submit, conflict, overwrite, loadTheirs };
}
