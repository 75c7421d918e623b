import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import {
  mostAnswers,
  mostThreads,
  type CommentInput,
  type Mentionable,
  type NewThread,
  type OpenMention,
  type SectionComment,
  type SectionThread,
  type WholeThread,
} from '#domain/schemas/section-comment.schema.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import {
  countCommentsLocked,
  countThreadsLocked,
  deleteComment,
  deleteEmptyThread,
  emptyComment,
  hasPlaceLocked,
  insertComment,
  insertThread,
  replaceMentions,
  selectComments,
  selectFirstComments,
  selectMentionable,
  selectOpenMentions,
  selectThreads,
  updateComment,
  updateResolved,
  updateSeen,
  type CommentRow,
  type ThreadRow,
} from './section-comments.queries.ts';

type Db = Kysely<Database>;

/** Who asks. */
export interface Reader {
  staffId: number;
  isAdmin: boolean;
}

/**
 * What colleagues write for each other about sections of pages. Calls throw 404 for a thread or comment that is not
 * there.
 */
export interface SectionCommentManagement {
  /** Of a page in a layer, the newest first, each with the comment that began it. */
  list(place: { pageId: number; layerId: number }, reader: Reader): Promise<SectionThread[]>;
  find(id: number, reader: Reader): Promise<WholeThread>;
  /** Throws 409 for one too many, 422 where somebody is mentioned who cannot open the builder. */
  begin(thread: NewThread, reader: Reader): Promise<WholeThread>;
  /** As `begin`. An answer to a resolved thread opens it again. */
  answer(threadId: number, comment: CommentInput, reader: Reader): Promise<WholeThread>;
  /** Throws 403 for a comment of somebody else. Who was mentioned before gets no second letter. */
  edit(place: CommentPlace, comment: CommentInput, reader: Reader): Promise<WholeThread>;
  /** Throws 403 for a comment of somebody else, but to administrators. The thread goes with its last comment. */
  remove(place: CommentPlace, reader: Reader): Promise<void>;
  resolve(threadId: number, isResolved: boolean, reader: Reader): Promise<WholeThread>;
  /** What mentions the reader in the thread counts as seen. */
  markSeen(threadId: number, reader: Reader): Promise<void>;
  listMentionable(): Promise<Mentionable[]>;
  /** Comments that mention the reader and have not been opened, at most 50. */
  listMentions(reader: Reader): Promise<OpenMention[]>;
}

interface CommentPlace {
  threadId: number;
  commentId: number;
}

export interface SectionCommentsDeps {
  db: Db;
  limits: Pick<RateLimiter, 'take'>;
  outbox: { wake(): void };
}

/** Each may send letters. */
const commentsAtOnce = { limit: 60, windowSeconds: 600 };

export function createSectionCommentManagement({
  db,
  limits,
  outbox,
}: SectionCommentsDeps): SectionCommentManagement {
  const takeTurn = ({ staffId }: Reader) =>
    limits.take({ key: `section-comments:${staffId}`, ...commentsAtOnce });

  async function write(change: (trx: Db) => Promise<number>, reader: Reader): Promise<WholeThread> {
    await takeTurn(reader);
    const thread = await db.transaction().execute(async (trx) => readWhole(trx, await change(trx), reader));
    outbox.wake();
    return thread;
  }

  return {
    list: (place, reader) => readThreads(db, place, reader),
    find: (id, reader) => readWhole(db, id, reader),
    begin: (thread, reader) =>
      write(async (trx) => {
        if (!(await hasPlaceLocked(trx, thread))) throw notFound('page');
        if ((await countThreadsLocked(trx, thread)) >= mostThreads)
          throw new AppError('conflict', 'sectionComments.errors.tooManyThreads', {
            params: { max: mostThreads },
          });
        const id = await insertThread(trx, thread);
        await addComment(trx, id, thread, reader);
        return id;
      }, reader),
    answer: (threadId, comment, reader) =>
      write(async (trx) => {
        const count = await countCommentsLocked(trx, threadId);
        if (count === 0) throw notFound('resource');
        if (count > mostAnswers)
          throw new AppError('conflict', 'sectionComments.errors.tooManyAnswers', {
            params: { max: mostAnswers },
          });
        await addComment(trx, threadId, comment, reader);
        await updateResolved(trx, threadId, { isResolved: false, staffId: reader.staffId });
        return threadId;
      }, reader),
    edit: (place, comment, reader) =>
      write(async (trx) => {
        const { found } = await readCommentLocked(trx, place);
        if (found.authorId !== reader.staffId) throw notYours();
        await updateComment(trx, found.id, comment.text);
        await mention(trx, found.id, comment, { reader, before: found.mentions });
        return place.threadId;
      }, reader),
    remove: (place, reader) =>
      db.transaction().execute(async (trx) => {
        const { found, isAnswered } = await readCommentLocked(trx, place);
        if (found.authorId !== reader.staffId && !reader.isAdmin) throw notYours();
        if (isAnswered) await emptyComment(trx, found.id);
        else await deleteComment(trx, found.id);
        await deleteEmptyThread(trx, place.threadId);
      }),
    async resolve(threadId, isResolved, reader) {
      const isThere = await updateResolved(db, threadId, { isResolved, staffId: reader.staffId });
      if (!isThere) throw notFound('resource');
      return readWhole(db, threadId, reader);
    },
    markSeen: (threadId, { staffId }) => updateSeen(db, threadId, staffId),
    listMentionable: () => selectMentionable(db),
    async listMentions({ staffId }) {
      const rows = await selectOpenMentions(db, staffId);
      return rows.map(({ kind, slug, category, createdAt, ...row }) => ({
        ...row,
        path: pathOfPage({ kind, slug, category }),
        createdAt: createdAt.toISOString(),
      }));
    },
  };
}

