import { NavLink as MenuLink, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

import { useLanguage } from '../i18n/language.ts';
import { mayUse, useSession } from '../session/session.ts';
import { areas } from './areas.ts';

export function MainMenu({ onNavigate }: { onNavigate: () => void }) {
  const language = useLanguage((state) => state.language);
  const account = useSession((state) => state.account);
  const shown = areas
    .map((area) => ({
      ...area,
      screens: area.screens.filter(
        ({ inMenu, access = 'manager' }) => inMenu === true && mayUse(account, access),
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
  const menu = useRef<HTMLDivElement>(null);
  // The menu is longer than most screens are high: whoever comes by a link sees where this is.
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack gap="md" ref={menu}>
      {shown.map(({ id, label, screens }) => (
        <div key={id} role="group" aria-labelledby={`menu-${id}`}>
          <Text id={`menu-${id}`} size="xs" fw={700} c="gray.7" px="sm" mb={4}>
            {label[language]}
          </Text>
          {screens.map((screen) => (
            <MenuLink
              key={screen.path}
              component={NavLink}
              to={`/${screen.path}`}
              end={screen.path === ''}
              label={screen.label[language]}
              leftSection={screen.icon && <screen.icon size={18} stroke={1.75} aria-hidden />}
              onClick={onNavigate}
              className="vt-menu-link"
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}
