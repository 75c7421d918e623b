import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { contentTexts } from './content.texts.ts';

export interface RowAction {
  label: string;
  icon: Icon;
  onClick: () => void;
  isDangerous?: boolean;
}

/** What can be done with a row, named for those who cannot see where the dots stand. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useTexts(contentTexts);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.8" size="lg" aria-label={t('actions', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Sign, onClick, isDangerous = false }) => (
          <Menu.Item
            key={label}
            leftSection={<Sign size={16} aria-hidden />}
            onClick={onClick}
            {...(isDangerous && { c: 'red.9' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
