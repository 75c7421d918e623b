import type { z } from 'zod';

import type { OrderContact } from '#domain/schemas/manage-orders.schema.ts';
import { fullName } from '#modules/orders/compose-order-detail.ts';
import type { storedDeliverySchema } from '#modules/orders/order-records.ts';
import { element } from '#platform/xml/xml.ts';

import { holder } from './write-xml.ts';

type StoredAddress = z.infer<typeof storedDeliverySchema>['address'];

interface Buyer {
  contact: OrderContact;
  address: StoredAddress;
  /** Of the account; null for a guest. */
  userId: number | null;
  orderNumber: string;
}

/** A person with their name, or a company with its number; by its account, else by what a guest is reached at. */
export function writeBuyer({ contact, address, userId, orderNumber }: Buyer): string {
  const { firstName, lastName, phone, email, company } = contact;
  const id = userId === null ? email.toLowerCase() || phone || `order-${orderNumber}` : `user-${userId}`;
  const name = [lastName, firstName].filter(Boolean).join(' ') || id;
  const identity = company
    ? [element('ОфициальноеНаименование', company.name), element('ИНН', company.taxNumber)]
    : [
        element('ПолноеНаименование', name),
        element('Фамилия', lastName),
        element('Имя', firstName),
        writeAddress('АдресРегистрации', address),
      ];
  const contacts = [
    ['Телефон мобильный', phone],
    ['Почта', email],
  ] as const;
  return holder(
    'Контрагенты',
    holder(
      'Контрагент',
      element('Ид', company ? `${id}#${company.taxNumber || company.name}` : id),
      element('Наименование', company?.name || name),
      ...identity,
      writeAddress('Адрес', address),
      holder(
        'Контакты',
        ...contacts.map(([type, value]) =>
          value === '' ? '' : holder('Контакт', element('Тип', type), element('Значение', value)),
        ),
      ),
      company && name !== id
        ? holder(
            'Представители',
            holder(
              'Представитель',
              holder(
                'Контрагент',
                element('Отношение', 'Контактное лицо'),
                element('Ид', id),
                element('Наименование', name),
              ),
            ),
          )
        : '',
      element('Роль', 'Покупатель'),
    ),
  );
}

/** On one line; empty where nothing is delivered. */
export function describeAddress(address: StoredAddress): string {
  if (!address) return '';
  const { postalCode, country, region, locality, street } = address;
  return [postalCode, country, region, locality, street].filter(Boolean).join(', ');
}

/** Who gets the order, where it is somebody else. */
export function describeReceiver({ receiver }: OrderContact): string {
  return receiver ? [fullName(receiver), receiver.phone].filter(Boolean).join(', ') : '';
}

function writeAddress(name: string, address: StoredAddress): string {
  if (!address) return '';
  const fields = [
    ['Почтовый индекс', address.postalCode],
    ['Страна', address.country],
    ['Регион', address.region],
    ['Город', address.locality],
    ['Улица', address.street],
  ] as const;
  return holder(
    name,
    element('Представление', describeAddress(address)),
    ...fields.map(([type, value]) =>
      value ? holder('АдресноеПоле', element('Тип', type), element('Значение', value)) : '',
    ),
  );
}
