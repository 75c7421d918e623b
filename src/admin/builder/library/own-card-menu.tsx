import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { libraryTexts } from './library.texts.ts';

interface OwnCardMenuProps {
  title: string;
  isReachable: boolean;
  /** Absent for what has no screen of its own. */
  onEdit?: () => void;
  /** Absent for what cannot be added any more: it can only be deleted. */
  onRename?: (() => void) | undefined;
  onRemove(): void;
}

/** What can be done with a saved or a shared section beside adding it. */
export function OwnCardMenu({ title, isReachable, onEdit, onRename, onRemove }: OwnCardMenuProps) {
  const t = useTexts(libraryTexts);
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
        {onEdit && (
          <Menu.Item leftSection={<IconExternalLink {...size} />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {onRename && (
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
