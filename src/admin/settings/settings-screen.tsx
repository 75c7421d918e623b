import { Alert, Anchor, Box, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { languageCodes, type Language } from '#locales/languages.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { MailNotice } from '../mail/mail-notice.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { BlockedSources } from './blocked-sources.tsx';
import { fitsSetting } from './check-setting.ts';
import type { SettingLeaf } from './setting-leaves.ts';
import { SettingRow, type SettingValues } from './setting-row.tsx';
import { labelKey, settingsTabs, type SettingField, type SettingsTab } from './settings-layout.ts';
import { settingsLabels } from './settings.labels.ts';
import { SettingsBar, type WrongSetting } from './settings-bar.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { settingsTexts, type SettingsTextKey } from './settings.texts.ts';
import { MailNotificationsCard } from './mail-notifications-card.tsx';
import { mailNotificationsTexts } from './mail-notifications.texts.ts';
import { useSettings } from './use-settings.ts';
import { useMailNotifications, type MailNotificationsForm } from './use-mail-notifications.ts';

/** Every setting of the shop but its look, each with a sentence on what it does; saving publishes. */
export function Component() {
  const t = useTexts(settingsTexts);
  const language = useLanguage((state) => state.language);
  const [{ tab, q }, setUrl] = useUrlState({ tab: 'shop', q: '' });
  const [isSaving, setSaving] = useState(false);
  const settings = useSettings();
  const { draft, changed } = settings;
  const mailNotifications = useMailNotifications();
  const changes = changed.length + (mailNotifications.isChanged ? 1 : 0);
  useLeaveGuard(changes > 0);
  const mailT = useTexts(mailNotificationsTexts);
  const nameOf = ({ path }: SettingLeaf) => settingsLabels[language][labelKey(path)]?.name ?? path;
  const unfit = changed.filter((leaf) => !fitsSetting(leaf, settings.read(leaf.path)));
  // Values for several devices share a name.
  const tabs = new Map(unfit.map((leaf) => [nameOf(leaf), leaf.tab]));
  if (mailNotifications.isInvalid) tabs.set(mailT('title'), 'contacts');
  const wrong: WrongSetting[] = [...tabs].map(([name, tabId]) => ({ name, tab: tabId }));

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await mailNotifications.save();
      const { conflicts, refused } = await settings.save();
      for (const leaf of conflicts) notifyFailure(new Error(t('conflict', { name: nameOf(leaf) })));
      for (const leaf of refused) notifyFailure(new Error(t('refused', { name: nameOf(leaf) })));
      if (conflicts.length + refused.length === 0) notifySuccess(t('saved'));
    } catch (error) {
      notifyFailure(error);
    }
    setSaving(false);
  }

  function discard(): void {
    settings.discard();
    mailNotifications.discard();
  }

  const shown = settingsTabs.find(({ id }) => id === tab) ?? settingsTabs[0];
  return (
    <Page
      title={t('title')}
      narrow
      actions={<SearchInput value={q} onChange={(next) => setUrl({ q: next })} placeholder={t('search')} />}
    >
      {settings.error && <ErrorState error={settings.error} onRetry={settings.retry} />}
      {!settings.error && !draft && <LoadingState />}
      {draft && (
        <Stack gap="md" pb={96}>
          {draft.isChanged && draft.publishedVersion > 0 && (
            <Alert icon={<IconInfoCircle aria-hidden />} color="yellow">
              {t('draft')}
            </Alert>
          )}
          {q === '' ? (
            <SettingsTabs shown={shown?.id ?? ''} onShow={(next) => setUrl({ tab: next })}>
              {shown && <TabCards tab={shown} values={settings} mailNotifications={mailNotifications} />}
            </SettingsTabs>
          ) : (
            <Found fields={findFields(q, language)} values={settings} />
          )}
        </Stack>
      )}
      {changes > 0 && (
        <SettingsBar
          count={changes}
          wrong={wrong}
          isSaving={isSaving}
          onShow={(next) => setUrl({ tab: next, q: '' })}
          onDiscard={discard}
          onSave={() => void save()}
        />
      )}
    </Page>
  );
}

interface TabCardsProps {
  tab: SettingsTab;
  values: SettingValues;
  mailNotifications: MailNotificationsForm;
}

function TabCards({ tab, values, mailNotifications }: TabCardsProps) {
  const t = useTexts(settingsTexts);
  return (
    <Stack gap="md">
      {tab.id === 'layout' && (
        <Text size="sm" c="gray.7">
          {t('theme')}{' '}
          <Anchor component={Link} to="/builder" inherit>
            {t('openBuilder')}
          </Anchor>
        </Text>
      )}
      {tab.id === 'contacts' && <MailNotice isAtAddress />}
      {tab.cards.map(({ id, fields }) => (
        <Card key={id} title={t(`card.${id}` as SettingsTextKey)}>
          {fields.map((field) => (
            <SettingRow key={field.key} field={field} values={values} />
          ))}
          {id === 'kind' && values.read('common.type') === 'services_cart' && (
            <Alert icon={<IconAlertTriangle aria-hidden />} color="yellow">
              {t('typeChanges')}
            </Alert>
          )}
        </Card>
      ))}
      {tab.id === 'tracking' && <BlockedSources values={values} />}
      {tab.id === 'contacts' && (
        <MailNotificationsCard form={mailNotifications} standard={firstOf(values.read('common.emails'))} />
      )}
    </Stack>
  );
}

function firstOf(emails: unknown): string {
  return Array.isArray(emails) ? String(emails[0] ?? '') : '';
}

function Found({ fields, values }: { fields: readonly SettingField[]; values: SettingValues }) {
  const t = useTexts(settingsTexts);
  return (
    <Stack gap="md">
      <Text size="sm" c="gray.7" role="status">
        {t('found', { count: fields.length })}
      </Text>
      {fields.length > 0 && (
        <Card>
          {fields.map((field) => (
            <Box key={field.key}>
              <SettingRow field={field} values={values} />
            </Box>
          ))}
        </Card>
      )}
    </Stack>
  );
}

/** Settings whose label or sentence has all the words, in any language. */
function findFields(q: string, language: Language): SettingField[] {
  const words = q.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  return settingsTabs
    .flatMap(({ cards }) => cards.flatMap(({ fields }) => fields))
    .filter(({ key }) => {
      const text = languageCodes
        .flatMap((code) => Object.values(settingsLabels[code][key] ?? {}))
        .join(' ')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
}
