import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconHistory, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import './publishing.css';
import { publishingTexts } from './publishing.texts.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useChangeCount } from './use-changes.ts';

type Dialog = 'publish' | 'history' | 'share';

/** From the draft to the visitors: publish, look back, show it to somebody first. */
export function PublishBar({ onGo }: { onGo(path: string): void }) {
  const t = useTexts(publishingTexts);
  const count = useChangeCount();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <Group gap={6} wrap="nowrap" data-tour="publish">
      <Tooltip label={t('share')}>
        <ActionIcon
          variant="subtle"
          color="gray.8"
          size="lg"
          aria-label={t('share')}
          onClick={() => setDialog('share')}
        >
          <IconShare2 size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('history')}>
        <ActionIcon
          variant="subtle"
          color="gray.8"
          size="lg"
          aria-label={t('history')}
          onClick={() => setDialog('history')}
        >
          <IconHistory size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button
        size="sm"
        onClick={() => setDialog('publish')}
        aria-label={count > 0 ? t('publishCount', { count }) : t('publish')}
        rightSection={
          count > 0 ? (
            <span className="vt-publish__count" aria-hidden>
              {count}
            </span>
          ) : undefined
        }
      >
        {t('publish')}
      </Button>
      <PublishDialog opened={dialog === 'publish'} onClose={close} onGo={onGo} />
      <HistoryDrawer opened={dialog === 'history'} onClose={close} />
      <ShareDialog opened={dialog === 'share'} onClose={close} />
    </Group>
  );
}
