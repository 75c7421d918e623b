import { ActionIcon, Button, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCopy, IconDots, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { productPath } from '#domain/routes.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { productsKey } from '../products/use-products.ts';
import { productTexts } from './product.texts.ts';

interface ProductActionsProps {
  product: EditedProduct;
  mayEdit: boolean;
  /** It is deleted: what was typed has nowhere to go. */
  onRemoved(): void;
}

/** What can be done with a stored product beside editing it. */
export function ProductActions({ product, mayEdit, onRemoved }: ProductActionsProps) {
  const t = useTexts(productTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = `/admin/products/${product.id}`;

  async function duplicate(): Promise<void> {
    const copy = await api.post<EditedProduct>(`${path}/duplicate`);
    notifySuccess(t('duplicated'));
    void client.invalidateQueries({ queryKey: [...productsKey, 'list'] });
    await navigate(`/products/${copy.id}`);
  }

  async function remove(): Promise<void> {
    const isSure = await confirmAction({
      title: t('removeTitle'),
      text: t('removeText', { name: product.title }),
      confirmLabel: t('removeConfirm'),
      danger: true,
    });
    if (!isSure) return;
    await api.delete(path);
    notifySuccess(t('removed'));
    onRemoved();
    await client.invalidateQueries({ queryKey: [...productsKey, 'list'] });
    await navigate('/products');
  }

  return (
    <>
      {product.enabled && (
        <Button
          component="a"
          href={productPath(product.slug)}
          target="_blank"
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('view')}
        </Button>
      )}
      {mayEdit && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={t('more')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => void duplicate().catch(notifyFailure)}
            >
              {t('duplicate')}
            </Menu.Item>
            <Menu.Item
              c="red.8"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void remove().catch(notifyFailure)}
            >
              {t('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
