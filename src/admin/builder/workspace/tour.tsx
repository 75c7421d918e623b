import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useWorkspace } from './workspace.ts';

const storageKey = 'vitrina.builder.tour';
const steps = ['tour1', 'tour2', 'tour3', 'tour4'] as const;
const places = ['canvas', 'structure', 'options', 'publish'] as const;

/** Shown once in a browser: four sentences, each beside what it is about. */
export function Tour() {
  const t = useTexts(builderTexts);
  const { isTouring, set } = useWorkspace();
  const [step, setStep] = useState(0);
  const place = isTouring ? places[step] : undefined;

  useEffect(() => {
    if (!wasShown()) set({ isTouring: true });
  }, [set]);

  useEffect(() => {
    const element = place && document.querySelector(`[data-tour="${place}"]`);
    element?.setAttribute('data-tour-active', '');
    return () => element?.removeAttribute('data-tour-active');
  }, [place]);

  if (!isTouring) return null;
  const isLast = step === steps.length - 1;
  const finish = () => {
    rememberShown();
    setStep(0);
    set({ isTouring: false });
  };
  return (
    <Paper
      className="vt-tour"
      shadow="lg"
      p="lg"
      withBorder
      role="region"
      aria-label={t('tourTitle')}
      data-place={place}
    >
      <Stack gap="sm" aria-live="polite">
        <Title order={2} size="h5">
          {t('tourTitle')}
        </Title>
        <Text size="sm">{t(steps[step] ?? 'tour1')}</Text>
        <Group justify="space-between">
          <Text size="xs" c="gray.7">
            {t('tourStep', { step: step + 1, count: steps.length })}
          </Text>
          <Group gap="xs">
            {!isLast && (
              <Button size="xs" variant="subtle" onClick={finish}>
                {t('tourSkip')}
              </Button>
            )}
            <Button size="xs" onClick={() => (isLast ? finish() : setStep(step + 1))}>
              {t(isLast ? 'tourDone' : 'tourNext')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Paper>
  );
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function rememberShown(): void {
  try {
    localStorage.setItem(storageKey, 'shown');
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
