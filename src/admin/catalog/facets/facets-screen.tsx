import { Accordion, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { OfficeFacet } from '#domain/schemas/facet-office.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayUse, useSession } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useFacets } from '../product/option-fields.tsx';
import { FacetRow } from './facet-row.tsx';
import { facetsTexts } from './facets.texts.ts';
import { RenameDialog, type Renamed } from './rename-dialog.tsx';
import { ValueList } from './value-list.tsx';

/** The names that products share: renamed, put together, put in the filter's order. */
export function Component() {
  const t = useTexts(facetsTexts);
  const client = useQueryClient();
  const isAdmin = useSession(({ account }) => mayUse(account, 'admin'));
  const { data, error, refetch } = useFacets();
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['facets'] });
  const remove = useMutation({
    mutationFn: (path: string) => api.delete(path),
    onSuccess: async () => {
      await refresh();
      notifySuccess(t('removed'));
    },
    onError: notifyFailure,
  });
  const order = useMutation({
    mutationFn: ({ path, ids }: { path: string; ids: readonly number[] }) => api.post(path, { ids }),
    onError: notifyFailure,
    onSettled: refresh,
  });
  const office = { isAdmin, onRename: setRenamed, onRemove: remove.mutate, onOrder: order.mutate };

  return (
    <Page title={t('title')} narrow>
      <Text size="sm" c="gray.7">
        {t('intro')}
      </Text>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : data.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        (['property', 'option'] as const).map((kind) => (
          <FacetsOfKind
            key={kind}
            kind={kind}
            facets={data.filter((facet) => facet.kind === kind)}
            {...office}
          />
        ))
      )}
      <RenameDialog renamed={renamed} onClose={() => setRenamed(null)} onDone={refresh} />
    </Page>
  );
}

export interface FacetActions {
  isAdmin: boolean;
  onRename(renamed: Renamed): void;
  /** Path of the call that deletes it. */
  onRemove(path: string): void;
  onOrder(order: { path: string; ids: readonly number[] }): void;
}

function FacetsOfKind({
  kind,
  facets,
  ...actions
}: FacetActions & { kind: OfficeFacet['kind']; facets: readonly OfficeFacet[] }) {
  const t = useTexts(facetsTexts);
  if (facets.length === 0) return null;
  return (
    <Card title={t(kind === 'property' ? 'properties' : 'options')}>
      <Accordion multiple variant="default" chevronPosition="left">
        {facets.map((facet) => (
          <Accordion.Item key={facet.id} value={String(facet.id)}>
            <Group wrap="nowrap" gap="xs">
              <Accordion.Control>
                <Text size="sm" fw={600} component="span">
                  {facet.title}
                  {facet.unit !== null && `, ${facet.unit}`}
                </Text>
              </Accordion.Control>
              <FacetRow
                name={facet.title}
                count={facet.productCount}
                isAdmin={actions.isAdmin}
                onRename={() =>
                  actions.onRename({ path: `/admin/facets/${facet.id}`, name: facet.title, unit: facet.unit })
                }
                onRemove={() => actions.onRemove(`/admin/facets/${facet.id}`)}
              />
            </Group>
            <Accordion.Panel>
              <ValueList facet={facet} {...actions} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Card>
  );
}
