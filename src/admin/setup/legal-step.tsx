import { Anchor, Button, Checkbox, Group, List, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { SettingsDraftAnswer } from '#domain/editing/drafts.schema.ts';
import {
  legalPageKinds,
  type LegalFacts,
  type LegalPageKind,
  type ShopSetup,
} from '#domain/schemas/shop-setup.schema.ts';
import { parseSettings, type Settings } from '#domain/settings/settings.schema.ts';
import { countryName, findCountry } from '#domain/countries/countries.ts';

import { api } from '../api/api-client.ts';
import { builderPath } from '../content/builder-path.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { forgetKept, keepValues, readKept } from '../ui/kept-values.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import type { StepProps } from './setup-screen.tsx';
import { setupTexts } from './setup.texts.ts';
import { SkipButton } from './skip-button.tsx';
import { useShopSetup } from './use-shop-setup.ts';

const keepAs = 'setup.legal';
// A type, not an interface: only types fit the tree of values that forms hold.
type LegalValues = LegalFacts & { kinds: LegalPageKind[] };
const factNames = [
  'seller',
  'registration',
  'address',
  'email',
  'phone',
  'dispatch',
  'returns',
  'law',
] as const satisfies readonly (keyof LegalFacts)[];

const hasExample = (name: keyof LegalFacts) => name === 'seller' || name === 'dispatch' || name === 'returns';

/** Legal pages from templates: what is filled in here stands in them, the rest is a marked blank. */
export function LegalStep({ onDone }: StepProps) {
  const { data: setup } = useShopSetup();
  const { data: settings } = useQuery({
    queryKey: ['settings', 'published'],
    queryFn: ({ signal }) => api.get<SettingsDraftAnswer>('/admin/settings/draft', undefined, signal),
    gcTime: 0,
  });
  if (!setup || !settings) return <LoadingState />;
  return <LegalForm setup={setup} settings={parseSettings(settings.groups)} onDone={onDone} />;
}

function LegalForm({ setup, settings, onDone }: StepProps & { setup: ShopSetup; settings: Settings }) {
  const t = useTexts(setupTexts);
  const client = useQueryClient();
  const missing = setup.legal.filter(({ pageId }) => pageId === null).map(({ kind }) => kind);
  const present = setup.legal.filter(({ pageId }) => pageId !== null);
  const { form, isSending, submit } = useServerForm<LegalValues>({
    initialValues: { kinds: missing, ...knownFacts(settings), ...readKept<LegalValues>(keepAs) },
    onValuesChange: (values) => keepValues(keepAs, values),
    async send({ kinds, ...facts }) {
      const wanted = kinds.filter((kind) => missing.includes(kind));
      if (wanted.length > 0) {
        const body = { kinds: wanted, facts };
        client.setQueryData(['shop-setup'], await api.post<ShopSetup>('/admin/shop-setup/legal-pages', body));
        notifySuccess(t('pagesMade', { count: wanted.length }));
      }
      forgetKept(keepAs);
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Card title={t('step.legal')} text={t('text.legal')}>
        {present.length > 0 && (
          <Stack gap={4}>
            <Text size="sm" fw={600}>
              {t('pagesThere')}
            </Text>
            <List size="sm">
              {present.map(({ kind, title, blanks }) => (
                <List.Item key={kind}>
                  <Anchor component={Link} to={builderPath(`/${kind}`)} inherit underline="always">
                    {title}
                  </Anchor>
                  {blanks > 0 && ` — ${t('blanks', { count: blanks })}`}
                </List.Item>
              ))}
            </List>
          </Stack>
        )}
        {missing.length > 0 && (
          <>
            <Checkbox.Group label={t('pages')} {...form.getInputProps('kinds')}>
              <Stack gap="xs" mt={6}>
                {legalPageKinds
                  .filter((kind) => missing.includes(kind))
                  .map((kind) => (
                    <Checkbox key={kind} value={kind} label={t(`page.${kind}`)} />
                  ))}
              </Stack>
            </Checkbox.Group>
            <Text size="sm" c="gray.7">
              {t('factsHelp')}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {factNames.map((name) => (
                <TextInput
                  key={name}
                  label={t(`fact.${name}`)}
                  {...(hasExample(name) && { placeholder: t(`example.${name}`) })}
                  maxLength={300}
                  {...form.getInputProps(name)}
                />
              ))}
            </SimpleGrid>
          </>
        )}
        <Group justify="flex-end" gap="sm">
          {missing.length > 0 && <SkipButton onSkip={onDone} />}
          <Button type="submit" loading={isSending}>
            {t(missing.length > 0 ? 'makePages' : 'finish')}
          </Button>
        </Group>
      </Card>
    </form>
  );
}

/** What the settings say already. */
function knownFacts({ common, language }: Settings): LegalFacts {
  const { country, locality, street, postalCode } = common.address;
  const place = findCountry(country);
  const law = place ? countryName(place, language) : '';
  return {
    seller: '',
    registration: '',
    // A country alone is no address.
    address: street === '' ? '' : [street, locality, postalCode, law].filter(Boolean).join(', '),
    email: common.emails[0] ?? '',
    phone: common.phones[0] ?? '',
    dispatch: '',
    returns: '',
    law,
  };
}
