import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { MailServerForm } from '../mail/mail-server-form.tsx';
import { useMailServer } from '../mail/use-mail.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { LegalStep } from './legal-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { isSetupStep, setupSteps, stepAfter, type SetupStep } from './setup-steps.ts';
import { setupTexts } from './setup.texts.ts';
import { SkipButton } from './skip-button.tsx';

export interface StepProps {
  /** On to the next step, whatever was saved. */
  onDone(): void;
}

/** Leads a new owner through what a shop needs, one screen a step; the browser's way back leads back. */
export function Component() {
  const t = useTexts(setupTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const asked = search.get('step') ?? '';
  const step = isSetupStep(asked) ? asked : setupSteps[0];
  const place = setupSteps.indexOf(step) + 1;

  function goOn(): void {
    void client.invalidateQueries({ queryKey: ['shop-setup'] });
    const next = stepAfter(step);
    window.scrollTo(0, 0);
    void navigate(next ? `/welcome?step=${next}` : '/');
  }

  return (
    <Page title={t('title')} narrow>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="gray.7">
            {t('place', { place, count: setupSteps.length })}
          </Text>
          <Anchor component={Link} to="/" size="sm">
            {t('leave')}
          </Anchor>
        </Group>
        <Progress value={(place / setupSteps.length) * 100} aria-label={t('progress')} size="sm" />
      </Stack>
      <Step key={step} step={step} onDone={goOn} />
    </Page>
  );
}

function Step({ step, onDone }: StepProps & { step: SetupStep }) {
  switch (step) {
    case 'shop':
    case 'contacts':
    case 'logo':
      return <SettingsStep step={step} onDone={onDone} />;
    case 'mail':
      return <MailStep onDone={onDone} />;
    case 'delivery':
      return <DeliveryStep onDone={onDone} />;
    case 'payment':
      return <PaymentStep onDone={onDone} />;
    case 'legal':
      return <LegalStep onDone={onDone} />;
  }
}

function MailStep({ onDone }: StepProps) {
  const { data } = useMailServer();
  if (!data) return <LoadingState />;
  return (
    <MailServerForm
      answer={data}
      keepAs="setup.mail"
      actions={<SkipButton onSkip={onDone} />}
      onSaved={onDone}
    />
  );
}
