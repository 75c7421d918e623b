import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { longestSectionLabel, type WholeThread } from '#domain/schemas/section-comment.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CommentForm } from './comment-form.tsx';
import { threadsPath, useThreadChange, type CommentPlace } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { openComments } from './open-comments.ts';
import { useSectionLabels } from './use-section-labels.ts';

interface NewThreadProps {
  place: CommentPlace;
  /** The section that is selected. */
  selected: string | null;
}

/** Begins a thread about the section that is selected, or about the page. */
export function NewThread({ place, selected }: NewThreadProps) {
  const t = useTexts(commentTexts);
  const change = useThreadChange();
  const [isOfPage, setOfPage] = useState(false);
  const sectionId = isOfPage ? null : selected;
  const [label] = useSectionLabels([sectionId]);
  const sectionName = label ?? '';
  return (
    <Stack gap="xs">
      {selected !== null && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('about')}
          value={isOfPage ? 'page' : 'section'}
          onChange={(value) => setOfPage(value === 'page')}
          data={[
            { value: 'section', label: t('thisSection') },
            { value: 'page', label: t('wholePage') },
          ]}
        />
      )}
      <Text size="sm" fw={600} className="vt-comments__line">
        <bdi>{sectionId === null ? t('wholePage') : sectionName}</bdi>
      </Text>
      <CommentForm
        key={sectionId}
        draftName={`${place.layerId}.${place.pageId}.${sectionId ?? ''}`}
        label={t('write')}
        placeholder={t('placeholder')}
        sendLabel={t('send')}
        send={async (comment) => {
          const thread = await api.post<WholeThread>(threadsPath, {
            ...place,
            sectionId,
            sectionName: sectionName.slice(0, longestSectionLabel),
            ...comment,
          });
          change(thread);
          openComments(thread.id);
        }}
      />
      {selected === null && (
        <Text size="xs" c="gray.7">
          {t('selectHint')}
        </Text>
      )}
    </Stack>
  );
}
