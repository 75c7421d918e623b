import type { MessageKey } from '#locales/message-keys.ts';

/** What a key looks like, with what else is often put in its place; mix-ups are looked for first. */
interface KeyShape {
  looks: RegExp;
  wrong: MessageKey;
  mixUps?: readonly (readonly [RegExp, MessageKey])[];
}

const publishable = [/^pk_/, 'payments.errors.publishableKey'] as const;
const signingSecret = [/^whsec_/, 'payments.errors.signingSecretHere'] as const;
const secretHere = [/^(?:sk|rk)_/, 'payments.errors.secretKeyHere'] as const;

/**
 * By method and field, after the providers' own documentation: https://docs.stripe.com/keys,
 * https://yookassa.ru/developers/using-api/interaction-format, https://developers.tap.company/docs/authentication,
 * https://docs.paytabs.com (server key of three groups), Telr's merchant administration (no fixed shape but length).
 */
const shapes: Readonly<Record<string, Readonly<Record<string, KeyShape>>>> = {
  stripe: {
    secretKey: {
      looks: /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9]{8,}$/,
      wrong: 'payments.errors.stripeSecretKey',
      mixUps: [publishable, signingSecret],
    },
    webhookSecret: {
      looks: /^whsec_[A-Za-z0-9+/=_-]{8,}$/,
      wrong: 'payments.errors.stripeSigningSecret',
      mixUps: [
        [/^pk_/, 'payments.errors.publishableForSigning'],
        secretHere,
        [/^we_/, 'payments.errors.endpointIdHere'],
      ],
    },
  },
  yookassa: {
    shopId: { looks: /^\d{3,12}$/, wrong: 'payments.errors.yookassaShopId' },
    secretKey: {
      looks: /^(?:live|test)_[A-Za-z0-9_-]{8,}$/,
      wrong: 'payments.errors.yookassaSecretKey',
      mixUps: [[/^\d+$/, 'payments.errors.yookassaShopIdHere']],
    },
  },
  tap: {
    secretKey: {
      looks: /^sk_(?:test|live)_[A-Za-z0-9]{8,}$/,
      wrong: 'payments.errors.tapSecretKey',
      mixUps: [publishable],
    },
  },
  telr: {
    store: { looks: /^\d{1,12}$/, wrong: 'payments.errors.telrStore' },
    authKey: {
      looks: /^(?!\d+$)\S{8,100}$/,
      wrong: 'payments.errors.telrAuthKey',
      mixUps: [[/^\d+$/, 'payments.errors.telrStoreHere']],
    },
    remoteKey: {
      looks: /^(?!\d+$)\S{8,100}$/,
      wrong: 'payments.errors.telrAuthKey',
      mixUps: [[/^\d+$/, 'payments.errors.telrStoreHere']],
    },
  },
  paytabs: {
    profileId: { looks: /^\d{3,12}$/, wrong: 'payments.errors.paytabsProfile' },
    serverKey: {
      looks: /^[A-Z0-9]{10}(?:-[A-Z0-9]{10}){2}$/,
      wrong: 'payments.errors.paytabsServerKey',
      mixUps: [[/^C[A-Z0-9]{5}(?:-[A-Z0-9]{6}){3}$/, 'payments.errors.paytabsClientKey']],
    },
  },
};

/** What is wrong with a key as it was typed; null when it looks right, or is to be taken away. */
export function checkKey(method: string, field: string, value: string): MessageKey | null {
  const shape = shapes[method]?.[field];
  if (!shape || value === '') return null;
  const mixUp = shape.mixUps?.find(([looks]) => looks.test(value));
  return mixUp?.[1] ?? (shape.looks.test(value) ? null : shape.wrong);
}
