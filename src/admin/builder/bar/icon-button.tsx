import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface IconButtonProps {
  label: string;
  icon: Icon;
  /** Of the icon, in pixels. */
  size?: number;
  onClick(): void;
}

/** A button of a bar: its icon, and its name as a tooltip. */
export function IconButton({ label, icon: Sign, size = 20, onClick }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray.8" size="lg" aria-label={label} onClick={onClick}>
        <Sign size={size} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
