import { phoneHref, safeHref, whatsappHref } from '#domain/link-target.ts';
import { displayPhone } from '#domain/phone-display.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import type { LayoutProps } from './layout.tsx';
import { Icon } from './icons.tsx';
import { MenuLink } from './nav-menu.tsx';
import { Socials } from './socials.tsx';

/** The main menu as a modal dialog for narrow screens; the browser traps focus and closes on Escape. */
export function MobileMenu({ context, menus }: LayoutProps) {
  const { t, settings } = context;
  return (
    <dialog className="vt-drawer vt-mobile-menu" id="vt-mobile-menu" aria-label={t('header.menu')}>
      <div className="vt-drawer__bar">
        <span className="vt-drawer__title">{settings.common.sitename}</span>
        <button type="button" className="vt-icon-button" data-vt-close="">
          <Icon name="close" />
          <span className="vt-visually-hidden">{t('header.closeMenu')}</span>
        </button>
      </div>
      <nav aria-label={t('header.menu')}>
        <MobileEntries entries={menus['main'] ?? []} context={context} />
      </nav>
      <MobileContacts context={context} />
      <Socials socials={settings.socials} />
    </dialog>
  );
}

function MobileEntries({ entries, context }: { entries: MenuEntry[]; context: SectionContext }) {
  return (
    <ul className="vt-mobile-menu__list">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length === 0 ? (
            <MenuLink entry={entry} context={context} className="vt-mobile-menu__link" />
          ) : (
            <details className="vt-mobile-menu__group">
              <summary className="vt-mobile-menu__link">
                {entry.title}
                <Icon name="chevron" />
              </summary>
              {entry.uri !== null && (
                <MenuLink
                  entry={{ ...entry, title: context.t('mobileMenu.all', { title: entry.title }) }}
                  context={context}
                  className="vt-mobile-menu__link"
                />
              )}
              <MobileEntries entries={entry.children} context={context} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function MobileContacts({ context }: { context: SectionContext }) {
  const { common } = context.settings;
  const show = common.showOnMobileMenu;
  const telegram = safeHref(common.telegram);
  const links = [
    ...(show.phone
      ? common.phones.map((phone) => ({ href: phoneHref(phone), text: displayPhone(phone) }))
      : []),
    ...(show.email ? common.emails.map((email) => ({ href: `mailto:${email}`, text: email })) : []),
    ...(show.whatsapp
      ? common.whatsapps.map((phone) => ({
          href: whatsappHref(phone, common.whatsappMessage),
          text: 'WhatsApp',
        }))
      : []),
    ...(show.telegram && telegram ? [{ href: telegram, text: 'Telegram' }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="vt-mobile-menu__contacts">
      {links.map(({ href, text }) =>
        href === null ? null : (
          <li key={href}>
            <a
              href={href}
              data-phone={href.startsWith('tel:') ? '' : undefined}
              {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {text}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
