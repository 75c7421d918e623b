import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import type { MenuStep } from './menu-tree.ts';
import { menusTexts } from './menus.texts.ts';

interface EntryMenuProps {
  name: string;
  countBelow: number;
  onStep(step: MenuStep): void;
  onAddBelow(): void;
  onRemove(): void;
}

const steps = [
  { step: 'up', Sign: IconArrowUp },
  { step: 'down', Sign: IconArrowDown },
  { step: 'in', Sign: IconIndentIncrease },
  { step: 'out', Sign: IconIndentDecrease },
] as const;

export function EntryMenu({ name, countBelow, onStep, onAddBelow, onRemove }: EntryMenuProps) {
  const t = useTexts(menusTexts);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={t('actions', { name })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={onAddBelow}>
          {t('addBelow')}
        </Menu.Item>
        <Menu.Divider />
        {steps.map(({ step, Sign }) => (
          <Menu.Item key={step} leftSection={<Sign size={16} aria-hidden />} onClick={() => onStep(step)}>
            {t(step)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item color="red.8" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
          {countBelow > 0 ? t('removeAll', { count: countBelow }) : t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
