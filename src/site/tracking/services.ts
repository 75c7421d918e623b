import type { Trackers } from '#domain/trackers.ts';

import { toMessages } from './ecommerce-events.ts';
import type { TrackedDetail } from '../client/track.ts';

type Command = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Command & { queue?: unknown[]; loaded?: boolean; version?: string; callMethod?: Command };
    /** What Metrika is told of sales: it would count Google's messages in `dataLayer` as well. */
    metrikaLayer?: unknown[];
    ym?: Command & { a?: unknown[]; l?: number };
    snaptr?: Command & { queue?: unknown[]; handleRequest?: Command };
  }
}

/** One service that counts visits, loaded. */
export interface TrackingService {
  pageView(): void;
  event(detail: TrackedDetail, currency: string): void;
  /** A click on a phone number, an address or a messenger. */
  contact(kind: ContactKind): void;
}
export type ContactKind = 'phone' | 'email' | 'whatsapp' | 'telegram';

const loaders: Record<Exclude<keyof Trackers, 'callTracking'>, (id: string) => TrackingService> = {
  googleAnalytics: loadGoogleAnalytics,
  googleTagManager: loadTagManager,
  metaPixel: loadMetaPixel,
  yandexMetrika: loadMetrika,
  snapchatPixel: loadSnapchatPixel,
};

/** Loads every service that is set up; one that is blocked or fails stays silent. */
export function loadServices({ callTracking, ...trackers }: Trackers): TrackingService[] {
  if (callTracking !== undefined) loadScript(callTracking);
  return Object.entries(trackers).map(([name, id]) => loaders[name as keyof typeof loaders](id));
}

/** Google Analytics 4 by gtag.js, with consent mode v2: denied by default, granted by who got here. */
function loadGoogleAnalytics(id: string): TrackingService {
  const layer = dataLayer();
  // gtag.js reads `arguments` objects, not arrays.
  function gtag(..._args: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  const consent = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };
  gtag('consent', 'default', consent);
  gtag('consent', 'update', Object.fromEntries(Object.keys(consent).map((name) => [name, 'granted'])));
  gtag('js', new Date());
  // The page view is sent by `pageView`, once and when the page is really shown.
  gtag('config', id, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return {
    pageView: () => gtag('event', 'page_view'),
    event(detail, currency) {
      const { event, params } = toMessages(detail, currency).ga;
      gtag('event', event, params);
    },
    contact: (kind) => gtag('event', 'contact_click', { method: kind }),
  };
}

function loadTagManager(id: string): TrackingService {
  const layer = dataLayer();
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  return {
    // The container's own trigger counts page views from `gtm.js`.
    pageView: () => {},
    event(detail, currency) {
      const { event, params } = toMessages(detail, currency).ga;
      // Containers read what is bought from `ecommerce`, everything else by its name.
      if (!detail.items) return void layer.push({ event, ...params });
      layer.push({ ecommerce: null });
      layer.push({ event, ecommerce: params });
    },
    contact: (kind) => layer.push({ event: 'contact_click', method: kind }),
  };
}

function loadMetaPixel(id: string): TrackingService {
  const queue: unknown[] = [];
  const fbq: NonNullable<Window['fbq']> = (...args) =>
    fbq.callMethod ? fbq.callMethod(...args) : queue.push(args);
  window.fbq ??= Object.assign(fbq, { queue, loaded: true, version: '2.0', push: fbq });
  const send = window.fbq;
  send('init', id);
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return {
    pageView: () => send('track', 'PageView'),
    event(detail, currency) {
      const message = toMessages(detail, currency).meta;
      if (message) send(message.isCustom ? 'trackCustom' : 'track', message.event, message.params);
    },
    contact: (kind) => send('track', 'Contact', { method: kind }),
  };
}

function loadMetrika(id: string): TrackingService {
  const layer = (window.metrikaLayer ??= []);
  const waiting: unknown[] = [];
  const ym: NonNullable<Window['ym']> = Object.assign((...args: unknown[]) => void waiting.push(args), {
    a: waiting,
    l: Date.now(),
  });
  window.ym ??= ym;
  const send: Command = (...args) => window.ym?.(Number(id), ...args);
  send('init', {
    defer: true,
    clickmap: true,
    trackLinks: true,
    accurateTrackBounce: true,
    ecommerce: 'metrikaLayer',
  });
  loadScript('https://mc.yandex.ru/metrika/tag.js');
  return {
    pageView: () => send('hit', location.href),
    event(detail, currency) {
      const message = toMessages(detail, currency).metrika;
      if (!message) return;
      if ('goal' in message) send('reachGoal', message.goal);
      else layer.push(message);
    },
    contact: (kind) => send('reachGoal', `click_${kind}`),
  };
}

function loadSnapchatPixel(id: string): TrackingService {
  const queue: unknown[] = [];
  const snaptr: NonNullable<Window['snaptr']> = (...args) =>
    snaptr.handleRequest ? snaptr.handleRequest(...args) : void queue.push(args);
  window.snaptr ??= Object.assign(snaptr, { queue });
  const send = window.snaptr;
  send('init', id);
  loadScript('https://sc-static.net/scevent.min.js');
  return {
    pageView: () => send('track', 'PAGE_VIEW'),
    event(detail, currency) {
      const message = toMessages(detail, currency).snap;
      if (message) send('track', message.event, message.params);
    },
    contact: () => {},
  };
}

function dataLayer(): unknown[] {
  return (window.dataLayer ??= []);
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
