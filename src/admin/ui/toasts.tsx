import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';

const position = 'bottom-right';

/**
 * Notices at the end of the window. Their height stands in `--vt-toasts`, by which save bars, dialogs and the end of
 * the page stay clear of them: a notice covers no button.
 */
export function Toasts() {
  useEffect(() => {
    const root = document.documentElement;
    const place = document.querySelector(`.mantine-Notifications-root[data-position="${position}"]`);
    if (!place) return;
    const observer = new ResizeObserver(() => {
      const { height } = place.getBoundingClientRect();
      root.style.setProperty('--vt-toasts', height === 0 ? '0px' : `${Math.ceil(height) + 24}px`);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--vt-toasts');
    };
  }, []);
  return <Notifications position={position} />;
}
