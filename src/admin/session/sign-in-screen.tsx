import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

export function SignInScreen() {
  const t = useTexts(signInTexts);
  return (
    <Center component="main" mih="100dvh" p="md" bg="gray.0">
      <Paper withBorder shadow="sm" p={{ base: 'lg', xs: 'xl' }} w="100%" maw={400}>
        <Stack>
          <Group justify="space-between" wrap="nowrap">
            <Text fw={800} size="lg">
              Vitrina
            </Text>
            <LanguageSwitch />
          </Group>
          <Title order={1} size="h3">
            {t('title')}
          </Title>
          <SignInForm />
        </Stack>
      </Paper>
    </Center>
  );
}
