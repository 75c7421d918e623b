import { Checkbox, Stack, TextInput } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { useTyped } from '../../ui/use-typed.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { seoTexts } from './seo.texts.ts';

/** Whether search engines may list the site, and the codes by which its owner proves to be that. */
export function EnginesGroup({ value, change }: OpenGroup<'seo'>) {
  const t = useTexts(seoTexts);
  const google = useTyped(value.googleVerification, (code) =>
    change({ path: ['googleVerification'], value: code }),
  );
  const yandex = useTyped(value.yandexVerification, (code) =>
    change({ path: ['yandexVerification'], value: code }),
  );
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('noIndex')}
        description={t('noIndexHint')}
        checked={value.robots.includes('noindex')}
        onChange={(event) =>
          change({ path: ['robots'], value: event.currentTarget.checked ? 'noindex' : '' })
        }
      />
      <TextInput label={t('googleVerification')} description={t('verificationHint')} {...google} />
      <TextInput label={t('yandexVerification')} description={t('verificationHint')} {...yandex} />
    </Stack>
  );
}