const notYours = () => new AppError('forbidden', 'sectionComments.errors.notYours');

async function addComment(trx: Db, threadId: number, comment: CommentInput, reader: Reader): Promise<void> {
  const id = await insertComment(trx, threadId, comment, reader.staffId);
  await mention(trx, id, comment, { reader, before: [] });
}

/**
 * Notes whose `@name` stands in the text; who is mentioned for the first time gets a letter, but not from themselves.
 * Whom an edited text has mentioned before need not be able to open the builder any more.
 */
async function mention(
  trx: Db,
  commentId: number,
  { text, mentions }: CommentInput,
  { reader, before }: { reader: Reader; before: readonly Mentionable[] },
): Promise<void> {
  const kept = before.filter(({ id }) => mentions.includes(id));
  const wanted = [...new Set(mentions)].filter((id) => !kept.some((one) => one.id === id));
  const members = await selectMentionable(trx, wanted);
  if (members.length < wanted.length) throw fieldError('text', 'sectionComments.errors.unknownMember');
  const named = [...kept, ...members].filter(({ name }) => text.includes(`@${name}`));
  const added = await replaceMentions(trx, commentId, named);
  for (const staffId of added) {
    if (staffId !== reader.staffId) await enqueue(trx, 'mail.section-mention', { commentId, staffId });
  }
}

/** A comment that is not deleted; its thread is locked to the end of the transaction. */
async function readCommentLocked(
  trx: Db,
  { threadId, commentId }: CommentPlace,
): Promise<{ found: CommentRow; isAnswered: boolean }> {
  await countCommentsLocked(trx, threadId);
  const comments = await selectComments(trx, threadId);
  const found = comments.find(({ id }) => id === commentId);
  if (!found || found.isDeleted) throw notFound('resource');
  return { found, isAnswered: comments.some(({ id }) => id > commentId) };
}

async function readThreads(
  db: Db,
  choice: Parameters<typeof selectThreads>[1],
  reader: Reader,
): Promise<SectionThread[]> {
  const rows = await selectThreads(db, choice, reader.staffId);
  const firsts = await selectFirstComments(
    db,
    rows.map(({ id }) => id),
  );
  const firstOf = new Map(firsts.map((first) => [first.threadId, first]));
  return rows.flatMap((row) => {
    const first = firstOf.get(row.id);
    return first ? [toThread(row, first, reader)] : [];
  });
}

async function readWhole(db: Db, id: number, reader: Reader): Promise<WholeThread> {
  const [row] = await selectThreads(db, { id }, reader.staffId);
  const rows = row ? await selectComments(db, id) : [];
  const [first] = rows;
  if (!row || !first) throw notFound('resource');
  return { ...toThread(row, first, reader), comments: rows.map((one) => toComment(one, reader)) };
}

function toThread({ createdAt, ...row }: ThreadRow, first: CommentRow, reader: Reader): SectionThread {
  return { ...row, createdAt: createdAt.toISOString(), first: toComment(first, reader) };
}

function toComment(row: CommentRow, { staffId, isAdmin }: Reader): SectionComment {
  const { id, text, author, authorId, createdAt, editedAt, isDeleted, mentions } = row;
  const isOwn = authorId === staffId;
  return {
    id,
    text,
    author,
    isOwn: isOwn && !isDeleted,
    canDelete: (isOwn || isAdmin) && !isDeleted,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted,
    mentions,
  };
}
