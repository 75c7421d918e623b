import { SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import {
  customerKinds,
  type CustomerDetail,
  type CustomerList,
  type CustomerRow,
} from '#domain/schemas/customer.schema.ts';
import type { OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PickList } from '../../pickers/pick-list.tsx';
import { SearchDialog } from '../../pickers/search-dialog.tsx';
import { useSearchPages } from '../../pickers/use-search-pages.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { nowhere } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

/** What is known of a customer; the address is null where none is. */
export interface PickedCustomer extends Pick<
  OrderDraftContent,
  'userId' | 'firstName' | 'lastName' | 'phone' | 'email'
> {
  address: OrderDraftContent['address'] | null;
}

interface CustomerDialogProps {
  opened: boolean;
  onClose(): void;
  onPick(customer: PickedCustomer): void;
}

/** Search among accounts and guests, and choose one. */
export function CustomerDialog({ opened, onClose, onPick }: CustomerDialogProps) {
  const t = useTexts(orderDraftTexts);
  return (
    <SearchDialog title={t('findCustomer')} opened={opened} onClose={onClose}>
      <Customers
        onPick={(customer) => {
          onPick(customer);
          onClose();
        }}
      />
    </SearchDialog>
  );
}

function Customers({ onPick }: Pick<CustomerDialogProps, 'onPick'>) {
  const t = useTexts(orderDraftTexts);
  const [q, setQ] = useState('');
  const [kind, setKind] = useState<(typeof customerKinds)[number]>('account');
  const { items, query } = useSearchPages({
    queryKey: ['customers-to-pick', kind, q],
    async load(page, signal) {
      const { customers, total } = await api.get<CustomerList>(
        '/admin/customers',
        { kind, q, ...page },
        signal,
      );
      return { items: customers, total };
    },
  });
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('kinds')}
        data={customerKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(customerKinds.find((each) => each === next) ?? 'account')}
      />
      <SearchInput value={q} onChange={setQ} placeholder={t('searchCustomer')} takesKeyboard />
      <PickList label={t('customers')} q={q} query={query}>
        {items.map((row) => (
          <li key={`${row.id} ${row.email} ${row.since}`}>
            <UnstyledButton
              className="vt-pick-list__item"
              onClick={() => void readCustomer(row).then(onPick, notifyFailure)}
            >
              <div style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <Text size="sm" fw={600}>
                  <bdi>{row.name || row.email || row.phone}</bdi>
                </Text>
                <Text size="sm" c="gray.7">
                  {[row.email, row.phone].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </UnstyledButton>
          </li>
        ))}
      </PickList>
    </Stack>
  );
}

/** The list has names in one piece; an account knows more. */
async function readCustomer({ id, name, email, phone }: CustomerRow): Promise<PickedCustomer> {
  if (id === null) return { userId: null, firstName: name, lastName: '', phone, email, address: null };
  const { profile } = await api.get<CustomerDetail>(`/admin/customers/${id}`);
  const { firstName, lastName, address } = profile;
  return {
    userId: id,
    firstName,
    lastName,
    phone: profile.phone ?? phone,
    email,
    address: address ? { ...nowhere, ...address } : null,
  };
}
