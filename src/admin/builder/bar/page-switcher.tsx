import { Button, Combobox, Loader, ScrollArea, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconFile } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { samplePages, type SamplePage } from '#domain/editable-paths.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import type { PickerItem, PickerItemList } from '#domain/schemas/picker-item.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { SharedOptions, useFoundShared } from './shared-options.tsx';

const kinds = ['page', 'catalog', 'category', 'article', 'product'] as const;
type Kind = (typeof kinds)[number];

interface PageSwitcherProps {
  onChoose(path: string): void;
}

/** Says which page is shown, and finds any other: pages, catalogs, articles, products. */
export function PageSwitcher({ onChoose }: PageSwitcherProps) {
  const t = useTexts(builderTexts);
  const path = useWorkspace((state) => state.path);
  const sample = samplePages.find((page) => page.path === path);
  const pageTitle = useBuilder((state) => readPage(state)?.title);
  const title = pageTitle ?? (sample ? t(`sample.${sample.name}`) : path);
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setTyped('');
    },
  });
  const lists = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['picks', kind, words],
      queryFn: () => api.get<PickerItemList>(`/admin/picks/${kind}`, { q: words, limit: 20 }),
      enabled: combobox.dropdownOpened,
      staleTime: 10_000,
    })),
  });
  const sharedFound = useFoundShared(words, combobox.dropdownOpened);
  const groups = kinds.map((kind, index) => ({ kind, items: lists[index]?.data?.items ?? [] }));
  const isLoading = lists.some((list) => list.isFetching);
  const hasHome = words === '' || t('home').toLowerCase().includes(words.toLowerCase());
  const samples = samplePages.filter(({ name }) =>
    t(`sample.${name}`).toLowerCase().includes(words.toLowerCase()),
  );
  const found = [...groups.map(({ items }) => items.length), sharedFound.length].join(' ');
  // Enter opens what was found first, as search fields do.
  useEffect(() => {
    if (combobox.dropdownOpened && words !== '') combobox.selectFirstOption();
    // oxlint-disable-next-line react/exhaustive-deps -- the store is a new object at each drawing
  }, [combobox.dropdownOpened, words, found]);
  const isEmpty =
    !isLoading &&
    !hasHome &&
    samples.length + sharedFound.length === 0 &&
    groups.every(({ items }) => items.length === 0);

  return (
    <Combobox
      store={combobox}
      width={340}
      position="bottom-start"
      withinPortal
      onOptionSubmit={(chosen) => {
        combobox.closeDropdown();
        onChoose(chosen);
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          variant="default"
          size="sm"
          className="vt-bar__page"
          leftSection={<IconFile size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t('switchPage', { title })}
          aria-expanded={combobox.dropdownOpened}
          aria-haspopup="listbox"
          onClick={() => combobox.toggleDropdown()}
        >
          <bdi>{title}</bdi>
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.resetSelectedOption();
          }}
          placeholder={t('findPage')}
          aria-label={t('findPage')}
          rightSection={isLoading ? <Loader size={16} /> : undefined}
        />
        <Combobox.Options aria-label={t('pages')}>
          <ScrollArea.Autosize
            mah={380}
            type="auto"
            scrollbars="y"
            classNames={{ content: 'vt-scroll-down' }}
          >
            {hasHome && <Combobox.Option value="/">{t('home')}</Combobox.Option>}
            {groups.map((group) => (
              <PageGroup key={group.kind} {...group} />
            ))}
            <SharedOptions shared={sharedFound} />
            <SampleOptions samples={samples} />
            {isEmpty && <Combobox.Empty>{t('noPages')}</Combobox.Empty>}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function PageGroup({ kind, items }: { kind: Kind; items: readonly PickerItem[] }) {
  const t = useTexts(builderTexts);
  if (items.length === 0) return null;
  return (
    <Combobox.Group label={t(`kind.${kind}`)}>
      {items.map((item) => (
        <PageOption key={item.id} kind={kind} item={item} />
      ))}
    </Combobox.Group>
  );
}

/** Pages of one visitor, which the builder shows with samples. */
function SampleOptions({ samples }: { samples: readonly SamplePage[] }) {
  const t = useTexts(builderTexts);
  if (samples.length === 0) return null;
  return (
    <Combobox.Group label={t('kind.sample')}>
      {samples.map(({ name, path }) => (
        <Combobox.Option key={name} value={path}>
          <Text size="sm">{t(`sample.${name}`)}</Text>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

function PageOption({ kind, item }: { kind: Kind; item: PickerItem }) {
  const { href } = resolveLinkTarget({ type: kind, url: item.url });
  if (href === null || href === '/') return null;
  return (
    <Combobox.Option value={href}>
      <Text size="sm" truncate dir="auto">
        {item.title}
      </Text>
      <Text size="xs" opacity={0.85} truncate>
        {decodeURI(href)}
      </Text>
    </Combobox.Option>
  );
}
