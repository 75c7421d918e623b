import { z } from 'zod';

import { sharedType } from '#domain/shared-sections.ts';
import { maxDatabaseId } from '#domain/limits.ts';

import { need } from './data-needs.ts';
import { defineSection } from './define-section.ts';
import type { PreparedSection } from './render-section.tsx';

/**
 * Stands for a shared section on a page. Visitors get what that holds in its place; the builder's frame draws it where
 * it stands, so it has no view of its own.
 */
export const sharedSection = defineSection({
  type: sharedType,
  purpose: 'page',
  frame: { kind: 'bare' },
  options: { sharedId: z.int().min(1).max(maxDatabaseId).nullable().default(null) },
  needs: ({ options }) => ({ parts: need.sharedParts(options.sharedId) }),
});

/** What a shared section holds, under ids that no other section of the page has; empty for any other section. */
export function partsOf({
  id,
  type,
  data,
}: Pick<PreparedSection, 'id' | 'type' | 'data'>): PreparedSection[] {
  const parts = type === sharedType ? (data['parts'] as PreparedSection[] | undefined) : undefined;
  return (parts ?? []).map((part) => ({ ...part, id: `${id}_${part.id}` }));
}
