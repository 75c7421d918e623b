import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LocalTimeField } from '../settings/local-time-field.tsx';
import { describeFailure, notifySuccess } from '../ui/notify.ts';
import {
  readTimes,
  timesOf,
  type ApprovalTimes,
  type TimesFault,
  type WantedTimes,
} from './approval-times.ts';
import { layersTexts } from './layers.texts.ts';
import { layersKey } from './use-layers.ts';

interface ApprovalFormProps {
  layer: Layer;
  timeZone: string;
  /** Nothing must be put right first. */
  isReady: boolean;
  onDone(): void;
}

/** From when to when, and the approval itself. */
export function ApprovalForm({ layer, timeZone, isReady, onDone }: ApprovalFormProps) {
  const t = useTexts(layersTexts);
  const [times, setTimes] = useState(() => timesOf(layer, new Date(), timeZone));
  const [fault, setFault] = useState<{ at: string; what: TimesFault } | null>(null);
  const { approve, isBusy, failure } = useApproval(layer, onDone);
  const change = (changed: Partial<ApprovalTimes>) => {
    setTimes({ ...times, ...changed });
    setFault(null);
  };
  const errorAt = (at: string) => (fault?.at === at ? t(fault.what) : undefined);

  const submit = () => {
    const read = readTimes(times, { before: layer, now: new Date(), timeZone });
    if ('fault' in read) return setFault(read.fault);
    void approve(read.wanted, times.isNow);
  };
  return (
    <form
      className="vt-publish__foot"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) submit();
      }}
    >
      <Stack gap="sm">
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Moment
          label={t('start')}
          value={times.isNow ? 'special' : 'at'}
          special={t('now')}
          onChange={(value) => change({ isNow: value === 'special' })}
        >
          <LocalTimeField
            label={t('startsAt')}
            description={t('clock', { zone: timeZone })}
            error={errorAt('startsAt')}
            value={times.startsAt}
            onChange={(startsAt) => change({ startsAt })}
          />
        </Moment>
        <Moment
          label={t('end')}
          value={times.isForGood ? 'special' : 'at'}
          special={t('never')}
          onChange={(value) => change({ isForGood: value === 'special' })}
        >
          <LocalTimeField
            label={t('endsAt')}
            description={t('clock', { zone: timeZone })}
            error={errorAt('endsAt')}
            value={times.endsAt}
            onChange={(endsAt) => change({ endsAt })}
          />
        </Moment>
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={!isReady}>
            {times.isNow ? t('approveNow') : t('approveAt')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface MomentProps {
  label: string;
  value: 'special' | 'at';
  /** What there is beside a set time. */
  special: string;
  onChange(value: 'special' | 'at'): void;
  /** The field of the set time. */
  children: ReactNode;
}

function Moment({ label, value, special, onChange, children }: MomentProps) {
  const t = useTexts(layersTexts);
  const labelId = useId();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id={labelId}>
        {label}
      </Text>
      <Group gap="sm" align="flex-start">
        <SegmentedControl
          aria-labelledby={labelId}
          value={value}
          onChange={(chosen) => onChange(chosen === 'at' ? 'at' : 'special')}
          data={[
            { value: 'special', label: special },
            { value: 'at', label: t('atTime') },
          ]}
        />
        {value === 'at' && children}
      </Group>
    </Stack>
  );
}

function useApproval(layer: Layer, onDone: () => void) {
  const t = useTexts(layersTexts);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function approve(wanted: WantedTimes, isNow: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    const { id, name, color } = layer;
    try {
      const isSame = wanted.startsAt === layer.startsAt && wanted.endsAt === layer.endsAt;
      const { revision } = isSame
        ? layer
        : await api.put<Layer>(`/admin/layers/${id}`, { name, color, ...wanted, revision: layer.revision });
      await api.post(`/admin/layers/${id}/approve`, { revision, isNow });
      notifySuccess(t('approved', { name }));
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: layersKey });
    }
  }
  return { approve, isBusy, failure };
}
