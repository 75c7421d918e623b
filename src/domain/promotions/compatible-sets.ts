/** Of so many items there may be more than a thousand sets; the first ones are enough to choose from. */
const mostSets = 100;

/**
 * The largest sets of items of which each stands beside each other (maximal cliques, by Bron and Kerbosch with a
 * pivot), at most 100, each in the order of the items.
 */
export function listCompatibleSets<T>(
  items: readonly T[],
  standBeside: (a: T, b: T) => boolean,
): (readonly T[])[] {
  const beside = new Map(
    items.map((item) => [item, items.filter((b) => b !== item && standBeside(item, b))]),
  );
  const besideOf = (item: T) => beside.get(item) ?? [];
  const sets: (readonly T[])[] = [];
  const extend = (set: readonly T[], open: readonly T[], done: readonly T[]): void => {
    if (sets.length >= mostSets) return;
    if (open.length === 0) {
      if (done.length === 0) sets.push(items.filter((item) => set.includes(item)));
      return;
    }
    const pivot = [...open, ...done].reduce((most, item) =>
      count(besideOf(item), open) > count(besideOf(most), open) ? item : most,
    );
    let left = open;
    let tried = done;
    for (const item of open.filter((each) => !besideOf(pivot).includes(each))) {
      const near = besideOf(item);
      extend(
        [...set, item],
        left.filter((each) => near.includes(each)),
        tried.filter((each) => near.includes(each)),
      );
      left = left.filter((each) => each !== item);
      tried = [...tried, item];
    }
  };
  if (items.length > 0) extend([], items, []);
  return sets;
}

function count<T>(items: readonly T[], among: readonly T[]): number {
  return items.filter((item) => among.includes(item)).length;
}
