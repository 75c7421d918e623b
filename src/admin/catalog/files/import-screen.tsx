import { Alert, Button, Group, Progress, Stepper, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';

import type { ImportState, ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { productsKey } from '../products/use-products.ts';
import { ChangesCard } from './changes-card.tsx';
import { CheckedCard } from './checked-card.tsx';
import { filesTexts } from './files.texts.ts';
import { FileCard } from './file-card.tsx';
import { ImportCounts } from './import-counts.tsx';
import { MappingCard } from './mapping-card.tsx';
import { PicturesCard, picturesKey } from './pictures-card.tsx';
import { ProblemsCard } from './problems-card.tsx';

const steps: Record<ImportState, number> = {
  uploaded: 0,
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  canceled: 3,
  failed: 3,
};
const isBusy = (state: ImportState | undefined) => state === 'checking' || state === 'running';

/** One import on its way: columns, check, result. */
export function Component() {
  const t = useTexts(filesTexts);
  const client = useQueryClient();
  const { id = '' } = useParams();
  const path = `/admin/product-imports/${id}`;
  const queryKey = ['imports', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<ProductImport>(path, undefined, signal),
    refetchInterval: ({ state }) => (isBusy(state.data?.state) ? 700 : false),
  });
  const step = useMutation({
    mutationFn: ({ verb, body }: { verb: 'check' | 'run' | 'remap' | 'cancel'; body?: object }) =>
      api.post<ProductImport>(`${path}/${verb}`, body),
    onSuccess: (next) => {
      client.setQueryData(queryKey, next);
      void client.invalidateQueries({ queryKey: ['imports'] });
    },
    onError: notifyFailure,
  });
  const state = data?.state;
  const isForeign = data !== undefined && data.format !== 'own';
  // What 1C sends is written by itself, and read about afterwards.
  const isExchange = data?.format === 'commerceml';
  useEffect(() => {
    if (state !== 'done') return;
    void client.invalidateQueries({ queryKey: productsKey });
    void client.invalidateQueries({ queryKey: picturesKey });
  }, [state, client]);

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={data?.fileName ?? t('importTitle')}
      backTo={isExchange ? '/integrations/1c' : '/product-files'}
      narrow
    >
      {!data || !state ? (
        <LoadingState />
      ) : (
        <>
          {!isExchange && (
            <Stepper active={steps[state] - (isForeign ? 1 : 0)} size="xs" allowNextStepsSelect={false}>
              {[...(isForeign ? [] : ['step1' as const]), 'step2' as const, 'step3' as const].map((label) => (
                <Stepper.Step key={label} label={t(label)} />
              ))}
            </Stepper>
          )}
          {isForeign && !isBusy(state) && <FileCard data={data} />}
          {state === 'uploaded' && (
            <MappingCard
              data={data}
              isSending={step.isPending}
              onCheck={(mapping) => step.mutate({ verb: 'check', body: { mapping } })}
            />
          )}
          {isBusy(state) && (
            <ProgressCard
              data={data}
              onBack={() => step.mutate({ verb: 'remap' })}
              onCancel={() => step.mutate({ verb: 'cancel' })}
            />
          )}
          {state === 'checked' && (
            <CheckedCard data={data} isSending={step.isPending} onStep={(verb) => step.mutate({ verb })} />
          )}
          {steps[state] === 3 && <ResultCard data={data} />}
          {state === 'done' && isForeign && <PicturesCard />}
          {data.changeCount > 0 && (state === 'checked' || (isExchange && !isBusy(state))) && (
            <ChangesCard data={data} />
          )}
          {data.problemCount > 0 && !isBusy(state) && <ProblemsCard data={data} />}
        </>
      )}
    </Page>
  );
}

function ResultCard({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  const { state } = data;
  return (
    <Card title={t(state === 'done' ? 'doneTitle' : state === 'failed' ? 'failedTitle' : 'canceled')}>
      {state === 'canceled' && <Text size="sm">{t('canceledTitle')}</Text>}
      {state === 'failed' && <Alert color="red">{t(failureOf(data))}</Alert>}
      <ImportCounts data={data} />
      <Group>
        <Button component={Link} to="/products">
          {t('seeProducts')}
        </Button>
        {data.format !== 'commerceml' && (
          <Button component={Link} to="/product-files" variant="default">
            {t('another')}
          </Button>
        )}
      </Group>
    </Card>
  );
}

/** An upload that was cut off has no rows to go on with; what failed later may have written some. */
function failureOf({ failure }: ProductImport): 'failedUpload' | 'failedText' {
  return failure === 'imports.errors.upload' ? 'failedUpload' : 'failedText';
}

function ProgressCard(props: { data: ProductImport; onBack(): void; onCancel(): void }) {
  const { data, onBack, onCancel } = props;
  const t = useTexts(filesTexts);
  const text = t(data.state === 'checking' ? 'checkingText' : 'runningText', {
    done: data.rowsDone,
    count: data.rowCount,
  });
  return (
    <Card title={t(data.state)} text={t('leave')}>
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={(data.rowsDone / Math.max(data.rowCount, 1)) * 100} aria-label={text} animated />
      <Group>
        {data.state === 'checking' && data.format === 'own' && (
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Card>
  );
}
