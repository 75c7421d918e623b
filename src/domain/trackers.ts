/** Services that count visits, by the setting that holds their id (specification section 7). */
export type TrackerName =
  | 'googleAnalytics'
  | 'googleTagManager'
  | 'metaPixel'
  | 'yandexMetrika'
  | 'snapchatPixel';

/** Ids of the services that are set up; `callTracking` is the address of that service's script. */
export type Trackers = Partial<Record<TrackerName | 'callTracking', string>>;

interface TrackerFacts {
  /** What its id looks like; anything else is not put into a page. */
  id: RegExp;
  /** Origins of its script and of what the script talks to, for the page's policy. */
  scripts: string[];
  connections: string[];
}

const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Conversions and remarketing of Google Ads (its guide to policies), which Analytics can be joined to. */
const googleAds = [
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];

const facts: Readonly<Record<TrackerName, TrackerFacts>> = {
  googleAnalytics: {
    id: /^(?:G|UA|AW)-[A-Z0-9-]{4,20}$/i,
    scripts: ['https://www.googletagmanager.com', ...googleAds],
    connections: [...google, 'https://google.com', ...googleAds],
  },
  googleTagManager: {
    id: /^GTM-[A-Z0-9]{4,12}$/i,
    scripts: ['https://www.googletagmanager.com'],
    connections: google,
  },
  metaPixel: {
    id: /^\d{5,20}$/,
    scripts: ['https://connect.facebook.net'],
    connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  yandexMetrika: {
    id: /^\d{4,12}$/,
    scripts: ['https://mc.yandex.ru', 'https://yastatic.net'],
    connections: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.com'],
  },
  snapchatPixel: {
    id: /^[\da-f-]{8,40}$/i,
    scripts: ['https://sc-static.net'],
    connections: ['https://tr.snapchat.com'],
  },
};
const names = Object.keys(facts) as TrackerName[];

/** The services of a shop whose ids can be such; the rest is as if it were not set. */
export function configuredTrackers(
  settings: Readonly<Record<TrackerName | 'callTracking', string>>,
): Trackers {
  const trackers: Trackers = {};
  for (const name of names) {
    const id = settings[name].trim();
    if (facts[name].id.test(id)) trackers[name] = id;
  }
  const { callTracking } = settings;
  if (/^https:\/\//i.test(callTracking.trim()) && URL.canParse(callTracking)) {
    trackers.callTracking = new URL(callTracking).href;
  }
  return trackers;
}

/** Services that load what their owner has set up elsewhere: nobody can name it beforehand. */
export function loadsOwnCode(trackers: Trackers): boolean {
  return trackers.googleTagManager !== undefined || trackers.callTracking !== undefined;
}

/** Origins that a page with these services must be allowed to load from and talk to. */
export function trackerOrigins(trackers: Trackers): { scripts: string[]; connections: string[] } {
  const used = names.filter((name) => trackers[name] !== undefined).map((name) => facts[name]);
  const caller = trackers.callTracking === undefined ? [] : [new URL(trackers.callTracking).origin];
  return {
    scripts: [...new Set([...used.flatMap(({ scripts }) => scripts), ...caller])],
    connections: [...new Set([...used.flatMap(({ connections }) => connections), ...caller])],
  };
}
