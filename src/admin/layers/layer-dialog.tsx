import { ColorInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { localMoment, localTime } from '#domain/local-days.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LocalTimeField } from '../settings/local-time-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { freeColor, layerColors } from './layer-colors.ts';
import { layersTexts } from './layers.texts.ts';
import { isOver, layersKey, useLayers } from './use-layers.ts';

interface LayerDialogProps {
  /** null: a new one. */
  layer: Layer | null;
  onClose(): void;
  onSaved?(layer: Layer): void;
}

/** Name, colour and times of a layer, once the shop's clock is known. */
export function LayerDialog(props: LayerDialogProps) {
  const shop = useShopTime();
  const layers = useLayers();
  if (!shop || !layers.data) return null;
  return (
    <LayerForm
      {...props}
      timeZone={shop.timeZone}
      freeColor={freeColor(layers.data.filter((one) => !isOver(one)))}
    />
  );
}

function LayerForm({
  layer,
  onClose,
  onSaved,
  timeZone,
  ...free
}: LayerDialogProps & { timeZone: string; freeColor: string }) {
  const t = useTexts(layersTexts);
  const queries = useQueryClient();
  const toInput = (iso: string | null) => (iso === null ? '' : localTime(new Date(iso), timeZone));
  const toIso = (input: string) => localMoment(input, timeZone)?.toISOString() ?? null;
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      name: layer?.name ?? '',
      color: layer?.color ?? free.freeColor,
      startsAt: toInput(layer?.startsAt ?? null),
      endsAt: toInput(layer?.endsAt ?? null),
    },
    async send({ name, color, ...times }) {
      const terms = { name, color, startsAt: toIso(times.startsAt), endsAt: toIso(times.endsAt) };
      const saved = layer
        ? await api.put<Layer>(`/admin/layers/${layer.id}`, { ...terms, revision: layer.revision })
        : await api.post<Layer>('/admin/layers', terms);
      await queries.invalidateQueries({ queryKey: layersKey });
      notifySuccess(layer ? t('saved') : t('created', { name: saved.name }));
      onClose();
      onSaved?.(saved);
    },
  });
  const timeProps = (name: 'startsAt' | 'endsAt') => {
    const error = form.errors[name];
    return {
      value: form.getValues()[name],
      onChange: (value: string) => form.setFieldValue(name, value),
      error: typeof error === 'string' ? error : undefined,
    };
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={layer ? t('editTitle') : t('new')}
      submitLabel={layer ? t('save') : t('create')}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={100}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ColorInput
        label={t('color')}
        description={t('colorHint')}
        format="hex"
        swatches={[...layerColors]}
        withEyeDropper={false}
        popoverProps={{ withinPortal: true }}
        {...form.getInputProps('color')}
      />
      <LocalTimeField
        label={t('startsAt')}
        description={t('clock', { zone: timeZone })}
        {...timeProps('startsAt')}
      />
      <LocalTimeField label={t('endsAt')} description={t('noEndHint')} {...timeProps('endsAt')} />
    </FormDialog>
  );
}
