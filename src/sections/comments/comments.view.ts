import avatarCss from '#ui/avatar.css?inline';
import submissionCss from '#ui/form/submission.css?inline';
import formCss from '#ui/form/form.css?inline';
import opinionCss from '#ui/form/opinion.css?inline';

import { defineView, type SectionViews } from '../framework/registry.ts';
import commentsCss from './comments.css?inline';
import type { commentsSection } from './comments.section.ts';
import { Comments } from './comments.tsx';

export const views: SectionViews = {
  comments: defineView<typeof commentsSection>(
    Comments,
    avatarCss,
    commentsCss,
    formCss,
    submissionCss,
    opinionCss,
  ),
};
