/** What the admin says of carriers. A new carrier is one entry. */
export const messages = {
  cdek: {
    name: 'CDEK',
    /** What is to be done at the carrier, beside the address for its notifications. */
    needs:
      'Optional: CDEK may tell this address of every change (events ORDER_STATUS). The shop asks by itself every few minutes all the same.',
    fields: {
      account: 'Account',
      password: 'Secure password',
      isTest: 'Test environment',
      senderPoint: 'Code of the CDEK office you bring parcels to',
      senderPostalCode: 'Postcode of the sender',
      senderCity: 'City of the sender',
      senderAddress: 'Street and house of the sender',
      weight: 'Weight of a product without one, g',
      length: 'Length of a product without one, cm',
      width: 'Width of a product without one, cm',
      height: 'Height of a product without one, cm',
    },
    help: {
      account: 'In your CDEK account, under Integration. The contract must be one for e-shops.',
      isTest: 'Asks CDEK’s test server, with its test keys. Nothing is really sent.',
      senderPoint: 'Such as MSK5. Empty: a courier fetches the parcels at the sender’s address.',
      senderAddress: 'Needed when a courier fetches the parcels.',
    },
  },
} as const;
