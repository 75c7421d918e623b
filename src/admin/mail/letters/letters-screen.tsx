import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { letterGroups, type LetterGroup, type LetterKind } from '#domain/letters/letter-kinds.ts';
import type { LetterList } from '#domain/schemas/letter.schema.ts';
import { languages, type Language } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { lettersTexts } from './letters.texts.ts';

const groups: readonly LetterGroup[] = ['orders', 'returns', 'giftCards', 'account', 'products', 'staff'];

/** Every letter of the shop to people, and which of them its owner has changed. */
export function Component() {
  const t = useTexts(lettersTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', 'list'],
    queryFn: ({ signal }) => api.get<LetterList>('/admin/mail/letters', undefined, signal),
  });
  return (
    <Page title={t('title')} backTo="/mail" narrow>
      <Text c="gray.7" mt={-12} maw={640}>
        {t('about')}
      </Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={6} />}
      {data &&
        groups.map((group) => (
          <Card key={group} title={t(`group.${group}`)}>
            <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
              {letterGroups[group].map((kind) => (
                <LetterRow
                  key={kind}
                  kind={kind}
                  language={data.language}
                  changed={data.letters.find((letter) => letter.kind === kind)?.changed ?? []}
                />
              ))}
            </Stack>
          </Card>
        ))}
    </Page>
  );
}

interface LetterRowProps {
  kind: LetterKind;
  /** In which it is opened. */
  language: Language;
  changed: readonly Language[];
}

function LetterRow({ kind, language, changed }: LetterRowProps) {
  const t = useTexts(lettersTexts);
  const names = changed.map((code) => languages[code].name).join(', ');
  return (
    <li>
      <Group gap="xs" justify="space-between" wrap="wrap">
        <Anchor
          component={Link}
          to={`/mail/letters/${kind}?language=${language}`}
          fw={600}
          underline="always"
        >
          {t(kind)}
        </Anchor>
        {changed.length > 0 && (
          <Badge variant="light" color="teal" c="teal.9" tt="none">
            {t('changed', { languages: names })}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="gray.7">
        {t(`${kind}.when`)}
      </Text>
    </li>
  );
}
