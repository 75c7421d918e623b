import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconBrush } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { ArticleDetail } from '#domain/schemas/manage-content.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { PageStateBadge } from '../page-state.tsx';
import { articlesTexts } from './articles.texts.ts';
import { AboutCard, AddressCard } from './article-cards.tsx';
import { useArticleForm } from './use-article-form.ts';

interface ArticleFormProps {
  article: ArticleDetail;
  onReload: () => void;
}

/** What belongs to an article beside its page; it holds for visitors as soon as it is saved. */
export function ArticleForm({ article, onReload }: ArticleFormProps) {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const { form, isSending, submit, conflict, remove } = useArticleForm(article);
  return (
    <Page
      title={article.title}
      backTo="/articles"
      narrow
      aside={<PageStateBadge state={article.state} publishedAt={article.publishedAt} />}
      actions={
        <Button
          component={Link}
          to={builderPath(article.path)}
          variant="default"
          leftSection={<IconBrush size={18} aria-hidden />}
        >
          {common('edit')}
        </Button>
      }
    >
      {conflict !== '' && (
        <Alert color="orange" role="alert" title={conflict}>
          <Button variant="default" size="xs" onClick={onReload}>
            {t('reload')}
          </Button>
        </Alert>
      )}
      {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
      <form onSubmit={submit} inert={isSending}>
        <Stack gap="lg">
          <AboutCard form={form} />
          <AddressCard form={form} />
          <Group justify="space-between">
            <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
              {common('save')}
            </Button>
            <Button variant="subtle" color="red" c="red.9" onClick={() => void remove().catch(notifyFailure)}>
              {common('remove')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
