import { CloseButton, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useWorkspace, type Commenting } from '../workspace/workspace.ts';
import './comments.css';
import { commentTexts } from './comments.texts.ts';
import { closeComments } from './open-comments.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

/** In the place of the options: what colleagues write for each other about the page and its sections. */
export function CommentsPanel({ commenting }: { commenting: Commenting }) {
  const t = useTexts(commentTexts);
  const close = useTexts(uiTexts)('close');
  const isShown = useWorkspace((state) => state.openPanel === 'right');
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // After the menu that led here has given the keyboard back to its button.
    const frame = requestAnimationFrame(() => {
      const place = commenting.focus === 'form' ? '[data-comment-input]' : '[data-comments-title]';
      panel.current?.querySelector<HTMLElement>(place)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [commenting]);

  return (
    <aside
      ref={panel}
      className="vt-panel vt-panel--right vt-comments"
      data-open={isShown || undefined}
      aria-label={t('title')}
    >
      <div className="vt-panel__body">
        <Group justify="space-between" wrap="nowrap" mb="sm">
          <Title order={2} size="h5" tabIndex={-1} data-comments-title>
            {t('title')}
          </Title>
          <CloseButton aria-label={close} onClick={closeComments} />
        </Group>
        {commenting.threadId === null ? (
          <ThreadList />
        ) : (
          <ThreadView key={commenting.threadId} id={commenting.threadId} />
        )}
      </div>
    </aside>
  );
}
