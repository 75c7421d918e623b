import { NavLink as MenuLink, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { mayUse } from '../session/may-use.ts';
import { useSession } from '../session/session.ts';
import { areas } from './areas.ts';
import type { Area } from './screen.ts';
import { screensTexts } from './screens.texts.ts';

/** Every day's work: these stay open. */
const alwaysOpen = new Set(['site', 'sales']);
const openAtFirst = 'catalog';

/** Of the other groups one is open at a time, so that the menu fits a small window: the one of this screen, or as chosen. */
export function MainMenu({ onNavigate }: { onNavigate: () => void }) {
  const account = useSession((state) => state.account);
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<{ id: string | null; pathname: string } | null>(null);
  const shown = areas
    .map((area) => ({
      ...area,
      screens: area.screens.filter(({ inMenu, access }) => inMenu === true && mayUse(account, access)),
    }))
    .filter(({ screens }) => screens.length > 0);
  const current = shown.find((area) => area.screens.some(({ path }) => isWithin(pathname, path)))?.id;
  const own = current === undefined || alwaysOpen.has(current) ? openAtFirst : current;
  const open = chosen?.pathname === pathname ? chosen.id : own;
  const menu = useRef<HTMLDivElement>(null);
  // A low window shows a part of the menu: whoever comes by a link sees where this is.
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack gap={4} ref={menu}>
      {shown.map((area) => (
        <MenuGroup
          key={area.id}
          area={area}
          isOpen={alwaysOpen.has(area.id) || open === area.id}
          {...(!alwaysOpen.has(area.id) && {
            onToggle: () => setChosen({ id: open === area.id ? null : area.id, pathname }),
          })}
          onNavigate={onNavigate}
        />
      ))}
    </Stack>
  );
}

interface MenuGroupProps {
  area: Area;
  isOpen: boolean;
  /** Absent: the group stays open. */
  onToggle?(): void;
  onNavigate(): void;
}

function MenuGroup({ area: { id, label, screens }, isOpen, onToggle, onNavigate }: MenuGroupProps) {
  const t = useTexts(screensTexts);
  return (
    <div role="group" aria-labelledby={`menu-${id}`}>
      {onToggle ? (
        <UnstyledButton
          id={`menu-${id}`}
          className="vt-menu-group"
          aria-expanded={isOpen}
          aria-controls={`menu-${id}-screens`}
          onClick={onToggle}
        >
          {t(label)}
          <IconChevronRight size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        <div id={`menu-${id}`} className="vt-menu-group">
          {t(label)}
        </div>
      )}
      <div id={`menu-${id}-screens`} hidden={!isOpen}>
        {screens.map((screen) => (
          <MenuLink
            key={screen.path}
            component={NavLink}
            to={`/${screen.path}`}
            end={screen.path === ''}
            label={t(screen.label)}
            leftSection={screen.icon && <screen.icon size={18} stroke={1.75} aria-hidden />}
            onClick={onNavigate}
            className="vt-menu-link"
          />
        ))}
      </div>
    </div>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return path === '' ? pathname === '/' : pathname === `/${path}` || pathname.startsWith(`/${path}/`);
}
