import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import type { BundlePart, VariationForm } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';

interface VariationPage {
  total: number;
  items: GridRow[];
}

/** What is known of the variations that bundles are made of: those stored as they are now, those chosen since as they were. */
export function useBundleParts(variations: readonly VariationForm[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, GridRow>>(new Map());
  const missing = variations.flatMap(({ parts }) =>
    parts.flatMap(({ variationId }) =>
      variationId === null || chosen.has(variationId) ? [] : [variationId],
    ),
  );
  const ids = [...new Set(missing)].toSorted((a, b) => a - b);
  const { data, error, refetch } = useQuery({
    queryKey: ['bundle-parts', ids],
    queryFn: ({ signal }) => loadAll(ids, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const known = new Map([...(data ?? []).map((row) => [row.variationId, row] as const), ...chosen]);
  return {
    /** `gone` for one that was deleted, null while it is loaded. */
    findPart: ({ variationId }: BundlePart): GridRow | 'gone' | null =>
      variationId === null ? 'gone' : (known.get(variationId) ?? null),
    /** Why they could not be loaded; null otherwise. */
    error,
    retry: () => void refetch(),
    remember: (row: GridRow) => setChosen(new Map([...chosen, [row.variationId, row]])),
  };
}

const atOnce = 100;

async function loadAll(ids: readonly number[], signal: AbortSignal): Promise<GridRow[]> {
  const rows: GridRow[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const variations = ids.slice(from, from + atOnce);
    const page = await api.get<VariationPage>('/admin/variations', { variations, limit: atOnce }, signal);
    rows.push(...page.items);
  }
  return rows;
}
