import { createSectionCommentManagement, type SectionCommentsDeps } from './manage-section-comments.ts';
import { adminSectionCommentsRoutes } from './section-comments-admin.routes.ts';

/** What colleagues write for each other about sections of pages; `comments` are those of visitors. */
export function createSectionCommentsModule(deps: SectionCommentsDeps) {
  return { adminRoutes: adminSectionCommentsRoutes({ comments: createSectionCommentManagement(deps) }) };
}
