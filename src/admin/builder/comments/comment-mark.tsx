import { UnstyledButton } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useThreadCount } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';

interface CommentMarkProps {
  sectionId: string;
  isReachable: boolean;
  commands: Commands;
}

/** In the row of a section: how many threads are open at it. */
export function CommentMark({ sectionId, isReachable, commands }: CommentMarkProps) {
  const t = useTexts(commentTexts);
  const count = useThreadCount(sectionId);
  if (count === 0) return null;
  const label = t('openAtSection', { count });
  return (
    <UnstyledButton
      className="vt-comments__mark"
      aria-label={label}
      title={label}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => commands.readComments(sectionId)}
    >
      <IconMessage2 size={14} aria-hidden />
      <span aria-hidden>{count}</span>
    </UnstyledButton>
  );
}
