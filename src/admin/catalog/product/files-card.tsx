import { ActionIcon, Button, FileButton, Group, Progress, Select, Stack, Text } from '@mantine/core';
import { IconTrash, IconUpload, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toMegabytes } from '#domain/file-size.ts';
import { maxProductFileBytes, type ProductFile } from '#domain/schemas/download.schema.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import type { CardProps } from './basics-card.tsx';
import { productFilesTexts } from './product-files.texts.ts';

interface FilesCardProps extends CardProps {
  /** As it is stored; null for a new one. */
  product: EditedProduct | null;
  mayEdit: boolean;
}

/** Files that buyers download: taken in and given up at once, without the form's button. */
export function FilesCard({ form, product, mayEdit }: FilesCardProps) {
  const t = useTexts(productFilesTexts);
  return (
    <Card title={t('title')} text={t('text', { size: largest })}>
      {product ? (
        <Files form={form} product={product} mayEdit={mayEdit} />
      ) : (
        <Text size="sm" c="gray.7">
          {t('saveFirst')}
        </Text>
      )}
    </Card>
  );
}

interface FilesProps {
  product: EditedProduct;
  mayEdit: boolean;
}

const largest = maxProductFileBytes / 1024 / 1024;

const keyOf = (id: number) => ['product-files', id] as const;

function Files({ form, product, mayEdit }: FilesProps & CardProps) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(product.id),
    queryFn: ({ signal }) =>
      api.get<{ files: ProductFile[] }>(`/admin/products/${product.id}/files`, undefined, signal),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={1} />;
  return (
    <>
      {data.files.length > 0 && (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.files.map((file) => (
            <li key={file.id}>
              <FileRow file={file} product={product} mayEdit={mayEdit} />
            </li>
          ))}
        </Stack>
      )}
      <Delivery form={form} hasFiles={data.files.length > 0} />
      {mayEdit && <AddFile product={product} />}
    </>
  );
}

/** What of files and delivery may not be meant. */
function Delivery({ form, hasFiles }: CardProps & { hasFiles: boolean }) {
  const t = useTexts(productFilesTexts);
  const isDelivered = form.values.fulfilment === null;
  if (!hasFiles) return isDelivered ? null : <Text size="sm">{t('none')}</Text>;
  if (!isDelivered) return null;
  return (
    <Group gap="sm">
      <Text size="sm">{t('delivered')}</Text>
      <Button size="xs" variant="default" onClick={() => form.setFieldValue('fulfilment', 'download')}>
        {t('deliverNothing')}
      </Button>
    </Group>
  );
}

function FileRow({ file, product, mayEdit }: FilesProps & { file: ProductFile }) {
  const t = useTexts(productFilesTexts);
  const { language } = useFormat();
  const client = useQueryClient();
  const { run, isBusy } = useRun(async () => {
    const path = `/admin/products/${product.id}/files/${file.id}`;
    client.setQueryData(keyOf(product.id), await api.delete<{ files: ProductFile[] }>(path));
  });

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('removeTitle', { name: file.name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (isWanted) await run(undefined, t('removed'));
  }

  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }} dir="auto">
          {file.name}
        </Text>
        <Text size="sm" c="gray.7">
          {t('size', { size: toMegabytes(file.bytes, language) })}
          {file.variationId !== null && (
            <>
              {' · '}
              <bdi>{nameVariation(product, file.variationId)}</bdi>
            </>
          )}
        </Text>
      </div>
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray.7"
          loading={isBusy}
          aria-label={t('removeNamed', { name: file.name })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

function AddFile({ product }: { product: EditedProduct }) {
  const t = useTexts(productFilesTexts);
  const client = useQueryClient();
  const [variation, setVariation] = useState<string | null>(null);
  const [upload, setUpload] = useState<{ name: string; share: number; stop(): void } | null>(null);
  const choices = product.variations.flatMap(({ id }) =>
    id === null ? [] : [{ value: String(id), label: nameVariation(product, id) }],
  );

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > maxProductFileBytes) return notifyFailure(new Error(t('tooLarge', { size: largest })));
    const { name } = file;
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    setUpload({ name, share: 0, stop });
    try {
      await api.upload<ProductFile>(`/admin/products/${product.id}/files`, file, {
        query: { name, ...(variation !== null && { variation }) },
        onProgress: (share) => setUpload({ name, share, stop }),
        signal: stopping.signal,
      });
      notifySuccess(t('added'));
    } catch (error) {
      if (!stopping.signal.aborted) notifyFailure(error);
    } finally {
      setUpload(null);
    }
    await client.invalidateQueries({ queryKey: keyOf(product.id) });
  }

  if (upload) {
    const label = t('uploading', { name: upload.name });
    return (
      <Group gap="sm" wrap="nowrap">
        <div role="status" style={{ flex: 1, minWidth: 0 }}>
          <Text size="sm" mb={4} style={{ overflowWrap: 'anywhere' }}>
            {label}
          </Text>
          <Progress value={upload.share * 100} aria-label={label} />
        </div>
        <ActionIcon variant="subtle" color="gray.7" aria-label={t('stop')} onClick={upload.stop}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
    );
  }
  return (
    <Group align="flex-end" gap="sm">
      {choices.length > 1 && (
        <Select
          label={t('for')}
          placeholder={t('forAll')}
          clearable
          data={choices}
          value={variation}
          onChange={setVariation}
        />
      )}
      <FileButton onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            {t('add')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

/** By its options' values. */
function nameVariation({ variations }: EditedProduct, id: number): string {
  const variation = variations.find((each) => each.id === id);
  return variation?.values.join(', ') || variation?.sku || String(id);
}
