import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { renderMeta, type MetaKind } from '#domain/meta-template.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useEditPage, usePage } from '../store/use-builder.ts';
import { CountedField } from './counted-field.tsx';
import { SearchPreview, ShareCard } from './previews.tsx';
import { seoTexts } from './seo.texts.ts';

interface PageSeoProps {
  kind: MetaKind;
  /** Of the page, with the slash at its start. */
  path: string;
  seo: Settings['seo'];
  common: Settings['common'];
  language: Settings['language'];
}

/** What search engines and share cards say of the page that is open. */
export function PageSeo({ kind, path, seo, common, language }: PageSeoProps) {
  const t = useTexts(seoTexts);
  const page = usePage();
  const editPage = useEditPage();
  const sharedId = common.sharedImage;
  const { data: pictures } = useQuery({
    queryKey: ['images', sharedId],
    enabled: sharedId !== null,
    queryFn: () => api.get<Image[]>('/images/batch', { ids: [sharedId ?? 0] }),
  });
  if (!page) return null;

  const names = { [`${kind}_name`]: page.title, shop_name: common.sitename };
  const made = (part: 'title' | 'description') =>
    renderMeta(seo.templates[kind][part], names, { kind, part, language });
  const change = (name: 'title' | 'description', value: string) =>
    editPage(
      {
        type: 'page.update',
        changes: [value === '' ? { path: ['meta', name] } : { path: ['meta', name], value }],
      },
      { merge: `meta.${name}` },
    );
  const snippet = {
    title: page.meta.title || made('title'),
    description: page.meta.description || made('description'),
    address: location.host + path,
  };

  return (
    <Stack gap="md">
      <CountedField
        label={t('title')}
        hint={t('titleHint')}
        value={page.meta.title ?? ''}
        placeholder={made('title')}
        best={60}
        max={300}
        onChange={(value) => change('title', value)}
      />
      <CountedField
        label={t('description')}
        value={page.meta.description ?? ''}
        placeholder={made('description')}
        best={160}
        max={1000}
        isLong
        onChange={(value) => change('description', value)}
      />
      <SearchPreview {...snippet} />
      <ShareCard {...snippet} picture={pictures?.[0] ?? null} />
    </Stack>
  );
}
