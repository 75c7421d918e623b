import type { Translator } from '#domain/i18n/translate.ts';
import type { SentPhoto } from '#domain/schemas/submission.schema.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import { readShopContext } from '../client/shop-context.ts';
import { authStore } from '../shop/auth-store.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const path = '/product-reviews/photos';

/**
 * Sends photos one after the other; gives the tokens that the review names them by, or what the form says. What was
 * sent before, by `sent`, is not sent again.
 */
export async function sendPhotos(
  photos: readonly File[],
  sent: Map<File, string>,
  t: Translator,
): Promise<{ tokens: string[] } | { refused: FormAnswer }> {
  const tokens: string[] = [];
  for (const photo of photos) {
    const token = sent.get(photo) ?? (await sendPhoto(photo, t));
    if (typeof token !== 'string') return { refused: token };
    sent.set(photo, token);
    tokens.push(token);
  }
  return { tokens };
}

async function sendPhoto(photo: File, t: Translator): Promise<string | FormAnswer> {
  const { token } = authStore.get() ?? {};
  try {
    const response = await fetch(readShopContext().api + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: await shrinkPhoto(photo),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return (body as SentPhoto).token;
    if (response.status === 429 || response.status === 503) return { errors: [t('errors.tooManyRequests')] };
    const { message } = (body ?? {}) as { message?: string };
    return { children: { photos: { errors: [`${photo.name}: ${message ?? t('errors.internal')}`] } } };
  } catch {
    return { errors: [t('errors.network')] };
  }
}
