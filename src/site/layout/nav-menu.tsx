import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Icon } from './icons.tsx';

interface NavMenuProps {
  entries: MenuEntry[];
  context: SectionContext;
  id: string;
}

/**
 * Disclosure navigation (APG): links stay links, a button beside opens the entries below. Without script
 * hovering and focus open them.
 */
export function NavMenu({ entries, context, id }: NavMenuProps) {
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
                  <SubMenu entries={entry.children} context={context} id={panelId} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** One level below is a list; two or more are columns. */
function SubMenu({ entries, context, id }: NavMenuProps) {
  const isWide = entries.some((entry) => entry.children.length > 0);
  return (
    <ul className={isWide ? 'vt-nav__panel vt-nav__panel--wide' : 'vt-nav__panel'} id={id}>
      {entries.map((entry) => (
        <li key={entry.id}>
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
    </ul>
  );
}

interface MenuLinkProps {
  entry: MenuEntry;
  context: SectionContext;
  className: string;
}

/** A menu entry; the one of the present page says so (requirement 97). */
export function MenuLink({ entry, context, className }: MenuLinkProps) {
  if (entry.uri === null) return <span className={className}>{entry.title}</span>;
  return (
    <a
      className={className}
      href={entry.uri}
      aria-current={entry.uri === context.page.path ? 'page' : undefined}
      target={entry.newTab ? '_blank' : undefined}
      rel={entry.newTab ? 'noopener noreferrer' : undefined}
    >
      {entry.title}
    </a>
  );
}
