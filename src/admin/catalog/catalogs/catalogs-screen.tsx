import { Alert, Button, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import type { CatalogMove, AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { catalogsKey, flattenCatalogs, useCatalogs } from '../use-catalogs.ts';
import { CatalogDrawer } from './catalog-drawer.tsx';
import { CatalogRow } from './catalog-row.tsx';
import './catalogs.css';
import { catalogsTexts } from './catalogs.texts.ts';
import { moveByDrop, moveByKey } from './tree-moves.ts';

/** The tree of catalogs, put in order by drag or keys; each opens beside it. */
export function Component() {
  const t = useTexts(catalogsTexts);
  const client = useQueryClient();
  const mayEdit = useMay('products:write');
  const { data, error, refetch } = useCatalogs();
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const move = useMutation({
    mutationFn: ({ id, to }: { id: number; to: CatalogMove }) =>
      api.post<AdminCatalog[]>(`/admin/catalogs/${id}/move`, to),
    onSuccess: (tree, { id }) => {
      client.setQueryData(catalogsKey, tree);
      setSaid(t('moved', { title: tree.find((one) => one.id === id)?.title ?? '' }));
    },
    onError: notifyFailure,
  });

  function moveTo(id: number, to: CatalogMove | null): boolean {
    if (!to || !mayEdit || move.isPending) return false;
    move.mutate({ id, to });
    return true;
  }

  return (
    <Page
      title={t('title')}
      narrow
      actions={
        mayEdit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      {!mayEdit && <Alert color="ink">{t('readOnly')}</Alert>}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : data.length === 0 ? (
        <EmptyState icon={IconCategory} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          {mayEdit && (
            <Text size="sm" c="gray.7">
              {t('hint')}
            </Text>
          )}
          <Paper withBorder>
            <ul className="vt-catalog-tree" aria-label={t('title')}>
              {flattenCatalogs(data).map((node) => (
                <CatalogRow
                  key={node.catalog.id}
                  node={node}
                  mayMove={mayEdit}
                  onOpen={() => setOpened(node.catalog.id)}
                  onKey={(key) => moveTo(node.catalog.id, moveByKey(data, node.catalog.id, key))}
                  onDrop={(dragged, place) =>
                    void moveTo(dragged, moveByDrop(data, dragged, { id: node.catalog.id, place }))
                  }
                />
              ))}
            </ul>
          </Paper>
        </>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <CatalogDrawer
        catalog={opened === 'new' ? 'new' : (data?.find(({ id }) => id === opened) ?? null)}
        catalogs={data ?? []}
        mayEdit={mayEdit}
        onClose={() => setOpened(null)}
      />
    </Page>
  );
}
