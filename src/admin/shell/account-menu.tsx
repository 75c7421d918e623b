import { Menu, UnstyledButton, Avatar, Text } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { shellTexts } from './shell.texts.ts';

export function AccountMenu() {
  const t = useTexts(shellTexts);
  const { account, end } = useSession();
  if (!account) return null;

  async function signOut(): Promise<void> {
    // A server that cannot be reached forgets the session when it runs out.
    await api.post('/admin/logout').catch(() => undefined);
    end();
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <UnstyledButton aria-label={t('account')}>
          <Avatar name={account.name || account.email} color="indigo" radius="xl" size={34} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" c="dark">
            {account.email}
          </Text>
          <Text size="xs" c="gray.7">
            <bdi>{account.role === 'custom' ? account.roleName : t(account.role)}</bdi>
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} aria-hidden />}>
          {t('profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
