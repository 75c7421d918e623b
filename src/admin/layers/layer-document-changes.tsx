import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import type { LayerDocument } from '#domain/schemas/layer.schema.ts';

import { ChangeList } from '../builder/publishing/change-list.tsx';
import { DifferenceFold } from '../builder/publishing/difference-fold.tsx';
import { IssueList } from '../builder/publishing/issue-list.tsx';
import { publishingTexts } from '../builder/publishing/publishing.texts.ts';
import { useDocumentName } from '../builder/publishing/use-changes.ts';
import type { Jump } from '../builder/publishing/use-jump.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { layersTexts } from './layers.texts.ts';
import { useLayerDifference } from './use-layer-difference.ts';

interface LayerDocumentChangesProps {
  layerId: number;
  document: LayerDocument;
  /** The layer was approved at some time. */
  wasApproved: boolean;
  issues: readonly DocumentIssue[];
  jump: Jump | undefined;
}

/** One document of a layer: what differs from what is published, and what is wrong. */
export function LayerDocumentChanges(props: LayerDocumentChangesProps) {
  const { layerId, document, wasApproved, issues, jump } = props;
  const t = useTexts(layersTexts);
  const words = useTexts(publishingTexts);
  const name = useDocumentName()(document);
  const { data, error, isPending } = useLayerDifference(layerId, document);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs" className="vt-publish__document" component="li">
      <Group gap={8} className="vt-publish__name">
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        {wasApproved && !document.isApproved && (
          <StateBadge tone="info" size="sm">
            {t('unapproved')}
          </StateBadge>
        )}
      </Group>
      <IssueList
        documentKey={document.key}
        document={data?.document ?? null}
        issues={issues}
        onJump={(target) =>
          jump?.canGo(target, document.path) ? () => jump.go(target, document.path) : null
        }
      />
      <DifferenceFold
        label={data ? words('changes', { count: data.changes.length }) : words('show')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        isLoading={isPending}
        error={error}
      >
        {data && (
          <ChangeList
            changes={data.changes}
            onJump={jump && ((target) => jump.canGo(target, document.path) && jump.go(target, document.path))}
          />
        )}
      </DifferenceFold>
    </Stack>
  );
}
