import type { ReactNode } from 'react';

import { displayPhone } from '#domain/phone-display.ts';

interface Place {
  address: string;
  workTime: string;
  /** International. */
  phone: string;
}

/** What is known of a place, a line each; a phone number runs left to right in any language. */
export function placeFacts({ address, workTime, phone }: Place): { key: keyof Place; fact: ReactNode }[] {
  return [
    ...(address === '' ? [] : [{ key: 'address' as const, fact: address }]),
    ...(workTime === '' ? [] : [{ key: 'workTime' as const, fact: workTime }]),
    ...(phone === '' ? [] : [{ key: 'phone' as const, fact: <bdi dir="ltr">{displayPhone(phone)}</bdi> }]),
  ];
}
