import { cookieFlag, necessaryFlag } from '#domain/cookie-consent.ts';
import { maxDatabaseId } from '#domain/limits.ts';

import { viewedKey } from './storage-keys.ts';

const keptAtMost = 12;

/**
 * Ids of the products that were looked at on this device, the latest first. Nothing is kept before a visitor who is
 * asked about cookies accepts them; who wants the necessary ones alone has nothing kept any longer.
 */
export function readViewed(): number[] {
  if (!mayKeep()) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, keptAtMost) : [];
  } catch {
    return [];
  }
}

export function noteViewed(id: number): void {
  if (!mayKeep()) return forgetViewed();
  try {
    const ids = [id, ...readViewed().filter((other) => other !== id)].slice(0, keptAtMost);
    localStorage.setItem(viewedKey, JSON.stringify(ids));
  } catch {
    // Full or forbidden storage: nothing is remembered.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // Nothing was kept, then.
  }
}

function mayKeep(): boolean {
  try {
    if (localStorage.getItem(necessaryFlag) === 'true') return false;
    return document.querySelector('#vt-cookies') === null || localStorage.getItem(cookieFlag) === 'true';
  } catch {
    return false;
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxDatabaseId;
}
