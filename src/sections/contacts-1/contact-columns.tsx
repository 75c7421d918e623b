import { contactFacts, type ContactLink } from '../framework/contact-facts.ts';
import type { SectionContext } from '../framework/section-context.ts';

interface ContactColumn {
  title: string;
  links: ContactLink[];
  lines: string[];
  isLead: boolean;
  /** Short names that stand side by side. */
  isInline?: boolean;
}

/** The shop's contacts by kind, without the kinds that it has none of. */
export function contactColumns(
  { t, settings }: SectionContext,
  { showSocials }: { showSocials: boolean },
): ContactColumn[] {
  const facts = contactFacts(settings);
  const socials = showSocials ? facts.socials : [];
  return [
    { title: t('contacts.phone'), links: facts.phones, lines: [], isLead: true },
    { title: t('contacts.email'), links: facts.emails, lines: [], isLead: false },
    { title: t('contacts.messengers'), links: facts.messengers, lines: [], isLead: false, isInline: true },
    { title: t('contacts.address'), links: [], lines: facts.address, isLead: false },
    { title: t('contacts.workTime'), links: [], lines: facts.workTime, isLead: false },
    { title: t('contacts.socials'), links: socials, lines: [], isLead: false, isInline: true },
  ].filter(({ links, lines }) => links.length + lines.length > 0);
}

/** Names and values in one address, which may hold no headings. */
export function ContactColumns({ columns }: { columns: ContactColumn[] }) {
  return (
    <address>
      <dl className="vt-contacts-1__facts">
        {columns.map(({ title, links, lines, isLead, isInline }) => (
          <div
            key={title}
            className={`vt-contacts-1__fact${screenClasses(links)}`}
            data-lead={isLead || undefined}
            data-inline={isInline || undefined}
          >
            <dt className="vt-contacts-1__label">{title}</dt>
            {links.map((link) => (
              <dd key={link.href} className={screenClasses([link]).trim() || undefined}>
                <ContactAnchor link={link} />
              </dd>
            ))}
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </address>
  );
}

function ContactAnchor({ link }: { link: ContactLink }) {
  return (
    <a
      className="vt-contacts-1__link"
      href={link.href}
      data-phone={link.href.startsWith('tel:') ? '' : undefined}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener noreferrer' : undefined}
    >
      {link.text}
    </a>
  );
}

/** A fact is hidden on a screen where none of its links is to be seen. */
function screenClasses(links: ContactLink[]): string {
  if (links.length === 0) return '';
  const desktop = links.some(({ onDesktop }) => onDesktop) ? '' : ' vt-contacts-1--no-desktop';
  const mobile = links.some(({ onMobile }) => onMobile) ? '' : ' vt-contacts-1--no-mobile';
  return desktop + mobile;
}
