import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { ArticleDetail } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { contentTexts } from '../content.texts.ts';
import { articlesTexts } from './articles.texts.ts';
import { toInput, toIso } from './local-time.ts';

export type ArticleFields = ReturnType<typeof useArticleForm>['form'];

/** An article as it is edited; `conflict` says that somebody else has saved it meanwhile. */
export function useArticleForm(article: ArticleDetail) {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState('');
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      slug: article.slug,
      categoryId: String(article.category.id),
      authorId: String(article.author?.id ?? ''),
      imageId: article.imageId,
      tagIds: article.tagIds.map(String),
      excerpt: article.excerpt,
      publishedAt: toInput(article.publishedAt),
      enabled: article.enabled,
    },
    async send({ categoryId, authorId, tagIds, publishedAt, ...rest }) {
      try {
        const saved = await api.put<ArticleDetail>(`/admin/articles/${article.id}`, {
          ...rest,
          updatedAt: article.updatedAt,
          categoryId: Number(categoryId),
          authorId: authorId === '' ? null : Number(authorId),
          tagIds: tagIds.map(Number),
          publishedAt: toIso(publishedAt, article.publishedAt),
        });
        client.setQueryData(['article', String(article.id)], saved);
        await client.invalidateQueries({ queryKey: ['articles'] });
        notifySuccess(common('saved'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        setConflict(error.message);
        return 'unsaved';
      }
    },
  });
  useLeaveGuard(form.isDirty());

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: common('removeTitle', { name: article.title }),
      text: t('removeText'),
      confirmLabel: common('remove'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/articles/${article.id}`);
    form.resetDirty();
    await client.invalidateQueries({ queryKey: ['articles'] });
    void navigate('/articles');
  }

  return { form, isSending, submit, conflict, remove };
}
