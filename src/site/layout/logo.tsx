import type { SectionContext } from '#sections/framework/section-context.ts';

import type { HeaderScreen } from './header-items.tsx';
import { invertedLogo, isDark } from './logo-on-ground.ts';

/** The shop's logo, or its name set as one, linking home. `logoAlt` is a text, or the id of a logo for dark grounds. */
export function Logo({ context, screen }: { context: SectionContext; screen: HeaderScreen }) {
  const { header, common } = context.settings;
  const usual = context.image(screen === 'mobile' ? (header.logoMobile ?? header.logo) : header.logo);
  const image = (isDark(context.settings, header.background) ? invertedLogo(context) : null) ?? usual;
  const alt = typeof header.logoAlt === 'string' && header.logoAlt !== '' ? header.logoAlt : common.sitename;
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
    </a>
  );
}
