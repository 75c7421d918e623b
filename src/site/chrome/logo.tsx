import type { SectionContext } from '#sections/framework/section-context.ts';

import type { HeaderScreen } from './header-items.tsx';

/** The shop's logo, or its name set as one, linking home. `logoAlt` is a text, or the id of an inverted logo. */
export function Logo({ context, screen }: { context: SectionContext; screen: HeaderScreen }) {
  const { header, common } = context.settings;
  const image = context.image(screen === 'mobile' ? (header.logoMobile ?? header.logo) : header.logo);
  const alt = typeof header.logoAlt === 'string' && header.logoAlt !== '' ? header.logoAlt : common.sitename;
  const inverted = typeof header.logoAlt === 'number' ? context.image(header.logoAlt) : null;
  return (
    <a className="vt-logo" href="/">
      {image ? (
        <img
          className="vt-logo__image"
          // A few kilobytes that need not keep the first screen's picture waiting for a connection.
          fetchPriority="low"
          src={image.uri}
          alt={alt}
          width={image.width}
          height={image.height}
        />
      ) : (
        <span className="vt-logo__text">{common.sitename}</span>
      )}
      {inverted && (
        <img
          className="vt-logo__image vt-logo__image--inverted"
          src={inverted.uri}
          alt=""
          width={inverted.width}
          height={inverted.height}
          loading="lazy"
        />
      )}
    </a>
  );
}
