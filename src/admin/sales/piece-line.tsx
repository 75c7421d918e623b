import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { NumberField } from '../ui/number-field.tsx';

interface PieceLineProps {
  name: string;
  /** What stands below the name. */
  about?: string;
  /** Of the field, for those who cannot see what stands beside it. */
  label: string;
  /** Default 0. */
  min?: number;
  max: number;
  isDisabled?: boolean;
  /** The field may not be left empty. */
  isRequired?: boolean;
  error?: ReactNode;
  value: number | null;
  onChange(pieces: number | null): void;
  /** Further fields. */
  children?: ReactNode;
}

/** One line of an order in a list, with how many pieces of it are meant. */
export function PieceLine({
  name,
  about,
  label,
  min = 0,
  max,
  isDisabled,
  isRequired = false,
  error,
  value,
  onChange,
  children,
}: PieceLineProps) {
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: '1 1 180px', minInlineSize: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        {about !== undefined && (
          <Text size="sm" c="gray.7">
            {about}
          </Text>
        )}
      </div>
      <NumberField
        kind="count"
        step={1}
        aria-label={label}
        w={90}
        min={min}
        max={max}
        disabled={isDisabled}
        required={isRequired}
        error={error}
        value={value}
        onChange={onChange}
      />
      {children}
    </Group>
  );
}
