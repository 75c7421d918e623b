import { Tabs } from '@mantine/core';
import {
  IconLayoutNavbar,
  IconListTree,
  IconPalette,
  IconSeo,
  IconStack2,
  type Icon,
} from '@tabler/icons-react';

import type { MetaKind } from '#domain/meta-template.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { HeaderPanel } from '../header/header-panel.tsx';
import { MenusPanel } from '../menus/menus-panel.tsx';
import { SeoPanel } from '../seo/seo-panel.tsx';
import { ThemePanel } from '../theme/theme-panel.tsx';
import { SectionTree } from '../tree/section-tree.tsx';
import { ClosePanel } from './close-panel.tsx';
import { leftTabs, useWorkspace, type LeftTab } from './workspace.ts';

const signs: Readonly<Record<LeftTab, Icon>> = {
  sections: IconStack2,
  theme: IconPalette,
  header: IconLayoutNavbar,
  menus: IconListTree,
  seo: IconSeo,
};

/** What there is to edit: the page's sections, and what all pages share. */
export function StructurePanel() {
  const t = useTexts(builderTexts);
  const leftTab = useWorkspace((state) => state.leftTab);
  const isOpen = useWorkspace((state) => state.openPanel === 'left');
  const set = useWorkspace((state) => state.set);
  return (
    <aside
      className="vt-panel vt-panel--left"
      data-open={isOpen || undefined}
      data-tour="structure"
      aria-label={t('panels')}
    >
      <Tabs
        value={leftTab}
        onChange={(value) => set({ leftTab: leftTabs.find((tab) => tab === value) ?? 'sections' })}
        orientation="vertical"
        variant="pills"
        keepMounted={false}
        className="vt-panel__tabs"
      >
        <Tabs.List className="vt-panel__rail">
          {leftTabs.map((tab) => {
            const Sign = signs[tab];
            return (
              <Tabs.Tab key={tab} value={tab} className="vt-panel__tab">
                <Sign size={20} stroke={1.75} aria-hidden />
                {t(`tab.${tab}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="sections" className="vt-panel__body vt-panel__body--whole">
          <SectionTree />
        </Tabs.Panel>
        <Tabs.Panel value="theme" className="vt-panel__body">
          <ThemePanel />
        </Tabs.Panel>
        <Tabs.Panel value="header" className="vt-panel__body">
          <HeaderPanel />
        </Tabs.Panel>
        <Tabs.Panel value="menus" className="vt-panel__body">
          <MenusPanel />
        </Tabs.Panel>
        <Tabs.Panel value="seo" className="vt-panel__body">
          <PageSearch />
        </Tabs.Panel>
      </Tabs>
      <ClosePanel />
    </aside>
  );
}

function PageSearch() {
  const path = useWorkspace((state) => state.path);
  const kind = useWorkspace((state) => state.pageKind);
  return <SeoPanel kind={toMetaKind(kind)} path={path} />;
}

const metaKinds: readonly MetaKind[] = ['product', 'catalog', 'page', 'category', 'article'];

/** A shared section is no page: search engines are told nothing of it. */
function toMetaKind(kind: string): MetaKind | null {
  if (kind === 'block') return null;
  return metaKinds.find((one) => one === kind) ?? 'page';
}
