import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface IconButtonProps {
  label: string;
  icon: Icon;
  /** Of the icon, in pixels. */
  size?: number;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  /** Over the icon's corner. */
  mark?: ReactNode;
  'data-comments-button'?: boolean;
  onClick(): void;
}

/** A button of a bar: its icon, and its name as a tooltip. */
export function IconButton({ label, icon: Sign, size = 20, isExpanded, mark, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray.8"
        size="lg"
        aria-label={label}
        aria-expanded={isExpanded}
        {...rest}
      >
        <Sign size={size} aria-hidden />
        {mark}
      </ActionIcon>
    </Tooltip>
  );
}
