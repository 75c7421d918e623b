import { ActionIcon, Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { CollisionList } from './collision-list.tsx';
import { useLayerAuthor } from './layer-author.ts';
import { AgentMark, LayerMark, LayerState } from './layer-mark.tsx';
import { layerPath } from './layer-path.ts';
import { layersTexts } from './layers.texts.ts';
import { useLayerActions } from './use-layer-actions.ts';
import { useLayerDeeds } from './use-layer-deeds.ts';
import { useLayerTimes } from './use-layer-times.ts';
import { hasEdits, isOnItsWay, isOver, useLayer } from './use-layers.ts';

interface LayerRowProps {
  layer: Layer;
  /** By which it is put in order. */
  handle?: ReactNode;
  onEdit?(): void;
  onShare?(): void;
  onApprove?(): void;
}

/** A layer with its times, what can be done with it, and what was published meanwhile of the same. */
export function LayerRow({ layer, handle, onEdit, onShare, onApprove }: LayerRowProps) {
  const t = useTexts(layersTexts);
  const timesOf = useLayerTimes();
  const authorOf = useLayerAuthor();
  const mayApprove = useMay('site:write');
  const maySeePrices = useMay('promotions:read');
  const { data } = useLayer(isOver(layer) ? null : layer.id);
  const isEdited = data !== undefined && hasEdits(data);
  const isUnderWay = isOnItsWay(layer);
  const { name } = layer;
  return (
    <Stack gap="xs" className="vt-layer-row">
      <Group gap="sm" justify="space-between">
        <Group gap="sm" wrap="nowrap" className="vt-layer-row__what">
          {handle}
          <LayerMark {...layer} />
          <div className="vt-layer-row__words">
            <Group gap={8}>
              {mayApprove && !isOver(layer) ? (
                <Anchor component={Link} to={layerPath(layer.id)} fw={600}>
                  <bdi>{name}</bdi>
                </Anchor>
              ) : (
                <Text fw={600}>
                  <bdi>{name}</bdi>
                </Text>
              )}
              <LayerState {...layer} />
              <AgentMark {...layer} />
            </Group>
            <Text size="sm" c="gray.7">
              {[timesOf(layer), authorOf(layer)].filter(Boolean).join(' · ')}
            </Text>
            {isUnderWay && isEdited && (
              <Text size="sm" c="gray.8">
                {t('unapproved')}
              </Text>
            )}
            {data && maySeePrices && (
              <Anchor component={Link} to={`/campaigns/${layer.id}/prices`} size="sm">
                {t('prices', { count: data.prices.length })}
              </Anchor>
            )}
          </div>
        </Group>
        {!isOver(layer) && (
          <Group gap={6} ms="auto">
            {mayApprove && onApprove && (!isUnderWay || isEdited) && (
              <Button size="sm" variant="default" onClick={onApprove}>
                {isUnderWay ? t('approveEdits') : t('approve')}
              </Button>
            )}
            {onEdit && onShare && (
              <LayerActions layer={layer} mayApprove={mayApprove} onEdit={onEdit} onShare={onShare} />
            )}
          </Group>
        )}
      </Group>
      {data && <CollisionList layer={data} />}
    </Stack>
  );
}

interface LayerActionsProps {
  layer: Layer;
  mayApprove: boolean;
  onEdit(): void;
  onShare(): void;
}

function LayerActions({ layer, mayApprove, onEdit, onShare }: LayerActionsProps) {
  const t = useTexts(layersTexts);
  const deeds = useLayerDeeds();
  const mayPrepare = useMay('layers:write');
  const actions = useLayerActions(layer, { onEdit: mayPrepare ? onEdit : undefined, onShare });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.8" size="lg" aria-label={t('actions', { name: layer.name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<action.icon size={16} aria-hidden />}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
        {mayApprove && (
          <Menu.Item
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void deeds.discard(layer)}
            c="red.9"
          >
            {t('discard')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
