import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { isLetterKind, type LetterKind } from '#domain/letters/letter-kinds.ts';
import type { Letter } from '#domain/schemas/letter.schema.ts';
import { isLanguage, type Language } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { LetterEditor } from './letter-editor.tsx';
import { lettersTexts } from './letters.texts.ts';

/** One letter: what it says in each language, and how it looks. */
export function Component() {
  const t = useTexts(lettersTexts);
  const { kind = '' } = useParams();
  const own = useLanguage((state) => state.language);
  const [{ language }, change] = useUrlState({ language: '' });
  const shown = isLanguage(language) ? language : own;
  if (!isLetterKind(kind))
    return (
      <Page title={t('title')} backTo="/mail/letters">
        <EmptyState title={t('noLetter')} />
      </Page>
    );
  return (
    <Page title={t(kind)} backTo="/mail/letters">
      <Text c="gray.7" mt={-12}>
        {t(`${kind}.when`)}
      </Text>
      <LoadedLetter
        key={`${kind} ${shown}`}
        kind={kind}
        language={shown}
        onLanguage={(next) => change({ language: next })}
      />
    </Page>
  );
}

interface LoadedLetterProps {
  kind: LetterKind;
  language: Language;
  onLanguage(language: Language): void;
}

function LoadedLetter({ kind, language, onLanguage }: LoadedLetterProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', kind, language],
    queryFn: ({ signal }) => api.get<Letter>(`/admin/mail/letters/${kind}/${language}`, undefined, signal),
    // A form stands on it: it is read anew when the form is opened, and never below what is typed.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <LetterEditor letter={data} onLanguage={onLanguage} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={6} />;
}
