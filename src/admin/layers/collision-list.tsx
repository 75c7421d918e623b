import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconArrowsCross } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { LayerCollision, LayerDocument, LayerWithDocuments } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { nameField, nameFieldValue, nameSubject } from '../builder/publishing/name-changes.ts';
import { publishingTexts } from '../builder/publishing/publishing.texts.ts';
import { subjectOf, type Subject } from '../builder/publishing/subjects.ts';
import { useDocumentName } from '../builder/publishing/use-changes.ts';
import { useWorkspace } from '../builder/workspace/workspace.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useRun } from '../ui/use-run.ts';
import { targetOfPath } from './collision-target.ts';
import { layerPath } from './layer-path.ts';
import { layersTexts } from './layers.texts.ts';
import { useLayerDifference } from './use-layer-difference.ts';
import { layersKey } from './use-layers.ts';

/** What was published meanwhile of the same that a layer speaks of, with all values and whose they are. */
export function CollisionList({ layer }: { layer: LayerWithDocuments }) {
  const t = useTexts(layersTexts);
  const queries = useQueryClient();
  const queryKey = [...layersKey, layer.id, 'collisions'];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<LayerCollision[]>(`/admin/layers/${layer.id}/collisions`, undefined, signal),
  });
  const { run, isBusy } = useRun(async () => {
    await api.delete(`/admin/layers/${layer.id}/collisions`);
    await queries.invalidateQueries({ queryKey });
  });
  if (data.length === 0) return null;
  const documentOf = (key: string) => layer.documents.find((document) => document.key === key);
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconArrowsCross aria-hidden />}
      title={
        <Text span inherit c="gray.9">
          {t('collisions', { count: data.length })}
        </Text>
      }
    >
      <Stack gap="xs">
        <Text size="sm">{t('collisionsHint')}</Text>
        <List size="sm" spacing="xs" listStyleType="none">
          {data.map((collision) => {
            const { key, path, version } = collision;
            return (
              <List.Item key={`${key} ${path.join('/')} ${version}`}>
                <Collision layerId={layer.id} collision={collision} document={documentOf(key)} />
              </List.Item>
            );
          })}
        </List>
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            onClick={() => void run(undefined, t('settled'))}
          >
            {t('settle')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

interface CollisionProps {
  layerId: number;
  collision: LayerCollision;
  /** undefined where the layer says nothing of it any more. */
  document: LayerDocument | undefined;
}

function Collision({ layerId, collision, document }: CollisionProps) {
  const t = useTexts(layersTexts);
  const words = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const nameOf = useDocumentName();
  const { data } = useLayerDifference(layerId, collision);
  const queries = useQueryClient();
  const { run, isBusy } = useRun(async () => {
    const { key, path } = collision;
    await api.post(`/admin/layers/${layerId}/documents/${key}/take-live`, { path });
    await queries.invalidateQueries({ queryKey: layersKey });
  });
  if (!data) return null;
  const speech = { t: words, language };
  const { kind, key, path, base, live, layer, liveAuthor, layerAuthor } = collision;
  const shown = kind === 'removed' && live === null ? data.document : data.before;
  const target = targetOfPath(shown, key, path);
  const subject: Subject = subjectOf(shown, target) ?? { kind: 'page' };
  const isField = kind === 'field';
  const what = [
    nameOf(collision),
    nameSubject(subject, speech),
    ...(isField ? [nameField(subject, target, speech)] : []),
  ].join(' › ');
  const valueOf = (value: unknown) => nameFieldValue(subject, { path: target.path, value }, speech);
  return (
    <>
      <Text size="sm" fw={600} dir="auto">
        {isField ? what : t(live === null ? 'removedLive' : 'removedHere', { what })}
      </Text>
      {isField && (
        <Text size="sm">
          {t('collision', { base: valueOf(base), live: valueOf(live), layer: valueOf(layer) })}
        </Text>
      )}
      <Text size="xs" c="gray.7">
        {t('collisionAuthors', { live: liveAuthor ?? t('nobody'), layer: layerAuthor ?? t('nobody') })}
      </Text>
      <Group gap="xs" mt={4}>
        <Button
          size="compact-xs"
          variant="default"
          loading={isBusy}
          aria-label={t('takeLiveOf', { what })}
          onClick={() => void run(undefined, t('tookLive'))}
        >
          {t('takeLive')}
        </Button>
        {document?.path && (
          <Anchor
            component={Link}
            to={layerPath(layerId, document.path)}
            onClick={() => useWorkspace.getState().set({ wanted: target })}
            size="xs"
            fw={600}
            c="ink.9"
            underline="always"
          >
            {t('goThere')}
          </Anchor>
        )}
      </Group>
    </>
  );
}
