import { Button, Group } from '@mantine/core';
import { IconHistory, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../bar/icon-button.tsx';
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
      <IconButton label={t('share')} icon={IconShare2} onClick={() => setDialog('share')} />
      <IconButton label={t('history')} icon={IconHistory} onClick={() => setDialog('history')} />
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
