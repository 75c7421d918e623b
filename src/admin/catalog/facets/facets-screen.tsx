import { Text } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useFacets } from '../product/option-fields.tsx';
import { FacetList } from './facet-list.tsx';
import { facetsTexts } from './facets.texts.ts';
import { RenameDialog, type Renamed } from './rename-dialog.tsx';
import { useFacetActions } from './use-facet-actions.ts';

/** The names that products share: renamed, put together, put in the filter's order. */
export function Component() {
  const t = useTexts(facetsTexts);
  const mayEdit = useMay('products:write');
  const { data, error, refetch } = useFacets();
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  const { refresh, ...actions } = useFacetActions();

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
        <EmptyState icon={IconTags} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        (['option', 'property'] as const).map((kind) => (
          <FacetList
            key={kind}
            kind={kind}
            facets={data.filter((facet) => facet.kind === kind)}
            mayEdit={mayEdit}
            onRename={setRenamed}
            {...actions}
          />
        ))
      )}
      <RenameDialog renamed={renamed} onClose={() => setRenamed(null)} onDone={refresh} />
    </Page>
  );
}
