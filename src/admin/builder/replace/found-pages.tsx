import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { FoundPage } from '#domain/schemas/text-search.schema.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { replaceWords } from './replace.texts.ts';
import { mostPages } from './use-text-search.ts';

/** Names a place among those of all pages. */
export const placeOf = (page: DocumentKey, place: string) => `${page} ${place}`;

interface FoundPagesProps {
  pages: readonly FoundPage[];
  left: ReadonlySet<string>;
  replacement: string;
  isBusy: boolean;
  onLeave(left: ReadonlySet<string>): void;
  onReplace(): Promise<void>;
}

/** Where a text was found, as it would be afterwards; what is not ticked stays as it is. */
export function FoundPages({ pages, left, replacement, isBusy, onLeave, onReplace }: FoundPagesProps) {
  const t = useTexts(replaceWords);
  const all = pages.reduce((sum, { total }) => sum + total, 0);
  const fields = all - left.size;
  if (all === 0)
    return (
      <div role="status">
        <Text fw={600}>{t('nothing')}</Text>
        <Text size="sm" c="gray.7">
          {t('nothingHelp')}
        </Text>
      </div>
    );
  return (
    <>
      <Text role="status" size="sm" c="gray.7">
        {t('found', { fields: all, pages: pages.length })}{' '}
        {pages.length === mostPages && t('first', { count: mostPages })}
      </Text>
      <Stack component="ul" gap="md" m={0} p={0} aria-label={t('results')} style={{ listStyle: 'none' }}>
        {pages.map((page) => (
          <Page key={page.key} page={page} left={left} replacement={replacement} onLeave={onLeave} />
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button loading={isBusy} disabled={fields === 0} onClick={() => void onReplace()}>
          {t('replace', { fields })}
        </Button>
      </Group>
    </>
  );
}

interface PageProps extends Pick<FoundPagesProps, 'left' | 'replacement' | 'onLeave'> {
  page: FoundPage;
}

function Page({ page, left, replacement, onLeave }: PageProps) {
  const t = useTexts(replaceWords);
  const names = page.places.map(({ key }) => placeOf(page.key, key));
  const kept = names.filter((name) => left.has(name));
  const more = page.total - page.places.length;
  const leave = (some: readonly string[], isTicked: boolean) => {
    const next = new Set(left);
    for (const name of some) {
      if (isTicked) next.delete(name);
      else next.add(name);
    }
    onLeave(next);
  };
  return (
    <Stack component="li" gap="xs">
      <Checkbox
        checked={kept.length === 0}
        indeterminate={kept.length > 0 && kept.length < names.length}
        onChange={(event) => leave(names, event.currentTarget.checked)}
        label={
          <Text span fw={600}>
            <bdi>{page.title}</bdi>{' '}
            <Text span size="sm" c="gray.7" fw={400} dir="ltr">
              {page.path}
            </Text>
          </Text>
        }
      />
      <Stack component="ul" gap={6} m={0} p={0} ps="lg" style={{ listStyle: 'none' }}>
        {page.places.map((place) => (
          <li key={place.key}>
            <Checkbox
              size="xs"
              checked={!left.has(placeOf(page.key, place.key))}
              onChange={(event) => leave([placeOf(page.key, place.key)], event.currentTarget.checked)}
              label={<Place place={place} replacement={replacement} />}
            />
          </li>
        ))}
        {more > 0 && (
          <Text component="li" size="sm" c="gray.7">
            {t('more', { count: more })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function Place({ place, replacement }: { place: FoundPage['places'][number]; replacement: string }) {
  const t = useTexts(replaceWords);
  const unknown = useTexts(builderTexts)('unknownSection');
  const language = useLanguage((state) => state.language);
  const { name, type, before, match, after, count } = place;
  return (
    <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text span c="gray.7">
        <bdi>{name || (sectionTexts(type, language)?.name ?? unknown)}</bdi>
        {count > 1 && ` ${t('times', { count })}`}
        {': '}
      </Text>
      <bdi>
        {before}
        <del>{match}</del>
        {replacement !== '' && <ins>{replacement}</ins>}
        {after}
      </bdi>
    </Text>
  );
}
