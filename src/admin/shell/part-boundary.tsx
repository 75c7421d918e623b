import { Button, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from './shell.texts.ts';

/** In the place of all that could not be loaded or drawn, where no screen's own words are. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPart /> : this.props.children;
  }
}

function FailedPart() {
  const t = useTexts(shellTexts);
  return (
    <Stack component="main" align="center" gap="sm" p="md" py={72} ta="center" role="alert">
      <Title order={1} size="h4">
        {t('failed')}
      </Title>
      <Text c="gray.7">{t('failedHint')}</Text>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </Stack>
  );
}
