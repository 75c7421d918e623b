import { Checkbox, Select, Stack, Text } from '@mantine/core';

import { cyrillicPartners, fontFamilies, isFontFamily } from '#domain/font-families.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { themeTexts } from './theme.texts.ts';

const weights = [400, 500, 600, 700] as const;

export function FontsGroup({ value, change }: OpenGroup<'styles'>) {
  const t = useTexts(themeTexts);
  return (
    <Stack gap="md">
      {(['fontHeading', 'fontText'] as const).map((name) => {
        const font = value[name];
        const partner = cyrillicPartners[font];
        return (
          <div key={name}>
            <Select
              label={t(name)}
              data={[...fontFamilies]}
              value={font}
              allowDeselect={false}
              searchable
              onChange={(chosen) => isFontFamily(chosen) && change({ path: [name], value: chosen })}
            />
            {partner && (
              <Text size="xs" c="gray.7" mt={4}>
                {t('noCyrillic', { font, partner })}
              </Text>
            )}
          </div>
        );
      })}
      <Select
        label={t('headingWeight')}
        description={t('weightHint')}
        data={weights.map((weight) => ({ value: String(weight), label: t(`weight.${weight}`) }))}
        value={String(value.headingWeight)}
        allowDeselect={false}
        onChange={(chosen) => change({ path: ['headingWeight'], value: Number(chosen) })}
      />
      {(['headingUppercase', 'buttonUppercase'] as const).map((name) => (
        <Checkbox
          key={name}
          label={t(name)}
          checked={value[name]}
          onChange={(event) => change({ path: [name], value: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
