import { Anchor, Group, List, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { ImageUse } from '#domain/schemas/media.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { mediaTexts } from './media.texts.ts';

/** Where a picture is used, each with the way there. */
export function UsesOfPicture({ uses }: { uses: readonly ImageUse[] }) {
  const t = useTexts(mediaTexts);
  return (
    <List listStyleType="none" spacing={4} ms={0} ps={0}>
      {uses.map((use) => (
        <List.Item key={`${use.kind} ${use.id} ${use.title}`}>
          <Group gap={6}>
            <Text size="sm" c="gray.7">
              {t(`use.${use.kind}`)}
            </Text>
            <UseLink use={use} />
            {use.isDraft && (
              <Text size="xs" c="gray.7">
                ({t('inDraft')})
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

function UseLink({ use: { kind, id, title } }: { use: ImageUse }) {
  const to = addressOf(kind, id);
  if (to === null)
    return (
      <Text size="sm">
        <bdi>{title}</bdi>
      </Text>
    );
  return (
    <Anchor component={Link} to={to} size="sm">
      <bdi>{title}</bdi>
    </Anchor>
  );
}

function addressOf(kind: ImageUse['kind'], id: number | null): string | null {
  switch (kind) {
    case 'product':
      return `/products/${id}`;
    case 'home':
      return '/builder';
    case 'settings':
      return '/settings';
    default:
      return null;
  }
}
