import { Stack } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { Allowed } from '../session/allowed.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { Page } from '../ui/page.tsx';
import { carriersTexts } from './carriers.texts.ts';
import { deliveryTexts } from './delivery.texts.ts';
import { PlaceList } from './place-list.tsx';

/** Where the shop delivers to, and where goods are picked up. */
export function Component() {
  const t = useTexts(deliveryTexts);
  const carriers = useTexts(carriersTexts);
  return (
    <Page title={t('title')} narrow>
      <Stack gap="lg">
        <PlaceList kind="zone" />
        <PlaceList kind="location" />
        <Allowed needed="admin">
          <LinkCard
            title={carriers('title')}
            text={carriers('about')}
            to="/carriers"
            label={carriers('open')}
          />
        </Allowed>
      </Stack>
    </Page>
  );
}
