import { safeHref } from '#domain/link-target.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { BrandIcon, type BrandName } from './icons.tsx';

const names: Record<BrandName, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  twitter: 'X (Twitter)',
  medium: 'Medium',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  vk: 'VK',
};

/** Links to the networks that the shop has, and only those. */
export function Socials({ socials }: { socials: Settings['socials'] }) {
  const links = (Object.keys(names) as BrandName[]).flatMap((name) => {
    const href = safeHref(socials[name]);
    return href === null ? [] : [{ name, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="vt-socials">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className="vt-icon-button" href={href} target="_blank" rel="noopener noreferrer">
            <BrandIcon name={name} />
            <span className="vt-visually-hidden">{names[name]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
