import { Alert, Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconBrush, IconBuildingStore, IconInfoCircle, IconTool } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { SiteContents, StarterSiteName, StarterSites } from '#domain/schemas/starter-site.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { starterSitesTexts } from './starter-sites.texts.ts';

const signs = { shop: IconBuildingStore, services: IconTool } as const;

/** Whole sites that an empty shop may begin with. */
export function Component() {
  const t = useTexts(starterSitesTexts);
  const queries = useQueryClient();
  const [added, setAdded] = useState<SiteContents | null>(null);
  const [starting, setStarting] = useState<StarterSiteName | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['starter-sites'],
    queryFn: ({ signal }) => api.get<StarterSites>('/admin/starter-sites', {}, signal),
  });

  async function start(name: StarterSiteName, contents: string, sites: StarterSites): Promise<void> {
    const { replaced, found, keepsHome } = sites;
    const isWanted = await confirmAction({
      title: t('confirmTitle', { name: t(name) }),
      text:
        replaced === null
          ? t('confirmText', { contents, home: t(keepsHome ? 'homeKept' : 'homeMade') })
          : t('replaceText', { replaced: t(replaced), removed: t('contents', found), contents }),
      confirmLabel: t(replaced === null ? 'start' : 'replace'),
      danger: replaced !== null,
    });
    if (!isWanted) return;
    setStarting(name);
    try {
      setAdded(await api.post<SiteContents>('/admin/starter-sites', { site: name }));
      await queries.invalidateQueries();
    } catch (failure) {
      notifyFailure(failure);
      await refetch();
    } finally {
      setStarting(null);
    }
  }

  return (
    <Page title={t('title')} narrow>
      {isPending && <LoadingState rows={4} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {added && (
        <Alert color="teal" role="status">
          <Stack gap="sm" align="start">
            <Text>{t('done', { contents: t('contents', { ...added }) })}</Text>
            <Button component={Link} to="/builder" leftSection={<IconBrush size={18} aria-hidden />}>
              {t('toBuilder')}
            </Button>
          </Stack>
        </Alert>
      )}
      {data && !added && (
        <>
          <Text c="gray.8">{t('intro')}</Text>
          {data.replaced !== null && (
            <Alert icon={<IconInfoCircle aria-hidden />} title={t('untouched')} color="ink" variant="light">
              <Text size="sm">{t('untouchedText', { replaced: t(data.replaced) })}</Text>
            </Alert>
          )}
          {!data.isOpen && (
            <Alert icon={<IconInfoCircle aria-hidden />} title={t('closed')} color="ink" variant="light">
              <Text size="sm">{t('closedText', { ...data.found })}</Text>
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            {data.sites.map(({ name, ...counts }) => {
              const Sign = signs[name];
              const contents = t('contents', counts);
              return (
                <Card key={name} withBorder padding="lg" component="section" aria-labelledby={`site-${name}`}>
                  <Stack gap="sm" h="100%">
                    <Sign size={32} stroke={1.5} aria-hidden />
                    <Title order={2} size="h4" id={`site-${name}`}>
                      {t(name)}
                    </Title>
                    <Text size="sm">{t(`${name}.text`)}</Text>
                    <Text size="sm" c="gray.7">
                      {contents}
                    </Text>
                    <Button
                      mt="auto"
                      aria-label={t('startNamed', { name: t(name) })}
                      disabled={!data.isOpen || (starting !== null && starting !== name)}
                      loading={starting === name}
                      onClick={() => void start(name, contents, data)}
                    >
                      {t('start')}
                    </Button>
                  </Stack>
                </Card>
              );
            })}
          </SimpleGrid>
        </>
      )}
    </Page>
  );
}
