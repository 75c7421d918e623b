import { resolveLinkTarget } from '#domain/link-target.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';

import type { SectionContext } from './section-context.ts';

/** Under a section without a title of its own its items are the next level down from the page's. */
export function titleLevel(heading: { title: string }): 'h2' | 'h3' {
  return heading.title === '' ? 'h2' : 'h3';
}

interface LinkedTitleProps {
  title: string;
  link: LinkTarget | null;
  className?: string;
  context: SectionContext;
}

/** An item's title, as a link where the item leads somewhere. */
export function LinkedTitle({ title, link: target, className, context }: LinkedTitleProps) {
  const link = target && resolveLinkTarget(target, { origin: context.origin });
  if (!link?.href) return title;
  return (
    <a className={className} href={link.href} target={link.newTab ? '_blank' : undefined} rel={link.rel}>
      {title}
    </a>
  );
}
