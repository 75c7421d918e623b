import { callApi } from '../client/api-client.ts';

/** Of an empty cart nobody is reminded. */
export function forgetCart(): void {
  void callApi('DELETE', '/abandoned-cart', { keepalive: true });
}
