import { Alert, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { adminThreadPath, paths } from '#domain/routes.ts';
import type { OpenMention } from '#domain/schemas/section-comment.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useLayerId } from '../layers/use-layer.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { mentionsQuery, type CommentPlace } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { openComments } from './open-comments.ts';

/** Comments on other pages that mention the reader and have not been read. */
export function MentionList({ place }: { place: CommentPlace | null }) {
  const t = useTexts(commentTexts);
  const { data = [] } = useQuery(mentionsQuery);
  const go = useGoToMention();
  const elsewhere = data.filter(
    ({ pageId, layerId }) => pageId !== place?.pageId || layerId !== place.layerId,
  );
  if (elsewhere.length === 0) return null;
  return (
    <Alert color="ink" p="sm" icon={<IconAt aria-hidden />} title={t('mentionedElsewhere')}>
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {elsewhere.map((mention) => (
          <li key={`${mention.threadId} ${mention.createdAt}`}>
            <UnstyledButton className="vt-comments__jump" onClick={() => go(mention)}>
              <Text size="sm" fw={600} truncate>
                <bdi>{mention.pageTitle || mention.path}</bdi>
              </Text>
              <Text size="sm" truncate>
                <bdi>{mention.author}</bdi>: <bdi>{mention.text}</bdi>
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

function useGoToMention() {
  const navigate = useNavigate();
  const layerId = useLayerId() ?? 0;
  return (mention: OpenMention) => {
    openComments(mention.threadId);
    if (mention.layerId === layerId) useWorkspace.getState().go(mention.path);
    // The router knows addresses below the back office's own.
    else void navigate(adminThreadPath(mention).slice(paths.admin.length - 1));
  };
}
