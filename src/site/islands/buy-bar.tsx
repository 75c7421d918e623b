import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { breakpoints } from '#domain/screen.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { loadStyles } from '#ui/load-styles.ts';

import buyBarCss from './buy-bar.css?inline';

interface BuyBarProps {
  /** Id of the form that its button sends. */
  formId: string;
  title: string;
  price: string;
  label: string;
  /** On phones alone, or on wider screens too. */
  reach: Settings['ecommerce']['buyBar'];
}

/**
 * On phones, or everywhere, the way to buy stays at hand once its form has scrolled out at the top, and makes room for the
 * footer (requirement 311). It is of use with script alone, which brings its styles. `data-buy-bar` tells the page's CSS, so that nothing focused lies under it.
 */
export function BuyBar({ formId, title, price, label, reach }: BuyBarProps) {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [isShown, setShown] = useState(false);

  // Before it is painted.
  useLayoutEffect(() => loadStyles(buyBarCss), []);

  useEffect(() => {
    const form = document.getElementById(formId);
    const footer = document.querySelector('.vt-footer');
    if (!form || (reach === 'phones' && innerWidth >= breakpoints.tablet)) return;
    let isPast = false;
    let isAtFooter = false;
    const show = () => setShown(isPast && !isAtFooter);
    // What lies below the window counts as seen: a jump past a form that never was in sight is heard too.
    const formObserver = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect } of entries)
          isPast = !isIntersecting && boundingClientRect.bottom < 1;
        show();
      },
      { rootMargin: '0px 0px 1000000px' },
    );
    const footerObserver = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) isAtFooter = isIntersecting;
      show();
    });
    formObserver.observe(form);
    if (footer) footerObserver.observe(footer);
    return () => {
      formObserver.disconnect();
      footerObserver.disconnect();
    };
  }, [formId, reach]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-buy-bar', isShown);
    return () => document.documentElement.removeAttribute('data-buy-bar');
  }, [isShown]);

  return (
    <div className="vt-buy-bar" data-reach={reach} hidden={!isAlive} inert={!isShown}>
      <p className="vt-buy-bar__text">
        <span className="vt-buy-bar__title">{title}</span>
        <span className="vt-buy-bar__price">{price}</span>
      </p>
      <button type="submit" form={formId} className="vt-button vt-button--primary">
        {label}
      </button>
    </div>
  );
}
