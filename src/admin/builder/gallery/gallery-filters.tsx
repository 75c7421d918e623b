import { ActionIcon, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { languageChoices } from '../../ui/language-choices.ts';
import { useTypedText } from '../../ui/use-typed-text.ts';
import { galleryStates, galleryWidths, stepType, type GalleryView, type NamedType } from './gallery-view.ts';
import { galleryTexts } from './gallery.texts.ts';

interface GalleryFiltersProps {
  view: GalleryView;
  types: readonly NamedType[];
  onChange(changes: Partial<GalleryView>): void;
}

/** What of the gallery is shown; all of it stands in the address. */
export function GalleryFilters({ view, types, onChange }: GalleryFiltersProps) {
  const t = useTexts(galleryTexts);
  const search = useRef<HTMLInputElement>(null);
  const text = useTypedText(view.q, (q) => onChange({ q, type: '' }));
  function choose(type: string): void {
    text.forget();
    onChange({ type, q: '', example: '' });
  }
  const step = (by: 1 | -1) => choose(stepType(types, view.type, by));
  useHotkeys([
    ['/', () => search.current?.focus()],
    ['[', () => step(-1)],
    [']', () => step(1)],
  ]);
  const isOwnName = view.example !== '' && !galleryStates.includes(view.example);
  return (
    <div role="search">
      <Group gap="sm" align="flex-end">
        <TextInput
          ref={search}
          type="search"
          label={t('find')}
          value={text.typed}
          onChange={({ currentTarget: { value } }) => text.type(value)}
        />
        <Group gap={4} align="flex-end" wrap="nowrap">
          <NativeSelect
            label={t('type')}
            data={[
              { value: '', label: t('allTypes') },
              ...types.map(({ type, name }) => ({ value: type, label: name })),
            ]}
            value={view.type}
            onChange={({ currentTarget: { value } }) => choose(value)}
          />
          <ActionIcon variant="default" size={36} aria-label={t('previousType')} onClick={() => step(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t('nextType')} onClick={() => step(1)}>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <NativeSelect
          label={t('state')}
          data={[
            { value: '', label: t('allStates') },
            ...galleryStates,
            ...(isOwnName ? [view.example] : []),
          ]}
          value={view.example}
          onChange={({ currentTarget: { value } }) => onChange({ example: value })}
        />
        <NativeSelect
          label={t('width')}
          data={[
            { value: '', label: t('allWidths') },
            ...galleryWidths.map((width) => ({ value: String(width), label: `${width} px` })),
          ]}
          value={view.width}
          onChange={({ currentTarget: { value } }) => onChange({ width: value })}
        />
        <NativeSelect
          label={t('language')}
          data={[{ value: '', label: t('allLanguages') }, ...languageChoices]}
          value={view.language}
          onChange={({ currentTarget: { value } }) => onChange({ language: value })}
        />
      </Group>
      <Text size="xs" c="gray.7" mt={6}>
        {t('keys')}
      </Text>
    </div>
  );
}
