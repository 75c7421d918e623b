import { Badge, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AdminCarrier } from '#domain/schemas/carrier.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { CarrierDrawer } from './carrier-drawer.tsx';
import { carriersTexts } from './carriers.texts.ts';
import './delivery.css';
import { useCarrierTexts } from './use-carrier-texts.ts';

/** By whom parcels travel: what is set up, and what lacks its keys. */
export function Component() {
  const t = useTexts(carriersTexts);
  const textsOf = useCarrierTexts();
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => api.get<AdminCarrier[]>('/admin/carriers', undefined, signal),
  });
  const edited = data?.find(({ key }) => key === editedKey);
  return (
    <Page title={t('title')} backTo="/delivery" narrow>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Card>
          <Text size="sm" c="gray.7">
            {t('text')}
          </Text>
          <div>
            {data.map((carrier) => (
              <div className="vt-place" key={carrier.key}>
                <CarrierFacts
                  carrier={carrier}
                  name={textsOf(carrier.key).name}
                  onOpen={() => setEditedKey(carrier.key)}
                />
              </div>
            ))}
          </div>
        </Card>
      )}
      {edited && (
        <CarrierDrawer
          // Read anew after saving: the form starts from what is stored then.
          key={`${edited.key} ${edited.version}`}
          carrier={edited}
          texts={textsOf(edited.key)}
          onClose={() => setEditedKey(null)}
          onChanged={() => void refetch()}
        />
      )}
    </Page>
  );
}

interface CarrierFactsProps {
  carrier: AdminCarrier;
  name: string;
  onOpen(): void;
}

function CarrierFacts({ carrier, name, onOpen }: CarrierFactsProps) {
  const t = useTexts(carriersTexts);
  const { isConfigured, enabled, currencies } = carrier;
  const set = enabled ? 'ready' : 'off';
  const state = isConfigured ? set : 'notSetUp';
  return (
    <UnstyledButton className="vt-place__open" aria-label={t('edit', { name })} onClick={onOpen}>
      <span className="vt-place__text">
        <Text span fw={600} size="sm">
          <bdi>{name}</bdi>
        </Text>
        <Text span size="xs" c="gray.7">
          {t('takes', { currencies: currencies.join(', ') })}
        </Text>
      </span>
      <Badge color={state === 'ready' ? 'teal.9' : 'gray.8'} variant="outline" tt="none">
        {t(state)}
      </Badge>
    </UnstyledButton>
  );
}
