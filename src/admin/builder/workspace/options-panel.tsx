import { IconStack2 } from '@tabler/icons-react';

import type { ScreenClass } from '#domain/screen.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { SectionPanel } from '../fields/section-panel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageOptions } from '../page-options/page-options.tsx';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { readSelected } from '../tree/select-sections.ts';
import { ClosePanel } from './close-panel.tsx';
import { useWorkspace, type Viewport } from './workspace.ts';

const screens: Readonly<Record<Viewport, ScreenClass>> = { 390: 'mobile', 800: 'tablet', 1280: 'desktop' };

/** The fields of the section that is selected, or else of the page. */
export function OptionsPanel() {
  const t = useTexts(builderTexts);
  const isOpen = useWorkspace((state) => state.openPanel === 'right');
  const viewport = useWorkspace((state) => state.viewport);
  const selected = useBuilder((state) => {
    const { sectionId } = state.selection;
    return sectionId !== null && readPage(state)?.sections[sectionId] ? sectionId : null;
  });
  const count = useBuilder((state) => readSelected(readPage(state), state.selection).length);
  return (
    <aside
      className="vt-panel vt-panel--right"
      data-open={isOpen || undefined}
      data-tour="options"
      aria-label={t('openOptions')}
    >
      <ClosePanel />
      <div className="vt-panel__body">
        {count > 1 ? (
          <ManySelected count={count} />
        ) : selected === null ? (
          <PageOptions />
        ) : (
          <SectionPanel key={selected} sectionId={selected} viewport={screens[viewport]} />
        )}
      </div>
    </aside>
  );
}

/** Options are those of one section: what would be edited here is not left in doubt. */
function ManySelected({ count }: { count: number }) {
  const t = useTexts(builderTexts);
  return <EmptyState icon={IconStack2} title={t('selected', { count })} text={t('manySelectedHint')} />;
}
