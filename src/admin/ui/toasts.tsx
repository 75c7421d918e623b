import { useDirection } from '@mantine/core';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** Pixels: from the window's end to the notices, and from them to what stands above. */
const gap = 16 + 8;

/**
 * Notices at the end of the window. Their height stands in `--vt-toasts`, by which save bars, dialogs and the end of
 * the page stay clear of them: a notice covers no button.
 */
export function Toasts() {
  const { notifications } = useNotifications();
  const { dir } = useDirection();
  const position = dir === 'rtl' ? 'bottom-left' : 'bottom-right';
  const isEmpty = notifications.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const root = document.documentElement;
    const place = document.querySelector(`.mantine-Notifications-root[data-position="${position}"]`);
    if (!place) return;
    const observer = new ResizeObserver(() => {
      const { height } = place.getBoundingClientRect();
      root.style.setProperty('--vt-toasts', `${Math.ceil(height) + gap}px`);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--vt-toasts');
    };
  }, [isEmpty, position]);
  return <Notifications position={position} />;
}
