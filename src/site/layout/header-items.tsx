import { postalLine } from '#domain/postal-address.ts';
import { phoneHref, safeHref, whatsappHref } from '#domain/link-target.ts';
import { displayPhone } from '#domain/phone-display.ts';
import { paths } from '#domain/routes.ts';
import type { HeaderItem } from '#domain/settings/layout.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { RichText } from '#ui/rich-text.tsx';

import type { LayoutProps } from './layout.tsx';
import { CartLink } from './cart-link.tsx';
import { Icon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { NavMenu } from './nav-menu.tsx';
import { Socials } from './socials.tsx';

export type HeaderScreen = 'desktop' | 'mobile';

interface ItemProps extends LayoutProps {
  item: HeaderItem;
  screen: HeaderScreen;
}

const noPictures: LayoutProps['menuPictures'] = new Map();

/** One configured item of a header row; null when the shop has nothing to show for it. */
export function HeaderItemView({ item, screen, context, menus, menuPictures }: ItemProps) {
  const { settings, t } = context;
  const { common } = settings;
  const shown = (contact: 'phone' | 'email') => screen === 'desktop' || common.showOnMobileHeader[contact];
  switch (item.type) {
    case 'logo':
      return <Logo context={context} screen={screen} />;
    case 'menu':
      return (
        <NavMenu
          entries={menus[item.menu] ?? []}
          context={context}
          id={`${screen}-${item.menu}`}
          pictures={screen === 'desktop' ? menuPictures : noPictures}
        />
      );
    case 'search':
      return (
        <a className="vt-icon-button" href={paths.search} data-vt-open="vt-search" data-item="search">
          <Icon name="search" />
          <span className="vt-visually-hidden">{t('search.label')}</span>
        </a>
      );
    case 'account':
      if (!common.showAccount) return null;
      return (
        <a className="vt-icon-button" href={paths.account} data-item="account" data-vt-account="">
          <Icon name="account" />
          <span className="vt-visually-hidden">{t('header.account')}</span>
        </a>
      );
    case 'cart':
      return (
        <>
          {settings.ecommerce.wishlist && (
            <a className="vt-icon-button" href={paths.wishlist} data-item="wishlist">
              <Icon name="heart" />
              <span className="vt-visually-hidden">{t('wishlist.link')}</span>
            </a>
          )}
          <CartLink context={context} />
        </>
      );
    case 'phone':
      return (
        <>
          {shown('phone') && <Phones phones={common.phones} />}
          {screen === 'mobile' && <ChatLinks common={common} />}
        </>
      );
    case 'email':
      return shown('email') ? <Emails emails={common.emails} /> : null;
    case 'address': {
      const address = postalLine(common.address, settings.language);
      return address === '' ? null : <span className="vt-header__contact">{address}</span>;
    }
    case 'workTime':
      return common.workTime === '' ? null : <span className="vt-header__contact">{common.workTime}</span>;
    case 'socials':
      return <Socials socials={settings.socials} />;
    case 'customText':
      return <RichText html={item.html} className="vt-header__text" />;
    case 'button':
      if (!settings.header.sendEnquiry.isShow) return null;
      return (
        <a
          className="vt-button vt-button--primary vt-button--small"
          href={paths.leadForm}
          rel="nofollow"
          data-vt-modal="LeadForm"
        >
          {item.text || t('header.sendEnquiry')}
        </a>
      );
  }
}

/** Numbers of the shop; `data-phone` marks them for services that put their own in, to count calls. */
export function Phones({ phones }: { phones: string[] }) {
  return phones.map((phone) => {
    const href = phoneHref(phone);
    return href === null ? null : (
      <a key={phone} className="vt-header__contact" href={href} data-phone="">
        {displayPhone(phone)}
      </a>
    );
  });
}

/** Chats beside the phones in the phone header, as its flags say (requirement 91). */
function ChatLinks({ common }: { common: Settings['common'] }) {
  const show = common.showOnMobileHeader;
  const [whatsapp = ''] = common.whatsapps;
  const links = [
    {
      icon: 'whatsapp' as const,
      name: 'WhatsApp',
      href: show.whatsapp ? whatsappHref(whatsapp, common.whatsappMessage) : null,
    },
    { icon: 'telegram' as const, name: 'Telegram', href: show.telegram ? safeHref(common.telegram) : null },
  ];
  return links.map(({ icon, name, href }) =>
    href === null ? null : (
      <a key={icon} className="vt-icon-button" href={href} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} />
        <span className="vt-visually-hidden">{name}</span>
      </a>
    ),
  );
}

export function Emails({ emails }: { emails: string[] }) {
  return emails.map((email) => (
    <a key={email} className="vt-header__contact" href={`mailto:${email}`}>
      {email}
    </a>
  ));
}
