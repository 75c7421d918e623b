import { Anchor, List, Text } from '@mantine/core';

import type { SharedSectionUses } from '#domain/schemas/shared-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { sharedTexts } from './shared.texts.ts';

interface UseListProps {
  shared: Pick<SharedSectionUses, 'pages' | 'uses'>;
  /** Shows a page in the builder. */
  onGo(path: string): void;
}

/** The pages in which a shared section stands, each with the way there. */
export function UseList({ shared: { pages, uses }, onGo }: UseListProps) {
  const t = useTexts(sharedTexts);
  return (
    <List listStyleType="none" spacing={4} ms={0} ps={0}>
      {uses.map(({ id, title, path, isPublished, layers }) => {
        const notes = [
          ...(isPublished ? [] : [layers.length > 0 ? null : t('notPublished')]),
          ...(layers.length > 0 ? [t('inLayers', { names: layers.join(', ') })] : []),
        ].filter((note) => note !== null);
        return (
          <List.Item key={id}>
            <Anchor component="button" type="button" size="sm" onClick={() => onGo(path)}>
              <bdi>{title}</bdi>
            </Anchor>
            {notes.length > 0 && (
              <Text size="xs" c="gray.7" component="span" ms={6}>
                ({notes.join(', ')})
              </Text>
            )}
          </List.Item>
        );
      })}
      {pages > uses.length && (
        <List.Item>
          <Text size="sm" c="gray.7">
            {t('more', { count: pages - uses.length })}
          </Text>
        </List.Item>
      )}
    </List>
  );
}
