import { Fragment } from 'react';

import type { HeaderItem, HeaderRow } from '#domain/settings/layout.schema.ts';

import type { LayoutProps } from './layout.tsx';
import { HeaderItemView, type HeaderScreen } from './header-items.tsx';
import { Icon } from './icons.tsx';
import { fitMenu } from './menu-fit.ts';

const slots = ['start', 'center', 'end'] as const;

/**
 * Desktop and mobile headers are both in the HTML and CSS shows one, so that the server never guesses
 * the screen (requirement 587).
 */
export function Header(props: LayoutProps) {
  const { header } = props.context.settings;
  const reduced = props.context.page.layout === 'order-page';
  const desktop = reduced ? orderRows : header.desktop;
  const mobile = reduced ? orderMobileRows : header.mobile;
  const style = {
    '--vt-menu-size': `${header.menuOptions.size / 16}rem`,
    '--vt-submenu-size': `${header.menuSubOptions.size / 16}rem`,
    '--vt-contacts-size': `${header.contactsSize / 16}rem`,
  } as React.CSSProperties;
  return (
    <header
      className="vt-header"
      data-background={header.background === 'white' ? undefined : header.background}
      data-scroll={header.scroll}
      data-menu-uppercase={header.menuOptions.uppercase || undefined}
      data-submenu-uppercase={header.menuSubOptions.uppercase || undefined}
      data-contacts-bold={header.contactsStyles.bold || undefined}
      data-contacts-uppercase={header.contactsStyles.uppercase || undefined}
      style={style}
    >
      <div className="vt-header__screen vt-header__screen--desktop" data-template={header.template}>
        <Row name="top" row={desktop.top} screen="desktop" {...props} />
        <Row name="main" row={desktop.main} screen="desktop" {...props} />
        <Row name="bottom" row={desktop.bottom} screen="desktop" {...props} />
      </div>
      <div className="vt-header__screen vt-header__screen--mobile" data-template={header.mobileTemplate}>
        <Row name="info" row={mobile.info} screen="mobile" {...props} />
        <Row name="main" row={mobile.main} screen="mobile" withMenuButton={!reduced} {...props} />
        <Row name="second" row={mobile.second} screen="mobile" {...props} />
      </div>
    </header>
  );
}

interface RowProps extends LayoutProps {
  name: string;
  row: HeaderRow;
  screen: HeaderScreen;
  withMenuButton?: boolean;
}

function Row({ name, row, screen, withMenuButton = false, ...props }: RowProps) {
  if (!withMenuButton && slots.every((slot) => row[slot].length === 0)) return null;
  const fit = screen === 'desktop' ? fitMainMenu(name, row, props) : 'always';
  return (
    <div
      className={`vt-header__row vt-header__row--${name}`}
      data-row={name}
      data-menu-fit={fit === 'always' ? undefined : fit}
    >
      <div className="vt-header__inner vt-container">
        {withMenuButton && <MenuButton {...props} />}
        {slots.map((slot) => (
          <div key={slot} className={`vt-header__slot vt-header__slot--${slot}`}>
            {row[slot].map((item: HeaderItem, index) => (
              <Fragment key={`${item.type}-${index}`}>
                {fit !== 'always' && isMainMenu(item) && <MenuButton {...props} />}
                <HeaderItemView item={item} screen={screen} {...props} />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const isMainMenu = (item: HeaderItem) => item.type === 'menu' && item.menu === 'main';

function fitMainMenu(name: string, row: HeaderRow, { context, menus }: LayoutProps) {
  if (!slots.some((slot) => row[slot].some(isMainMenu))) return 'always';
  const { settings } = context;
  const logo = context.image(settings.header.logo);
  const logoRatio = logo ? logo.width / logo.height : null;
  const isCentred = name === 'main' && settings.header.template === 'logo-center';
  return fitMenu({ row, entries: menus['main'] ?? [], settings, logoRatio, isCentred });
}

function MenuButton({ context }: LayoutProps) {
  return (
    <button
      type="button"
      className="vt-icon-button vt-header__menu-button"
      data-vt-open="vt-mobile-menu"
      aria-haspopup="dialog"
    >
      <Icon name="menu" />
      <span className="vt-visually-hidden">{context.t('header.openMenu')}</span>
    </button>
  );
}

const emptyRow: HeaderRow = { start: [], center: [], end: [] };
const orderRows = {
  top: emptyRow,
  main: {
    start: [{ type: 'logo' }],
    center: [],
    end: [{ type: 'phone' }, { type: 'cart' }],
  } satisfies HeaderRow,
  bottom: emptyRow,
};
/** Beside the logo a phone has no room for a number. */
const orderMobileRows = {
  info: { ...emptyRow, center: [{ type: 'phone' }] } satisfies HeaderRow,
  main: { ...emptyRow, start: [{ type: 'logo' }], end: [{ type: 'cart' }] } satisfies HeaderRow,
  second: emptyRow,
};
