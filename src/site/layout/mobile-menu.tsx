import { phoneHref, safeHref, whatsappHref } from '#domain/link-target.ts';
import { imageUrl } from '#domain/image-url.ts';
import { displayPhone } from '#domain/phone-display.ts';
import { paths } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import type { LayoutProps } from './layout.tsx';
import { Icon } from './icons.tsx';
import { MenuLink } from './nav-menu.tsx';
import { Socials } from './socials.tsx';

/** The main menu as a modal dialog for narrow screens; the browser traps focus and closes on Escape. */
export function MobileMenu({ context, menus, menuPictures }: LayoutProps) {
  const { t, settings } = context;
  const { pictures, account } = settings.header.mobileMenu;
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
        <MobileEntries
          entries={menus['main'] ?? []}
          pictures={pictures ? menuPictures : new Map()}
          context={context}
        />
      </nav>
      {account && settings.common.showAccount && (
        <a className="vt-mobile-menu__link vt-mobile-menu__account" href={paths.account}>
          <Icon name="account" />
          {t('header.account')}
        </a>
      )}
      <MobileContacts context={context} />
      <Socials socials={settings.socials} />
    </dialog>
  );
}

interface MobileEntriesProps {
  entries: MenuEntry[];
  /** By the address that an entry leads to. */
  pictures: ReadonlyMap<string, Image>;
  context: SectionContext;
}

function MobileEntries({ entries, pictures, context }: MobileEntriesProps) {
  return (
    <ul className="vt-mobile-menu__list">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length === 0 ? (
            <MenuLink entry={entry} context={context} className="vt-mobile-menu__link">
              <EntryPicture image={pictures.get(entry.uri ?? '')} />
            </MenuLink>
          ) : (
            <details className="vt-mobile-menu__group">
              <summary className="vt-mobile-menu__link">
                <EntryPicture image={pictures.get(entry.uri ?? '')} />
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
              <MobileEntries entries={entry.children} pictures={pictures} context={context} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Loaded when the menu opens. */
function EntryPicture({ image }: { image: Image | undefined }) {
  if (!image) return null;
  return (
    <img
      className="vt-mobile-menu__picture"
      src={imageUrl(image, { width: 100, height: 100 })}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
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
