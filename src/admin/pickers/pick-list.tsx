import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';

interface PickListProps {
  /** Of what is listed. */
  label: string;
  /** What was searched for. */
  q: string;
  query: {
    isThere: boolean;
    error: Error | null;
    refetch(): unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
  /** One `li` each. */
  children: readonly ReactNode[];
}

/** What a search found to choose from, page after page, or why there is nothing. */
export function PickList({ label, q, query, children }: PickListProps) {
  const t = useTexts(pickersTexts);
  const { isThere, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !isThere && <LoadingState />}
      {isThere && children.length === 0 && (
        <Text c="gray.7" py="xl" ta="center">
          {q === '' ? t('nothingYet') : t('nothingFound', { q })}
        </Text>
      )}
      {children.length > 0 && (
        <ul className="vt-pick-list" aria-label={label}>
          {children}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
