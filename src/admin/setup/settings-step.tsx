import { Button, Group } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';

import { isLanguage, languages } from '#locales/languages.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { fitsSetting } from '../settings/check-setting.ts';
import { settingLeaves } from '../settings/setting-leaves.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { labelKey, type SettingField } from '../settings/settings-layout.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { forgetKept } from '../ui/kept-values.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure } from '../ui/notify.ts';
import type { StepProps } from './setup-screen.tsx';
import { setupTexts } from './setup.texts.ts';
import { SkipButton } from './skip-button.tsx';

const fieldsOf = {
  shop: ['common.sitename', 'language', 'ecommerce.currency', 'common.address.country'],
  contacts: [
    'common.emails',
    'common.phones',
    'common.whatsapps',
    'common.telegram',
    'socials.instagram',
    'socials.facebook',
    'socials.vk',
    'common.address.locality',
    'common.address.street',
    'common.address.postalCode',
    'common.workTime',
  ],
  logo: ['header.logo', 'common.favicon'],
} as const;

/** A few of the shop's settings; saving publishes them. */
export function SettingsStep({ step, onDone }: StepProps & { step: keyof typeof fieldsOf }) {
  const t = useTexts(setupTexts);
  const keepAs = `setup.${step}`;
  const settings = useSettings({ keepAs });
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const { changed } = settings;
  const isInvalid = changed.some((leaf) => !fitsSetting(leaf, settings.read(leaf.path)));

  /** Prices are written as the shop's language does, unless somebody has decided otherwise. */
  function change(path: string, value: unknown): void {
    const separator = 'ecommerce.priceFormatSeparator';
    if (path === 'language' && settings.read(separator) === usualSeparator(settings.read('language')))
      settings.change(separator, usualSeparator(value));
    settings.change(path, value);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current || isInvalid) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      const { conflicts, refused } =
        changed.length > 0 ? await settings.save() : { conflicts: [], refused: [] };
      if (conflicts.length + refused.length === 0) {
        forgetKept(keepAs);
        return onDone();
      }
      notifyFailure(new Error(t('notSaved')));
    } catch (error) {
      notifyFailure(error);
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }

  if (settings.error) return <ErrorState error={settings.error} onRetry={settings.retry} />;
  if (!settings.draft) return <LoadingState />;
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Card text={t(`text.${step}`)} title={t(`step.${step}`)}>
        {toFields(fieldsOf[step]).map((field) => (
          <SettingRow key={field.leaves[0]?.path} field={field} values={{ ...settings, change }} />
        ))}
        <Group justify="flex-end" gap="sm">
          <SkipButton onSkip={onDone} />
          <Button type="submit" loading={isSaving} disabled={isInvalid}>
            {t('next')}
          </Button>
        </Group>
      </Card>
    </form>
  );
}

/** Between the thousands of a price. */
function usualSeparator(language: unknown): 'space' | 'comma' {
  return isLanguage(language) && languages[language].decimalMark === ',' ? 'space' : 'comma';
}

/** The parts of an address stand together, as in the settings. */
function toFields(paths: readonly string[]): SettingField[] {
  const leaves = paths.flatMap((path) => settingLeaves.filter((leaf) => leaf.path === path));
  return [...Map.groupBy(leaves, ({ path }) => labelKey(path))].map(([key, values]) => ({
    key,
    leaves: values,
  }));
}
