import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import { leadFormPath } from '#domain/routes.ts';

interface ActionButtonProps {
  button: {
    title: string;
    type: 'popup' | 'phone' | 'whatsapp' | 'link';
    style: 'primary' | 'secondary' | 'outline' | 'text';
    link: LinkTarget | null;
    isShow: boolean;
    text: string;
    defaultComment: string;
  };
  className?: string;
}

/** A section's button: opens the enquiry form or follows its target. Nothing when hidden or leading nowhere. */
export function ActionButton({ button, className }: ActionButtonProps) {
  if (!button.isShow || button.title === '') return null;
  const classes = `vt-button vt-button--${button.style}${className ? ` ${className}` : ''}`;
  const label = button.text || undefined;
  if (button.type === 'popup') {
    return (
      <a
        className={classes}
        aria-label={label}
        href={leadFormPath({ comment: button.defaultComment })}
        rel="nofollow"
        data-vt-modal="LeadForm"
        data-comment={button.defaultComment || undefined}
      >
        {button.title}
      </a>
    );
  }
  const link = button.link && resolveLinkTarget(button.link);
  if (!link?.href) return null;
  return (
    <a
      className={classes}
      aria-label={label}
      href={link.href}
      target={link.newTab ? '_blank' : undefined}
      rel={link.rel}
    >
      {button.title}
    </a>
  );
}
