import { trackersIn } from '#domain/foreign-trackers.ts';
import { paths } from '#domain/routes.ts';
import type { Trackers } from '#domain/trackers.ts';

import { callApi } from '../client/api-client.ts';
import { readShopContext } from '../client/shop-context.ts';
import { listenToTracked, track, type TrackedItem } from '../client/track.ts';
import { loadServices, type ContactKind } from './services.ts';

/**
 * Starts counting, once consent is there: the shop's services, and its custom code when that is marked as
 * tracking. A page that is only prerendered is counted when it is shown (requirement 669).
 */
export function startTracking(): void {
  if (!('prerendering' in document) || !document.prerendering) return void begin();
  document.addEventListener('prerenderingchange', () => void begin(), { once: true });
}

async function begin(): Promise<void> {
  trustCreatedScripts();
  runCustomCode();
  const { currency } = readShopContext();
  const services = loadServices(await chooseTrackers());
  // A service that throws must not silence the others.
  const each = (tell: (service: (typeof services)[number]) => void) => {
    for (const service of services) {
      try {
        tell(service);
      } catch (error) {
        reportError(error);
      }
    }
  };
  each((service) => service.pageView());
  listenToTracked((detail) => each((service) => service.event(detail, currency)));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const kind = link && contactKind(link.getAttribute('href') ?? '');
    if (kind) each((service) => service.contact(kind));
  });
  trackPage();
}

/** All that the page names, or those that the shop wants for the country of the visitor. */
async function chooseTrackers(): Promise<Trackers> {
  const trackers = readJson('#vt-trackers', {}) as Trackers;
  const offIn = readJson('#vt-trackers-off', []) as string[];
  if (offIn.length === 0) return trackers;
  const [, visitor] = await callApi<{ country: string | null }>('GET', '/visitor/country');
  return trackersIn(visitor?.country ?? null, trackers, offIn);
}

function readJson(selector: string, missing: unknown): unknown {
  const text = document.querySelector(selector)?.textContent;
  return text ? JSON.parse(text) : missing;
}

/** What opening a page alone says: a product seen, something searched for. */
function trackPage(): void {
  const viewed = document.querySelector<HTMLElement>('[data-vt-item]')?.dataset['vtItem'];
  if (viewed) {
    const item = JSON.parse(viewed) as TrackedItem;
    track({ name: 'view_item', items: [item], value: item.price });
  }
  const query = new URLSearchParams(location.search).get('q')?.trim();
  if (location.pathname === paths.search && query) track({ name: 'search', searchTerm: query });
}

/**
 * Scripts that a running script makes are trusted where it loads them (`strict-dynamic`), not where it writes
 * their text, as tags of a container do. They get the page's nonce, as Google's own loader gives it to its tags.
 * What comes as markup runs nothing, as before.
 */
function trustCreatedScripts(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLScriptElement) element.nonce = nonce;
    return element;
  };
}

/** A contextual fragment's scripts run where it is put in; the page's policy names them already. */
function runCustomCode(): void {
  const holder = document.querySelector('#vt-tracking-code');
  if (!holder) return;
  const code = JSON.parse(holder.textContent) as string;
  holder.replaceWith(document.createRange().createContextualFragment(code));
}

/** Which goal a contact link reaches (requirement 666); null for other links. */
export function contactKind(href: string): ContactKind | null {
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'email';
  if (/^(?:https?:\/\/(?:wa\.me|api\.whatsapp\.com|web\.whatsapp\.com)\b|whatsapp:)/i.test(href))
    return 'whatsapp';
  if (/^(?:https?:\/\/(?:t\.me|telegram\.me)\b|tg:)/i.test(href)) return 'telegram';
  return null;
}
