import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { libraryTexts } from './library.texts.ts';

interface SavedMenuProps {
  title: string;
  /** What cannot be added any more can only be deleted. */
  isUsable: boolean;
  isReachable: boolean;
  onRename(): void;
  onRemove(): void;
}

/** What can be done with a saved section beside adding it. */
export function SavedMenu({ title, isUsable, isReachable, onRename, onRemove }: SavedMenuProps) {
  const t = useTexts(libraryTexts);
  const size = { size: 16, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" withinPortal returnFocus width={180}>
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
        {isUsable && (
          <Menu.Item leftSection={<IconPencil {...size} />} onClick={onRename}>
            {t('rename')}
          </Menu.Item>
        )}
        <Menu.Item color="red.8" leftSection={<IconTrash {...size} />} onClick={onRemove}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
