import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { facetsTexts } from './facets.texts.ts';

interface FacetRowProps {
  name: string;
  count: number;
  mayEdit: boolean;
  onRename(): void;
  onRemove(): void;
  /** Before the pencil. */
  children?: ReactNode;
}

/** How many products have a name, and what can be done with it. */
export function FacetRow({ name, count, mayEdit, onRename, onRemove, children }: FacetRowProps) {
  const t = useTexts(facetsTexts);
  return (
    <Group gap={4} wrap="nowrap" style={{ flex: 'none' }}>
      {count > 0 ? (
        <Text size="sm" c="gray.7" mie={4} visibleFrom="xs" style={{ whiteSpace: 'nowrap' }}>
          {t('products', { count })}
        </Text>
      ) : (
        <Badge size="sm" variant="light" color="gray" c="gray.8" tt="none" mie={4} visibleFrom="xs">
          {t('unused')}
        </Badge>
      )}
      {children}
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={t('edit', { title: name })}
          onClick={onRename}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {mayEdit && count === 0 && (
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={t('remove', { title: name })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
