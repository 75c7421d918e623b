import { z } from 'zod';

import {
  commentInputSchema,
  mentionableSchema,
  newThreadSchema,
  openMentionSchema,
  sectionThreadSchema,
  threadChangeSchema,
  wholeThreadSchema,
} from '#domain/schemas/section-comment.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession, type Identity } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { Reader, SectionCommentManagement } from './manage-section-comments.ts';

/** As drafts are: who may edit pages. No key of the API opens this area. */
const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
const byComment = byId.extend({ commentId: idParameter() });

interface Services {
  comments: SectionCommentManagement;
}

/** Threads of comments that colleagues write about sections, and the comments in them. */
export function adminSectionCommentsRoutes({ comments }: Services): ApiRoute[] {
  return [
    ...listRoutes(comments),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/section-threads/{id}',
        summary: 'A thread with all its comments',
        params: byId,
        response: wholeThreadSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id }, identity }) => comments.find(id, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/section-threads',
        summary: 'Begins a thread; who is mentioned gets a letter',
        body: newThreadSchema,
        response: wholeThreadSchema,
        status: 201,
        failures: [401, 403, 404, 409, 422, 429],
      },
      ({ body, identity }) => comments.begin(body, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/section-threads/{id}',
        summary: 'Resolves a thread, or opens it again',
        params: byId,
        body: threadChangeSchema,
        response: wholeThreadSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body, identity }) => comments.resolve(id, body.isResolved, readerOf(identity)),
    ),
    ...commentRoutes(comments),
  ];
}

function listRoutes(comments: SectionCommentManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/section-threads',
        summary: 'Threads about a page and its sections in a layer (0: Live), each with its first comment',
        query: z.object({ pageId: idParameter(), layerId: idParameter({ min: 0 }) }),
        response: z.array(sectionThreadSchema),
        failures: [401, 403],
      },
      ({ query, identity }) => comments.list(query, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/section-threads/members',
        summary: 'Who can be mentioned: those who can open the builder',
        response: z.array(mentionableSchema),
        failures: [401, 403],
      },
      () => comments.listMentionable(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/section-threads/mentions',
        summary: 'Comments that mention who asks and have not been opened, the newest first',
        response: z.array(openMentionSchema),
        failures: [401, 403],
      },
      ({ identity }) => comments.listMentions(readerOf(identity)),
    ),
  ];
}

function commentRoutes(comments: SectionCommentManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/section-threads/{id}/seen',
        summary: 'What mentions who asks in the thread counts as seen',
        params: byId,
        response: z.void(),
        status: 204,
        isRoutine: true,
        failures: [401, 403],
      },
      ({ params: { id }, identity }) => comments.markSeen(id, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/section-threads/{id}/comments',
        summary: 'Answers a thread; one that is resolved is open again',
        params: byId,
        body: commentInputSchema,
        response: wholeThreadSchema,
        status: 201,
        failures: [401, 403, 404, 409, 422, 429],
      },
      ({ params: { id }, body, identity }) => comments.answer(id, body, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/section-threads/{id}/comments/{commentId}',
        summary: 'Writes one’s own comment anew; who is mentioned for the first time gets a letter',
        params: byComment,
        body: commentInputSchema,
        response: wholeThreadSchema,
        failures: [401, 403, 404, 422, 429],
      },
      ({ params: { id, commentId }, body, identity }) =>
        comments.edit({ threadId: id, commentId }, body, readerOf(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/section-threads/{id}/comments/{commentId}',
        summary: 'Deletes one’s own comment, or as an administrator any; a thread goes with its last one',
        params: byComment,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id, commentId }, identity }) =>
        comments.remove({ threadId: id, commentId }, readerOf(identity)),
    ),
  ];
}

function readerOf(identity: Identity): Reader {
  const { staffId, role } = requireStaffSession(identity);
  return { staffId, isAdmin: role === 'admin' };
}
