/**
 * Calls by what they are about: who asks while one is under way gets its answer, and where `most` others are under way
 * nobody is asked, and the answer is null.
 */
export function createSharedCalls<Answer>(most: number) {
  const underWay = new Map<string, Promise<Answer | null>>();
  return function ask(about: string, run: () => Promise<Answer | null>): Promise<Answer | null> {
    const same = underWay.get(about);
    if (same) return same;
    if (underWay.size >= most) return Promise.resolve(null);
    const asked = run().finally(() => underWay.delete(about));
    underWay.set(about, asked);
    return asked;
  };
}
