import { announcementKey, type AnnouncementLine } from '#domain/announcement.ts';
import { safeHref } from '#domain/link-target.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { hideDismissed } from './hide-dismissed.ts';
import { Icon } from './icons.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-announcement': CustomElementProps;
    }
  }
}

interface AnnouncementProps {
  /** Those of this moment; pages that have them are kept until others come. */
  lines: readonly AnnouncementLine[];
  context: SectionContext;
}

/** The bar above the header. */
export function Announcement({ lines, context }: AnnouncementProps) {
  const { settings, t, editing } = context;
  const { motion, dismissible } = settings.header.announcement;
  if (lines.length === 0) return null;
  const rotates = motion === 'rotate' && lines.length > 1;
  return (
    <vt-announcement
      className="vt-announcement"
      role="region"
      aria-label={t('header.announcement')}
      data-key={announcementKey(lines)}
      data-motion={rotates ? 'rotate' : 'stand'}
    >
      {rotates && (
        <button
          type="button"
          className="vt-announcement__button"
          data-part="pause"
          aria-pressed="false"
          aria-label={t('header.pauseAnnouncement')}
        />
      )}
      <ul className="vt-announcement__lines">
        {lines.map((line, index) => (
          <li key={line.text} data-part="line" data-current={index === 0 ? '' : undefined}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {dismissible && (
        <button
          type="button"
          className="vt-announcement__button vt-announcement__close"
          data-part="close"
          aria-label={t('header.closeAnnouncement')}
        >
          <Icon name="close" />
        </button>
      )}
      {dismissible && !editing && <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />}
    </vt-announcement>
  );
}

function Line({ line: { text, link } }: { line: AnnouncementLine }) {
  const href = link.startsWith('/') && !link.startsWith('//') ? link : safeHref(link);
  return href === null ? text : <a href={href}>{text}</a>;
}
