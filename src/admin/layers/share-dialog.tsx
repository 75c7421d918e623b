import { Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { localMoment, localTime } from '#domain/local-days.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { LinkList } from '../preview-links/link-list.tsx';
import { MakeLink } from '../preview-links/make-link.tsx';
import type { WantedLink } from '../preview-links/use-preview-links.ts';
import { LocalTimeField } from '../settings/local-time-field.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { layersTexts } from './layers.texts.ts';

interface ShareDialogProps {
  /** null: the site on a date, by what is approved alone. */
  layer: Layer | null;
  /** Path of the shop that the link leads to. */
  page?: string;
  /** What is typed has to reach the server first. */
  flush?(): Promise<unknown>;
  onClose(): void;
}

/** Links that show a layer, or the site on a date, to somebody without an account. */
export function ShareDialog(props: ShareDialogProps) {
  const { layer, onClose } = props;
  const t = useTexts(layersTexts);
  const close = useTexts(uiTexts)('close');
  const shop = useShopTime();
  return (
    <Modal
      opened
      onClose={onClose}
      title={layer ? t('shareTitle', { name: layer.name }) : t('seeDateTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      {shop && <Sharing {...props} timeZone={shop.timeZone} />}
    </Modal>
  );
}

function Sharing({ layer, page = '/', flush, timeZone }: ShareDialogProps & { timeZone: string }) {
  const t = useTexts(layersTexts);
  const [isDated, setDated] = useState(layer === null);
  const [at, setAt] = useState(() => localTime(firstMoment(layer), timeZone));
  const [isWrong, setWrong] = useState(false);
  const wanted = async (): Promise<WantedLink | null> => {
    const moment = isDated ? localMoment(at, timeZone) : null;
    setWrong(isDated && moment === null);
    if (isDated && moment === null) return null;
    await flush?.();
    return { page, layer: layer?.id ?? null, at: moment?.toISOString() ?? null };
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('shareText')}</Text>
      {layer && (
        <Radio.Group
          label={t('shareWhat')}
          value={isDated ? 'date' : 'alone'}
          onChange={(value) => setDated(value === 'date')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="alone" label={t('shareAlone')} />
            <Radio value="date" label={t('shareDate')} description={t('shareDateHint')} />
          </Stack>
        </Radio.Group>
      )}
      {!layer && <Text size="sm">{t('shareDateHint')}</Text>}
      {isDated && (
        <LocalTimeField
          label={t('moment')}
          description={t('clock', { zone: timeZone })}
          error={isWrong ? t('needsTime') : undefined}
          value={at}
          onChange={(value) => {
            setAt(value);
            setWrong(false);
          }}
        />
      )}
      <MakeLink wanted={wanted} />
      <LinkList {...(layer && { layer: layer.id })} />
    </Stack>
  );
}

/** The layer's start where it is to come, or now. */
function firstMoment(layer: Layer | null): Date {
  return new Date(Math.max(Date.now(), layer?.startsAt ? Date.parse(layer.startsAt) : 0));
}
