import { IconMessage2 } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { isOpen, useThreads } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import './comments.css';
import { areCommentsShown, closeComments, openComments } from './open-comments.ts';

/** Opens the comments of colleagues, and says how many threads of the page are open. */
export function CommentsButton() {
  const t = useTexts(commentTexts);
  const isExpanded = useWorkspace(({ commenting }) => commenting !== null);
  const { data } = useThreads((threads) => {
    const open = threads.filter(isOpen);
    return { count: open.length, mentions: open.filter(({ isMentioned }) => isMentioned).length };
  });
  const { count = 0, mentions = 0 } = data ?? {};
  const label = [
    count > 0 ? t('openCount', { count }) : t('title'),
    ...(mentions > 0 ? [t('mentionsYou')] : []),
  ].join('. ');
  return (
    <IconButton
      label={label}
      icon={IconMessage2}
      isExpanded={isExpanded}
      mark={
        count > 0 && (
          <span className="vt-comments__count" data-mentions={mentions > 0 || undefined} aria-hidden>
            {count}
          </span>
        )
      }
      data-comments-button
      onClick={() => (areCommentsShown() ? closeComments() : openComments(null))}
    />
  );
}
