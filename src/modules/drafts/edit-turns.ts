import type { Edits } from '#domain/editing/drafts.schema.ts';

/** The edits of one call, with whatever its work needs beside them. */
interface Job {
  edits: Edits;
}

interface Waiting<J extends Job, Answer> {
  job: J;
  work: Work<J, Answer>;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Answers each job, in their order, or throws and has done none of them. */
type Work<J extends Job, Answer> = (jobs: readonly J[]) => Promise<readonly Answer[]>;

/** More are another turn, so that a turn is short. */
const mostEdits = 200;

/**
 * Takes edits of one document in turns, by its name. Edits of one document come one after the other anyway, by the lock
 * of its draft: who waits here for it holds no connection meanwhile, and all that came in during a turn are one turn
 * together, by the work of the first of them. Where that fails each of them is done alone, so that nobody fails by
 * what others have sent.
 */
export function createEditTurns<J extends Job, Answer>(): (
  name: string,
  job: J,
  work: Work<J, Answer>,
) => Promise<Answer> {
  const lines = new Map<string, Waiting<J, Answer>[]>();
  const takeAll = async (name: string, line: Waiting<J, Answer>[]) => {
    while (line.length > 0) await take(line.splice(0, countTogether(line)));
    lines.delete(name);
  };
  return (name, job, work) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const line = lines.get(name) ?? [];
    line.push({ job, work, resolve, reject });
    if (!lines.has(name)) {
      lines.set(name, line);
      void takeAll(name, line);
    }
    return promise;
  };
}

/** How many of those at the front are one turn: one at least. */
function countTogether(line: readonly { job: Job }[]): number {
  let edits = 0;
  const tooMany = line.findIndex(({ job }, index) => {
    edits += job.edits.edits.length;
    return index > 0 && edits > mostEdits;
  });
  return tooMany < 0 ? line.length : tooMany;
}

async function take<J extends Job, Answer>(turn: readonly Waiting<J, Answer>[]): Promise<void> {
  const [first] = turn;
  if (!first) return;
  try {
    const answers = await first.work(turn.map(({ job }) => job));
    for (const [index, answer] of answers.entries()) turn[index]?.resolve(answer);
  } catch (error) {
    if (turn.length === 1) return first.reject(error);
    for (const waiting of turn) await take([waiting]);
  }
}
