import { Accordion, Stack } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useOpenGroups } from '../guide/use-wanted.ts';
import { useSettingsGroup } from '../use-settings-group.ts';
import { FooterLook } from './footer-look.tsx';
import { HeaderLook } from './header-look.tsx';
import { HeaderRowsEditor } from './header-rows-editor.tsx';
import { headerTexts } from './header.texts.ts';

const parts: Readonly<Record<string, string>> = {
  desktop: 'rows',
  mobile: 'rows',
  logo: 'logos',
  logoMobile: 'logos',
};

/** Header and footer: the canvas repaints as they are changed. */
export function HeaderPanel() {
  const t = useTexts(headerTexts);
  const header = useSettingsGroup('header');
  const footer = useSettingsGroup('footer');
  const [open, setOpen] = useOpenGroups(['rows'], ({ group, path: [root = ''] = [] }) =>
    group === 'footer' ? 'footer' : group === 'header' ? (parts[root] ?? 'look') : null,
  );
  if (!header || !footer) return <LoadingState rows={8} />;
  const { value, change } = header;
  return (
    <Accordion multiple value={open} onChange={setOpen}>
      <Accordion.Item value="rows">
        <Accordion.Control>{t('rows')}</Accordion.Control>
        <Accordion.Panel>
          <HeaderRowsEditor {...header} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="logos">
        <Accordion.Control>{t('logos')}</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            <div data-field="header.logo">
              <ImageField
                label={t('logoMain')}
                value={value.logo}
                onChange={(logo) => change({ path: ['logo'], value: logo })}
              />
            </div>
            <div data-field="header.logoMobile">
              <ImageField
                label={t('logoMobile')}
                value={value.logoMobile}
                onChange={(logo) => change({ path: ['logoMobile'], value: logo })}
              />
            </div>
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="look">
        <Accordion.Control>{t('look')}</Accordion.Control>
        <Accordion.Panel>
          <HeaderLook {...header} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="footer">
        <Accordion.Control>{t('footerTitle')}</Accordion.Control>
        <Accordion.Panel>
          <FooterLook {...footer} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
