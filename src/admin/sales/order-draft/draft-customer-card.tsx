import { Button, Group, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { languageChoices } from '../../ui/language-choices.ts';
import { orderTexts } from '../order/order.texts.ts';
import { CustomerDialog, type PickedCustomer } from './customer-dialog.tsx';
import type { DraftValues } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

/** Who buys: somebody who is known, or who says so now. */
export function DraftCustomerCard({ form }: { form: UseFormReturnType<DraftValues> }) {
  const t = useTexts(orderDraftTexts);
  const order = useTexts(orderTexts);
  const maySearch = useMay('customers:read');
  const [isSearching, setSearching] = useState(false);
  const { userId } = form.values;

  function take({ address, ...customer }: PickedCustomer): void {
    const { address: typed } = form.values;
    form.setValues({ ...customer, address: typed.street === '' && address ? address : typed });
  }

  return (
    <Card title={t('customer')}>
      <Group gap="sm">
        {maySearch && (
          <Button
            variant="default"
            leftSection={<IconSearch size={16} aria-hidden />}
            onClick={() => setSearching(true)}
          >
            {t('findCustomer')}
          </Button>
        )}
        {userId !== null && (
          <Button variant="subtle" onClick={() => form.setFieldValue('userId', null)}>
            {t('withoutAccount')}
          </Button>
        )}
      </Group>
      {form.errors['userId'] && (
        <Text size="sm" c="red.8" role="alert">
          {form.errors['userId']}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={order('firstName')} maxLength={100} {...form.getInputProps('firstName')} />
        <TextInput label={order('lastName')} maxLength={100} {...form.getInputProps('lastName')} />
        <TextInput label={order('phone')} type="tel" maxLength={40} {...form.getInputProps('phone')} />
        <TextInput
          label={order('email')}
          type="email"
          maxLength={254}
          description={t('emailHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('email')}
        />
        <Select
          label={t('language')}
          allowDeselect={false}
          data={languageChoices}
          {...form.getInputProps('language')}
        />
      </SimpleGrid>
      <CustomerDialog opened={isSearching} onClose={() => setSearching(false)} onPick={take} />
    </Card>
  );
}
