import type { TrackerName, Trackers } from './trackers.ts';

const foreignTo: Readonly<Record<TrackerName, boolean>> = {
  googleAnalytics: true,
  googleTagManager: true,
  metaPixel: true,
  snapchatPixel: true,
  yandexMetrika: false,
};

/** Whether any of the services would have to be left out somewhere. */
export function hasForeignTracker(trackers: Trackers): boolean {
  return Object.keys(trackers).some(isForeign);
}

/**
 * The services that a visitor of this country may be counted by, where the shop leaves the foreign ones
 * (Google, Meta, Snapchat) out in some countries (requirement 742). Someone of whom nobody knows the country
 * is counted by none of those.
 */
export function trackersIn(country: string | null, trackers: Trackers, offIn: readonly string[]): Trackers {
  const isOff = country === null || offIn.some((code) => code.toUpperCase() === country);
  if (!isOff) return trackers;
  return Object.fromEntries(Object.entries(trackers).filter(([name]) => !isForeign(name)));
}

function isForeign(name: string): boolean {
  return Object.hasOwn(foreignTo, name) && foreignTo[name as TrackerName];
}
