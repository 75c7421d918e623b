import { ScrollArea, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { settingsTabs } from './settings-layout.ts';
import './settings.css';
import { settingsTexts, type SettingsTextKey } from './settings.texts.ts';

interface SettingsTabsProps {
  shown: string;
  onShow(id: string): void;
  /** What the shown tab holds. */
  children: ReactNode;
}

const bringIntoSight = (tab: HTMLButtonElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The tabs; on a phone in one row that scrolls, with the shown tab in sight. */
export function SettingsTabs({ shown, onShow, children }: SettingsTabsProps) {
  const t = useTexts(settingsTexts);
  return (
    <Tabs value={shown} onChange={(next) => next && onShow(next)} keepMounted={false}>
      <ScrollArea type="auto" scrollbarSize={6} offsetScrollbars="x">
        <Tabs.List aria-label={t('tabs')} className="vt-settings-tabs">
          {settingsTabs.map(({ id }) => (
            <Tabs.Tab key={id} value={id} ref={id === shown ? bringIntoSight : undefined}>
              {t(`tab.${id}` as SettingsTextKey)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </ScrollArea>
      <Tabs.Panel value={shown} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
