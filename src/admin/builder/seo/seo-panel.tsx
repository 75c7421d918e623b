import { Accordion } from '@mantine/core';

import type { MetaKind } from '#domain/meta-template.ts';
import { isLanguage } from '#locales/languages.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useOpenGroups } from '../guide/use-wanted.ts';
import { useOpenDocument } from '../use-open-document.ts';
import { useSettingsGroup } from '../use-settings-group.ts';
import { EnginesGroup } from './engines-group.tsx';
import { PageSeo } from './page-seo.tsx';
import { seoTexts } from './seo.texts.ts';
import { TemplatesGroup } from './templates-group.tsx';

/** How the site looks to search engines; `kind` and `path` are those of the page that is open, null: it is none. */
export function SeoPanel({ kind, path }: { kind: MetaKind | null; path: string }) {
  const t = useTexts(seoTexts);
  const seo = useSettingsGroup('seo');
  const common = useSettingsGroup('common');
  const [open, setOpen] = useOpenGroups(['page'], ({ group, path = [] }) =>
    group === 'seo' ? (path[0] === 'templates' ? 'templates' : 'engines') : null,
  );
  const chosen = useOpenDocument('settings')?.groups['language'];
  const language = isLanguage(chosen) ? chosen : 'en';
  if (!seo || !common) return <LoadingState rows={8} />;
  return (
    <Accordion multiple value={open} onChange={setOpen}>
      {kind !== null && (
        <Accordion.Item value="page">
          <Accordion.Control>{t('page')}</Accordion.Control>
          <Accordion.Panel>
            <PageSeo kind={kind} path={path} seo={seo.value} common={common.value} language={language} />
          </Accordion.Panel>
        </Accordion.Item>
      )}
      <Accordion.Item value="templates">
        <Accordion.Control>{t('templates')}</Accordion.Control>
        <Accordion.Panel>
          <TemplatesGroup {...seo} language={language} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="engines">
        <Accordion.Control>{t('engines')}</Accordion.Control>
        <Accordion.Panel>
          <EnginesGroup {...seo} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
