import { useState, type ComponentType, type ReactNode } from 'react';

import { lazyPart } from '../i18n/lazy-part.ts';
import type { LinkProps } from './link-screens.tsx';

const doors: Readonly<Record<string, ComponentType<LinkProps>>> = {
  '/admin/setup': lazyPart(async () => (await import('./link-screens.tsx')).SetupScreen),
  '/admin/invitation': lazyPart(async () => (await import('./link-screens.tsx')).InvitationScreen),
  '/admin/new-password': lazyPart(async () => (await import('./link-screens.tsx')).NewPasswordScreen),
};

/** Links with a secret lead to screens of their own, whoever is signed in; everything else to `children`. */
export function FrontDoor({ children }: { children: (notice: string | undefined) => ReactNode }) {
  const [link, setLink] = useState(readLink);
  const [notice, setNotice] = useState<string>();
  if (!link) return children(notice);
  const Door = link.door;
  return (
    <Door
      token={link.token}
      onDone={(done, path = '/admin/') => {
        // Back from a reload the link would be dead.
        history.replaceState(null, '', path);
        setNotice(done);
        setLink(null);
      }}
    />
  );
}

function readLink(): { door: ComponentType<LinkProps>; token: string } | null {
  const door = doors[location.pathname.replace(/\/$/, '')];
  const token = location.hash.slice(1);
  return door && token !== '' ? { door, token } : null;
}
