import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconPlus, IconTimeline, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { LayerDialog } from '../../layers/layer-dialog.tsx';
import { AgentMark, LayerMark, LayerState } from '../../layers/layer-mark.tsx';
import { layersTexts } from '../../layers/layers.texts.ts';
import { isOver, useLayers } from '../../layers/use-layers.ts';
import './layers.css';
import { useChooseLayer } from './use-choose-layer.ts';
import { useLayerId } from './use-layer.ts';

/** What is edited: the live site or one of the layers; makes a new one. */
export function LayerChooser() {
  const t = useTexts(layersTexts);
  const layerId = useLayerId();
  const choose = useChooseLayer();
  const { data = [] } = useLayers();
  const [isNew, setNew] = useState(false);
  const layers = data.filter((layer) => !isOver(layer));
  const chosen = layers.find(({ id }) => id === layerId);
  const name = chosen?.name ?? t('live');
  return (
    <>
      <Menu withinPortal position="bottom-start" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            className="vt-layers__choice"
            leftSection={chosen ? <LayerMark {...chosen} /> : <IconWorld size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={t('choose', { name })}
          >
            <bdi>{name}</bdi>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className="vt-layers__list">
          <Menu.Item
            leftSection={<IconWorld size={16} aria-hidden />}
            aria-current={layerId === null || undefined}
            onClick={() => void choose(null)}
          >
            <Text size="sm" fw={layerId === null ? 600 : undefined}>
              {t('live')}
            </Text>
            <Text size="xs" c="gray.7">
              {t('liveHint')}
            </Text>
          </Menu.Item>
          {layers.length > 0 && <Menu.Label c="gray.7">{t('title')}</Menu.Label>}
          {layers.map((layer) => (
            <LayerItem
              key={layer.id}
              layer={layer}
              isChosen={layer.id === layerId}
              onChoose={() => void choose(layer.id)}
            />
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
            {t('newEllipsis')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTimeline size={16} aria-hidden />} component={Link} to="/campaigns">
            {t('all')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNew && (
        <LayerDialog layer={null} onClose={() => setNew(false)} onSaved={({ id }) => void choose(id)} />
      )}
    </>
  );
}

function LayerItem({ layer, isChosen, onChoose }: { layer: Layer; isChosen: boolean; onChoose(): void }) {
  return (
    <Menu.Item leftSection={<LayerMark {...layer} />} aria-current={isChosen || undefined} onClick={onChoose}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={isChosen ? 600 : undefined} className="vt-layers__name">
          <bdi>{layer.name}</bdi>
        </Text>
        <Group gap={4}>
          <AgentMark {...layer} />
          <LayerState {...layer} />
        </Group>
      </Group>
    </Menu.Item>
  );
}
