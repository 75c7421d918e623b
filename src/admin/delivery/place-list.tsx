import { Badge, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { findCountry, countryName } from '#domain/countries/countries.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useMoves } from '../ui/use-moves.ts';
import { deliveryTexts } from './delivery.texts.ts';
import './delivery.css';
import { PlaceDrawer } from './place-drawer.tsx';
import type { Place, PlaceKind } from './place-values.ts';
import { useRegions } from './use-regions.ts';

const kinds = {
  zone: { path: '/admin/shipping-zones', title: 'zones', text: 'zonesText', add: 'addZone', none: 'noZones' },
  location: {
    path: '/admin/locations',
    title: 'locations',
    text: 'locationsText',
    add: 'addLocation',
    none: 'noLocations',
  },
} as const;

/** All zones, or all locations, in the order of the checkout. */
export function PlaceList({ kind }: { kind: PlaceKind }) {
  const t = useTexts(deliveryTexts);
  const client = useQueryClient();
  const { path, title, text, add, none } = kinds[kind];
  const [edited, setEdited] = useState<Place | 'new' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery', kind],
    queryFn: ({ signal }) => api.get<Place[]>(path, undefined, signal),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: ['delivery'] });

  const move = useMoves<Place[], { ids: number[]; was: number[] }>(['delivery', kind], (order) =>
    api.post(`${path}/order`, order),
  );

  function moveTo(id: string, place: number): void {
    const moved = data?.find((one) => String(one.id) === id);
    if (!data || !moved) return;
    const next = data.filter((one) => one !== moved).toSpliced(place, 0, moved);
    move(next, { ids: next.map((one) => one.id), was: data.map((one) => one.id) });
  }

  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t(add)}
    </Button>
  );
  return (
    <Card title={t(title)} text={t(text)}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={3} />}
      {data?.length === 0 && <EmptyState title={t(none)} text={t(`${none}Text`)} action={addButton} />}
      {data && data.length > 0 && (
        <>
          <SortableList
            label={t(title)}
            items={data}
            idOf={({ id }) => String(id)}
            nameOf={(place) => place.title}
            onMove={moveTo}
            renderItem={(place, handle) => (
              <div className="vt-place">
                {handle}
                <PlaceFacts place={place} onOpen={() => setEdited(place)} />
              </div>
            )}
          />
          <Group>{addButton}</Group>
        </>
      )}
      {edited && (
        <PlaceDrawer
          key={edited === 'new' ? 'new' : edited.id}
          kind={kind}
          place={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onChanged={refresh}
        />
      )}
    </Card>
  );
}

function PlaceFacts({ place, onOpen }: { place: Place; onOpen(): void }) {
  const t = useTexts(deliveryTexts);
  const { formatMoney, language } = useFormat();
  const isZone = 'countries' in place;
  const regions = useRegions(isZone && place.regions.length > 0 ? place.countries : []);
  const where = !isZone
    ? place.address
    : [...place.countries.map(nameCountry), ...place.regions.map(nameRegion), ...place.localities].join(
        ', ',
      ) || t('everywhere');
  const freeFrom = 'freeFrom' in place && place.freeFrom !== undefined ? place.freeFrom : null;

  function nameCountry(code: string): string {
    const country = findCountry(code);
    return country ? countryName(country, language) : code;
  }

  function nameRegion(code: string): string {
    const known = regions?.flatMap((country) => country.regions) ?? [];
    return known.find((region) => region.code === code)?.name ?? code;
  }

  return (
    <UnstyledButton className="vt-place__open" aria-label={t('edit', { name: place.title })} onClick={onOpen}>
      <span className="vt-place__text">
        <Text span fw={600} size="sm" lineClamp={2} dir="auto">
          {place.title}
        </Text>
        <Text span size="xs" c="gray.7" truncate dir="auto">
          {where}
        </Text>
      </span>
      {!place.enabled && (
        <Badge color="gray.8" variant="outline" tt="none">
          {t('off')}
        </Badge>
      )}
      <span className="vt-place__price">
        <Text span size="sm">
          {place.price === 0 ? t('free') : formatMoney(place.price)}
        </Text>
        <Text span size="xs" c="gray.7">
          {freeFrom === null
            ? t(`speed.${place.shippingSpeed}`)
            : t('freeFromShort', { amount: formatMoney(freeFrom) })}
        </Text>
      </span>
    </UnstyledButton>
  );
}
