import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowLeft,
  IconKeyboard,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link } from 'react-router';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { CommentsButton } from '../comments/comments-button.tsx';
import { LayerBar } from '../layers/layer-bar.tsx';
import { LayerChooser } from '../layers/layer-chooser.tsx';
import { useLayerId } from '../layers/use-layer.ts';
import { PeopleBar } from '../presence/people-bar.tsx';
import { PublishBar } from '../publishing/publish-bar.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { PageSwitcher } from './page-switcher.tsx';
import { SaveState } from './save-state.tsx';
import './top-bar.css';
import { ViewControls } from './view-controls.tsx';

interface TopBarProps {
  onChoose(path: string): void;
}

export function TopBar({ onChoose }: TopBarProps) {
  const t = useTexts(builderTexts);
  const { openPanel, commenting, set } = useWorkspace();
  const hasOptions = openPanel === 'right' && commenting === null;
  const layerId = useLayerId();
  return (
    <header className="vt-bar">
      <Group gap={6} wrap="nowrap" className="vt-bar__start">
        <Tooltip label={t('backToAdmin')}>
          <ActionIcon
            component={Link}
            to="/"
            variant="subtle"
            color="gray.8"
            size="lg"
            aria-label={t('backToAdmin')}
          >
            <IconArrowLeft size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ActionIcon
          className="vt-bar__panel"
          variant="default"
          size="lg"
          aria-label={t('openStructure')}
          aria-expanded={openPanel === 'left'}
          onClick={() => set({ openPanel: openPanel === 'left' ? null : 'left' })}
        >
          <IconLayoutSidebarLeftExpand size={18} aria-hidden />
        </ActionIcon>
        <PageSwitcher onChoose={onChoose} />
        <LayerChooser />
      </Group>
      <Group gap="sm" wrap="nowrap" className="vt-bar__middle">
        <ViewControls />
        <HistoryButtons />
      </Group>
      <Group gap={6} wrap="nowrap" className="vt-bar__end">
        <PeopleBar />
        <SaveState />
        <Tooltip label={t('help')}>
          <ActionIcon
            className="vt-bar__help"
            variant="subtle"
            color="gray.8"
            size="lg"
            aria-label={t('help')}
            onClick={() => set({ isHelpOpen: true })}
          >
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <CommentsButton />
        {layerId === null ? <PublishBar onGo={onChoose} /> : <LayerBar layerId={layerId} onGo={onChoose} />}
        <ActionIcon
          className="vt-bar__panel"
          variant="default"
          size="lg"
          aria-label={t('openOptions')}
          aria-expanded={hasOptions}
          onClick={() => set({ openPanel: hasOptions ? null : 'right', commenting: null })}
        >
          <IconAdjustments size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </header>
  );
}
