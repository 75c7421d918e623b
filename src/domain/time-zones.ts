import { isTimeZone } from './local-days.ts';

/** Where most people of a country with several zones live; of the others the one zone is asked for. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Where the shop's days begin and end: the zone that it has chosen, else its country's, else UTC. */
export function shopTimeZone({
  timeZone,
  address,
}: {
  timeZone: string;
  address: { country: string };
}): string {
  if (timeZone !== '' && isTimeZone(timeZone)) return timeZone;
  return zoneOfCountry(address.country.trim().toUpperCase()) ?? 'UTC';
}

function zoneOfCountry(code: string): string | undefined {
  if (Object.hasOwn(mainZones, code)) return mainZones[code];
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  // Newer than the types that we compile with.
  const locale: Intl.Locale & { getTimeZones?(): string[] } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.().find(isTimeZone);
}
