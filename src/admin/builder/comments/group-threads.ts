import type { SectionThread } from '#domain/schemas/section-comment.schema.ts';

const threadGroups = ['here', 'others', 'page', 'removed'] as const;
export type ThreadGroup = (typeof threadGroups)[number];

/** Threads by what they are about: the section that is selected, others in the page's order, the page, what is gone. */
export function groupThreads(
  threads: readonly SectionThread[],
  { order, selected }: { order: readonly string[]; selected: string | null },
): { group: ThreadGroup; threads: SectionThread[] }[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ sectionId }: SectionThread) => places.get(sectionId ?? '') ?? 0;
  const groupOf = ({ sectionId }: SectionThread): ThreadGroup => {
    if (sectionId === null) return 'page';
    if (!places.has(sectionId)) return 'removed';
    return sectionId === selected ? 'here' : 'others';
  };
  return threadGroups.flatMap((group) => {
    const found = threads
      .filter((thread) => groupOf(thread) === group)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || other.id - one.id);
    return found.length === 0 ? [] : [{ group, threads: found }];
  });
}
