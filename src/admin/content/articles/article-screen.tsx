import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import type { ArticleDetail } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ArticleForm } from './article-form.tsx';
import { articlesTexts } from './articles.texts.ts';

export function Component() {
  const t = useTexts(articlesTexts);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['article', id],
    queryFn: () => api.get<ArticleDetail>(`/admin/articles/${id}`),
    // What is being typed is not to be taken away by a look at the newest.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) {
    // What was saved, or loaded anew, begins a new form.
    return <ArticleForm key={data.updatedAt} article={data} onReload={() => void refetch()} />;
  }
  return (
    <Page title={t('title')} backTo="/articles" narrow>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}
