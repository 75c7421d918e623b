import { Badge, Button, Checkbox, Loader, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';

import type { SettingsDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { applyTheme } from '#domain/themes/apply-theme.ts';
import { readyThemeNames, readyThemes, type ReadyThemeName } from '#domain/themes/ready-themes.ts';
import { themeParts, type ThemePart } from '#domain/themes/theme.schema.ts';

import { useTexts } from '../../../i18n/use-texts.ts';
import { notify, notifyFailure } from '../../../ui/notify.ts';
import { readPage, useBuilderStore } from '../../store/use-builder.ts';
import { useOpenDocument } from '../../use-open-document.ts';
import { offerUndo } from '../../workspace/offer-undo.tsx';
import { useWorkspace } from '../../workspace/workspace.ts';
import { loadPresets } from './load-presets.ts';
import { isTrying, putOnTheme } from './put-on-theme.ts';
import './ready-themes.css';
import { readyThemesTexts } from './ready-themes.texts.ts';
import { ThemeMiniature } from './theme-miniature.tsx';
import { useThemeFonts } from './use-theme-fonts.ts';

const families = readyThemeNames.map((name) => readyThemes[name].styles.fontHeading);
const look = new Set<ThemePart>(['look']);

/** Whole looks to try on; what is taken of them is the owner's choice. */
export function ReadyThemes() {
  const t = useTexts(readyThemesTexts);
  const store = useBuilderStore();
  const settings = useOpenDocument('settings');
  const isHome = useWorkspace((state) => state.pageKind === 'home');
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const [wanted, setWanted] = useState<ReadonlySet<ThemePart>>(new Set(themeParts));
  const [loading, setLoading] = useState<ReadyThemeName | null>(null);
  useThemeFonts(families);
  const worn = useMemo(() => (settings ? findWorn(settings) : null), [settings]);

  async function tryOn(name: ReadyThemeName): Promise<void> {
    const theme = readyThemes[name];
    const parts = new Set([...wanted].filter((part) => part !== 'home' || isHome));
    if (parts.size === 0) {
      notify(t('nothing'));
      return;
    }
    setLoading(name);
    try {
      const { pageKey } = store.getState();
      const page = readPage(store.getState());
      const home = parts.has('home') && page ? pageKey : null;
      // What a theme that is being tried has added is taken off again before this one is put on.
      const known = isTrying(store.getState()) ? null : (page ?? null);
      const presetOf = home === null ? () => null : await loadPresets(theme, known);
      // While the presets came another page may have been opened.
      const isStill = store.getState().pageKey === pageKey;
      const isNew = putOnTheme(store.getState, { theme, parts, presetOf, home: isStill ? home : null });
      if (!isNew) notify(t('already'));
      else offerUndo(store, { text: t('tried', { name: t(name) }), label: t('undo') });
      useWorkspace.getState().set({ announcement: isNew ? t('tried', { name: t(name) }) : t('already') });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setLoading(null);
    }
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="gray.7">
        {t('hint')}
      </Text>
      <ul className="vt-themes">
        {readyThemeNames.map((name) => (
          <li key={name}>
            <ThemeCard
              name={name}
              isWorn={worn === name}
              isLoading={loading === name}
              isBusy={loading !== null}
              isDisabled={loading !== null || !settings || !isPageReady}
              onTry={() => void tryOn(name)}
            />
          </li>
        ))}
      </ul>
      <Checkbox.Group
        label={t('take')}
        value={[...wanted]}
        onChange={(chosen) => setWanted(new Set(themeParts.filter((part) => chosen.includes(part))))}
      >
        <Stack gap={8} mt={8}>
          {themeParts.map((part) => (
            <Checkbox
              key={part}
              value={part}
              label={t(`part.${part}`)}
              disabled={part === 'home' && !isHome}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {!isHome && isPageReady && (
        <div>
          <Text size="xs" c="gray.7">
            {t('onlyHome')}
          </Text>
          <Button size="compact-sm" variant="subtle" px={0} onClick={() => useWorkspace.getState().go('/')}>
            {t('openHome')}
          </Button>
        </div>
      )}
      <Text size="xs" c="gray.7">
        {t('kept')}
      </Text>
    </Stack>
  );
}

interface ThemeCardProps {
  name: ReadyThemeName;
  isWorn: boolean;
  isLoading: boolean;
  /** Some theme is being put on. */
  isBusy: boolean;
  isDisabled: boolean;
  onTry(): void;
}

function ThemeCard({ name, isWorn, isLoading, isBusy, isDisabled, onTry }: ThemeCardProps) {
  const t = useTexts(readyThemesTexts);
  return (
    <button
      type="button"
      className="vt-themes__card"
      aria-label={t('tryNamed', { name: t(name) })}
      aria-describedby={`theme-${name}`}
      aria-pressed={isWorn}
      disabled={isDisabled}
      onClick={onTry}
    >
      <span className="vt-themes__picture">
        <ThemeMiniature theme={readyThemes[name]} sample={t('sample')} />
      </span>
      <span className="vt-themes__name">
        {t(name)}
        {isLoading && <Loader size={14} />}
        {isWorn && !isBusy && (
          <Badge size="sm" variant="light" color="ink" tt="none">
            {t('worn')}
          </Badge>
        )}
      </span>
      <span id={`theme-${name}`} className="vt-themes__about">
        {t(`${name}.about`)}
      </span>
    </button>
  );
}

/** The ready theme whose colours and letters the shop has. */
function findWorn(settings: SettingsDocument): ReadyThemeName | null {
  const isOn = (name: ReadyThemeName) =>
    isEqual(applyTheme(settings, readyThemes[name], look).groups['styles'], settings.groups['styles']);
  return readyThemeNames.find(isOn) ?? null;
}
