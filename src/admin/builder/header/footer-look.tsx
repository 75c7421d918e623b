import { Checkbox, Select, Stack, Textarea } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { BackgroundControl } from '../fields/background-control.tsx';
import { SizeField } from '../theme/size-field.tsx';
import type { OpenGroup } from '../use-settings-group.ts';
import { ColumnsField } from './columns-field.tsx';
import { headerTexts } from './header.texts.ts';

const backgrounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;

export function FooterLook({ value, change }: OpenGroup<'footer'>) {
  const t = useTexts(headerTexts);
  const text = useTyped(value.text, (typed) => change({ path: ['text'], value: typed }));
  return (
    <Stack gap="sm">
      <div data-field="footer.logo">
        <ImageField
          label={t('footerLogo')}
          value={value.logo}
          onChange={(logo) => change({ path: ['logo'], value: logo })}
        />
      </div>
      <Select
        size="sm"
        label={t('footerTemplate')}
        value={value.template}
        allowDeselect={false}
        data={[
          { value: 'columns', label: t('inColumns') },
          { value: 'center', label: t('inCenter') },
        ]}
        onChange={(chosen) => chosen && change({ path: ['template'], value: chosen })}
      />
      <BackgroundControl
        label={t('background')}
        help={t('backgroundHint')}
        value={value.background}
        data={backgrounds.map((name) => ({ value: name, label: t(name) }))}
        onChange={(name) => change({ path: ['background'], value: name })}
      />
      <ColumnsField
        value={value.menuColumns}
        onChange={(columns) => change({ path: ['menuColumns'], value: columns })}
      />
      <SizeField
        label={t('footerSize')}
        value={value.menuOptions.size}
        min={8}
        max={40}
        onChange={(size) => change({ path: ['menuOptions', 'size'], value: size })}
      />
      <Checkbox
        label={t('footerUppercase')}
        checked={value.menuOptions.uppercase}
        onChange={(event) =>
          change({ path: ['menuOptions', 'uppercase'], value: event.currentTarget.checked })
        }
      />
      <Textarea label={t('footerText')} autosize minRows={2} maxRows={8} maxLength={2000} {...text} />
    </Stack>
  );
}
