import type { ReactNode } from 'react';

import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { Picture } from '#ui/picture.tsx';

import { Icon } from './icons.tsx';

interface NavMenuProps {
  entries: MenuEntry[];
  context: SectionContext;
  id: string;
  /** Of catalogs, by their addresses: panels show them. */
  pictures: MenuPictures;
}

export type MenuPictures = ReadonlyMap<string, Image>;

/**
 * Disclosure navigation (APG): links stay links, a button beside opens the entries below. Without script
 * hovering and focus open them.
 */
export function NavMenu({ entries, context, id, pictures }: NavMenuProps) {
  if (entries.length === 0) return null;
  return (
    <nav className="vt-nav" aria-label={context.t('header.menu')} data-vt-nav="">
      <ul className="vt-nav__list">
        {entries.map((entry) => {
          const panelId = `${id}-${entry.id}`;
          const hasPanel = entry.children.length > 0;
          return (
            <li key={entry.id} className="vt-nav__item" data-vt-nav-item={hasPanel ? '' : undefined}>
              <MenuLink entry={entry} context={context} className="vt-nav__link" />
              {hasPanel && (
                <>
                  <button
                    type="button"
                    className="vt-nav__toggle"
                    aria-expanded="false"
                    aria-controls={panelId}
                  >
                    <Icon name="chevron" />
                    <span className="vt-visually-hidden">
                      {context.t('header.openSubmenu', { title: entry.title })}
                    </span>
                  </button>
                  <SubMenu entry={entry} context={context} id={panelId} pictures={pictures} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** One level below is a list; two or more, and pictures, are columns. */
function SubMenu({
  entry: parent,
  context,
  id,
  pictures,
}: Omit<NavMenuProps, 'entries'> & { entry: MenuEntry }) {
  const entries = parent.children;
  const hasPictures = entries.some(({ uri }) => uri !== null && pictures.has(uri));
  const isWide = hasPictures || entries.some((entry) => entry.children.length > 0);
  return (
    <ul className={isWide ? 'vt-nav__panel vt-nav__panel--wide' : 'vt-nav__panel'} id={id}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {hasPictures && <MenuPicture entry={entry} pictures={pictures} />}
          <MenuLink
            entry={entry}
            context={context}
            className={isWide ? 'vt-nav__title' : 'vt-nav__sublink'}
          />
          {entry.children.length > 0 && (
            <ul className="vt-nav__sublist">
              {entry.children.map((child) => (
                <li key={child.id}>
                  <MenuLink entry={child} context={context} className="vt-nav__sublink" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      {hasPictures && parent.uri !== null && (
        <li className="vt-nav__all">
          <MenuLink
            entry={{ ...parent, title: context.t('mobileMenu.all', { title: parent.title }) }}
            context={context}
            className="vt-nav__title"
          />
        </li>
      )}
    </ul>
  );
}

/** A link like the title below it, for the pointer alone. It loads once its panel is open. */
function MenuPicture({ entry: { uri }, pictures }: { entry: MenuEntry; pictures: MenuPictures }) {
  const image = uri === null ? undefined : pictures.get(uri);
  if (uri === null || !image) return null;
  return (
    <a className="vt-nav__picture" href={uri} tabIndex={-1} aria-hidden="true">
      <Picture
        image={image}
        ratio="4:3"
        widths={[240, 320, 480]}
        sizes="260px"
        className="vt-picture--cover"
        alt=""
      />
    </a>
  );
}

interface MenuLinkProps {
  entry: MenuEntry;
  context: SectionContext;
  className: string;
  /** Before the title. */
  children?: ReactNode;
}

/** A menu entry; the one of the present page says so (requirement 97). */
export function MenuLink({ entry, context, className, children }: MenuLinkProps) {
  if (entry.uri === null) return <span className={className}>{entry.title}</span>;
  return (
    <a
      className={className}
      href={entry.uri}
      aria-current={entry.uri === context.page.path ? 'page' : undefined}
      target={entry.newTab ? '_blank' : undefined}
      rel={entry.newTab ? 'noopener noreferrer' : undefined}
    >
      {children}
      {entry.title}
    </a>
  );
}
