import { postalLine } from '#domain/postal-address.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { RichText } from '#ui/rich-text.tsx';

import type { LayoutProps } from './layout.tsx';
import { Emails, Phones } from './header-items.tsx';
import { Icon } from './icons.tsx';
import { invertedLogo, isDark } from './logo-on-ground.ts';
import { MenuLink } from './nav-menu.tsx';
import { Socials } from './socials.tsx';

/** Menu columns (four by default), contacts, networks. On phones columns fold (requirement 106). */
export function Footer({ context, menus, ...legal }: LayoutProps) {
  const { settings } = context;
  const { footer, common } = settings;
  const logo = isDark(settings, footer.background)
    ? (context.image(footer.logo) ?? invertedLogo(context))
    : context.image(settings.header.logo ?? footer.logo);
  const entries = menus['footer'] ?? [];
  const address = postalLine(common.address, settings.language);
  const style = {
    '--vt-footer-columns': footer.menuColumns,
    '--vt-footer-size': `${footer.menuOptions.size / 16}rem`,
  } as React.CSSProperties;
  return (
    <footer
      className={footer.template === 'center' ? 'vt-footer vt-footer--center' : 'vt-footer'}
      data-background={footer.background}
      data-menu-uppercase={footer.menuOptions.uppercase || undefined}
      style={style}
    >
      <div className="vt-container vt-footer__inner">
        <div className="vt-footer__brand">
          <a className="vt-logo" href="/">
            {logo ? (
              <img
                className="vt-logo__image"
                src={logo.uri}
                alt={common.sitename}
                width={logo.width}
                height={logo.height}
                loading="lazy"
              />
            ) : (
              <span className="vt-logo__text">{common.sitename}</span>
            )}
          </a>
          <RichText html={footer.text} className="vt-footer__text" />
          <address className="vt-footer__contacts">
            <Phones phones={common.phones} />
            <Emails emails={common.emails} />
            {address !== '' && <span>{address}</span>}
            {common.workTime !== '' && <span>{common.workTime}</span>}
          </address>
          <Socials socials={settings.socials} />
        </div>
        {entries.length > 0 && (
          <nav className="vt-footer__menu" aria-label={context.t('footer.menu')}>
            {entries.map((entry) => (
              <FooterColumn key={entry.id} entry={entry} context={context} />
            ))}
          </nav>
        )}
      </div>
      <LegalLine context={context} {...legal} />
    </footer>
  );
}

/** Where somebody pays, nothing leads away: whose shop it is, and no more. */
export function OrderFooter({ context, ...legal }: LegalLineProps) {
  const { common, language } = context.settings;
  return (
    <footer className="vt-footer">
      <LegalLine context={context} {...legal} address={postalLine(common.address, language)} />
    </footer>
  );
}

interface LegalLineProps extends Pick<LayoutProps, 'context' | 'year' | 'pricesIncludeTax'> {
  address?: string;
}

function LegalLine({ context: { t, settings }, year, pricesIncludeTax, address = '' }: LegalLineProps) {
  const { sitename, modalCookieAccept } = settings.common;
  return (
    <div className="vt-container vt-footer__bottom">
      <small>
        {t('footer.rights', { year, name: sitename })}
        {address !== '' && ` ${address}`}
        {!pricesIncludeTax && ` ${t('footer.plusTax')}`}
      </small>
      {/* A wide space, unlike a margin, stays behind where the button begins a line of its own. */}
      {modalCookieAccept && '\u2003'}
      {modalCookieAccept && (
        <button type="button" className="vt-footer__cookies" data-ask-cookies="">
          {t('cookies.change')}
        </button>
      )}
    </div>
  );
}

function FooterColumn({ entry, context }: { entry: MenuEntry; context: SectionContext }) {
  if (entry.children.length === 0)
    return <MenuLink entry={entry} context={context} className="vt-footer__link" />;
  return (
    <details className="vt-footer__column" open>
      <summary className="vt-footer__title">
        {entry.title}
        <Icon name="chevron" />
      </summary>
      <ul className="vt-footer__list">
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} context={context} className="vt-footer__link" />
          </li>
        ))}
      </ul>
    </details>
  );
}
