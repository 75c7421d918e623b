import { phoneHref, safeHref, whatsappHref } from '#domain/link-target.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Icon, type IconName } from './icons.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-messengers': CustomElementProps;
    }
  }
}

interface Messenger {
  icon: IconName;
  label: string;
  href: string;
}

/**
 * Floating contact shortcuts: several behind a toggle, a single one directly, none not at all. The mobile
 * set is narrowed by the show-on-mobile-widget flags, so each screen has its own block and CSS shows one.
 */
export function Messengers({ context }: { context: SectionContext }) {
  const { common } = context.settings;
  const all = messengersOf(context);
  const mobile = all.filter(
    ({ icon }) => common.showOnMobileWidget[icon as keyof typeof common.showOnMobileWidget],
  );
  return (
    <>
      <MessengerBlock screen="desktop" messengers={all} context={context} />
      <MessengerBlock screen="mobile" messengers={mobile} context={context} />
    </>
  );
}

function messengersOf({ settings, t }: SectionContext): Messenger[] {
  const { common } = settings;
  const [phone = ''] = common.phones;
  const [whatsapp = ''] = common.whatsapps;
  const email = (common.emails[0] ?? '').trim();
  const candidates = [
    { icon: 'phone' as const, label: t('messengers.phone'), href: phoneHref(phone) },
    { icon: 'whatsapp' as const, label: 'WhatsApp', href: whatsappHref(whatsapp, common.whatsappMessage) },
    { icon: 'telegram' as const, label: 'Telegram', href: safeHref(common.telegram) },
    { icon: 'email' as const, label: t('messengers.email'), href: email === '' ? null : `mailto:${email}` },
  ];
  return candidates.flatMap(({ href, ...rest }) => (href === null ? [] : [{ ...rest, href }]));
}

interface BlockProps {
  screen: 'desktop' | 'mobile';
  messengers: Messenger[];
  context: SectionContext;
}

function MessengerBlock({ screen, messengers, context }: BlockProps) {
  const [only, ...others] = messengers;
  if (!only) return null;
  const className = `vt-messengers vt-messengers--${screen}`;
  if (others.length === 0) {
    return (
      <vt-messengers className={className}>
        <MessengerLink messenger={only} className="vt-messengers__button" />
      </vt-messengers>
    );
  }
  const listId = `vt-messengers-${screen}`;
  return (
    <vt-messengers className={className}>
      <ul className="vt-messengers__list" id={listId} hidden>
        {messengers.map((messenger) => (
          <li key={messenger.icon}>
            <MessengerLink messenger={messenger} className="vt-messengers__link" withText />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="vt-messengers__button"
        aria-expanded="false"
        aria-controls={listId}
        data-vt-toggle=""
        aria-label={context.t('messengers.open')}
      >
        <Icon name="chat" />
      </button>
    </vt-messengers>
  );
}

function MessengerLink({
  messenger,
  className,
  withText = false,
}: {
  messenger: Messenger;
  className: string;
  withText?: boolean;
}) {
  const { icon, label, href } = messenger;
  const away = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={className} href={href} {...away} aria-label={withText ? undefined : label}>
      <Icon name={icon} />
      {withText && <span>{label}</span>}
    </a>
  );
}
