import { Stack } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { Page } from '../ui/page.tsx';
import { deliveryTexts } from './delivery.texts.ts';
import { PlaceList } from './place-list.tsx';

/** Where the shop delivers to, and where goods are picked up. */
export function Component() {
  const t = useTexts(deliveryTexts);
  return (
    <Page title={t('title')} narrow>
      <Stack gap="lg">
        <PlaceList kind="zone" />
        <PlaceList kind="location" />
      </Stack>
    </Page>
  );
}
