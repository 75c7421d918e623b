import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { FeaturedProduct } from '#domain/schemas/manage-catalogs.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { useMoves } from '../../ui/use-moves.ts';
import { catalogsTexts } from './catalogs.texts.ts';

type Page = { total: number; items: FeaturedProduct[] };

/** A catalog's own order of its products; each move is saved at once. */
export function FeaturedOrder({ catalogId, mayEdit }: { catalogId: number; mayEdit: boolean }) {
  const t = useTexts(catalogsTexts);
  const path = `/admin/catalogs/${catalogId}/products`;
  const queryKey = ['catalogs', 'featured', catalogId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Page>(path, { limit: 50 }, signal),
  });
  const move = useMoves<Page, { productId: number; before: number | null }>(queryKey, (to) =>
    api.post(`${path}/move`, to),
  );

  function moveTo(id: string, place: number): void {
    if (!data || !mayEdit) return;
    const moved = data.items.find((item) => String(item.id) === id);
    if (!moved) return;
    const rest = data.items.filter((item) => item !== moved);
    const items = [...rest.slice(0, place), moved, ...rest.slice(place)];
    // Behind the last one that is seen there may be more: it must not go to the very end unasked.
    const last = data.total > data.items.length ? (rest.at(-1)?.id ?? null) : null;
    move({ ...data, items }, { productId: moved.id, before: rest[place]?.id ?? last });
  }

  if (!data) return <LoadingState rows={3} />;
  return (
    <section aria-label={t('featured')}>
      <Title order={3} size="h5">
        {t('featured')}
      </Title>
      <Text size="sm" c="gray.7" mb="xs">
        {data.items.length === 0 ? t('featuredEmpty') : t('featuredHint')}
      </Text>
      <SortableList
        label={t('featured')}
        items={data.items}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        onMove={moveTo}
        renderItem={({ title }, handle) => (
          <Group gap="xs" wrap="nowrap" py={2}>
            {handle}
            <Text size="sm" truncate dir="auto">
              {title}
            </Text>
          </Group>
        )}
      />
    </section>
  );
}
