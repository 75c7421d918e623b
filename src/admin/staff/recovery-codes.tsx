import { Button, Checkbox, Code, CopyButton, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { saveFile } from '../api/save-file.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { totpTexts } from './totp.texts.ts';

/** The one time that the codes are seen: there is no way on before somebody says that they are kept. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(totpTexts);
  const [isSaved, setSaved] = useState(false);
  const text = `${codes.join('\n')}\n`;

  function download(): void {
    saveFile(new Blob([text], { type: 'text/plain' }), 'vitrina-recovery-codes.txt');
  }

  return (
    <Stack>
      <div>
        <Title order={3} size="h5">
          {t('codesTitle')}
        </Title>
        <Text size="sm" c="gray.7" mt={4}>
          {t('codesText')}
        </Text>
      </div>
      <SimpleGrid cols={2} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <li key={code}>
            <Code block ta="center" fz="xs" p={6}>
              {code}
            </Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={text} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={download}
        >
          {t('download')}
        </Button>
      </Group>
      <Checkbox
        label={t('saved')}
        checked={isSaved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button disabled={!isSaved} onClick={onDone} style={{ alignSelf: 'flex-start' }}>
        {t('done')}
      </Button>
    </Stack>
  );
}
