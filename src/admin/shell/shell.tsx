import { ActionIcon, Anchor, AppShell, Burger, Button, Group, ScrollArea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, Outlet } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { keepFocus } from './keep-focus.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { PaletteButton } from './palette-button.tsx';
import { shellTexts } from './shell.texts.ts';

/** The frame of the back office: header, menu and the screen that is open. */
export function Shell() {
  const t = useTexts(shellTexts);
  const [isMenuOpen, { toggle, close }] = useDisclosure(false);
  const content = useRef<HTMLElement>(null);
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), []);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
      bg="gray.0"
    >
      <a className="vt-skip-link" href="#content">
        {t('skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isMenuOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={t(isMenuOpen ? 'closeMenu' : 'openMenu')}
              aria-expanded={isMenuOpen}
            />
            <Anchor component={Link} to="/" underline="never" c="dark" fw={800} size="lg">
              Vitrina
            </Anchor>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Button
              component="a"
              href="/"
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              size="xs"
              visibleFrom="xs"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t('viewShop')}
            </Button>
            <ActionIcon
              component="a"
              href="/"
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              size={30}
              hiddenFrom="xs"
              aria-label={t('viewShop')}
            >
              <IconExternalLink size={16} aria-hidden />
            </ActionIcon>
            <PaletteButton />
            <LanguageSwitch />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('menu')}>
        <ScrollArea type="hover" scrollbarSize={6}>
          <MainMenu onNavigate={close} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main ref={content} id="content" tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
