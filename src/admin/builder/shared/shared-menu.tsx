import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { libraryTexts } from '../library/library.texts.ts';
import { sharedTexts } from './shared.texts.ts';

interface SharedMenuProps {
  title: string;
  isReachable: boolean;
  onOpen(): void;
  onRename(): void;
  onRemove(): void;
}

/** What can be done with a shared section beside adding it. */
export function SharedMenu({ title, isReachable, onOpen, onRename, onRemove }: SharedMenuProps) {
  const t = useTexts(libraryTexts);
  const shared = useTexts(sharedTexts);
  const size = { size: 16, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" withinPortal returnFocus width={200}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          color="gray.8"
          tabIndex={isReachable ? 0 : -1}
          aria-label={t('actions', { title })}
        >
          <IconDots {...size} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconExternalLink {...size} />} onClick={onOpen}>
          {shared('open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...size} />} onClick={onRename}>
          {t('rename')}
        </Menu.Item>
        <Menu.Item color="red.8" leftSection={<IconTrash {...size} />} onClick={onRemove}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
