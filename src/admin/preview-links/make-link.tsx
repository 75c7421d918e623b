import { Anchor, Button, CopyButton, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { previewLinksTexts } from './preview-links.texts.ts';
import { useMakeLink, type WantedLink } from './use-preview-links.ts';

const hours = ['4', '24', '168', '720'] as const;

/** For how long a link works, and the link itself once it is made. `wanted` gives null where something is to be put right. */
export function MakeLink({ wanted }: { wanted(): Promise<WantedLink | null> }) {
  const t = useTexts(previewLinksTexts);
  const [lasting, setLasting] = useState<string>('24');
  const making = useMakeLink();
  const make = async () => {
    const link = await wanted();
    if (link) making.mutate({ ...link, hours: Number(lasting) });
  };
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <Select
          label={t('lasting')}
          data={hours.map((value) => ({ value, label: t(`hours.${value}`) }))}
          value={lasting}
          allowDeselect={false}
          onChange={(value) => value !== null && setLasting(value)}
        />
        <Button loading={making.isPending} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      </Group>
      {making.data && <NewLink address={new URL(making.data.url, location.origin).href} />}
    </Stack>
  );
}

function NewLink({ address }: { address: string }) {
  const t = useTexts(previewLinksTexts);
  return (
    <Stack gap="xs" role="status">
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('newLink')}
          description={t('newLinkHint')}
          readOnly
          value={address}
          flex={1}
          miw={220}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" flex="none" onClick={copy}>
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Anchor href={address} target="_blank" size="sm">
        <Group gap={6} component="span" display="inline-flex">
          <IconExternalLink size={16} aria-hidden />
          {t('open')}
        </Group>
      </Anchor>
    </Stack>
  );
}
