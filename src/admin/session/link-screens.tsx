import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { focusAtFirst } from '../ui/focus-at-first.ts';
import { DoorFrame } from './door-frame.tsx';
import { EmailInput } from './email-input.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { SecretInput } from './secret-input.tsx';
import { useSession } from './session.ts';
import { signInTexts } from './sign-in.texts.ts';
import { useSending, type Failure } from './use-sending.ts';

export interface LinkProps {
  /** What stands behind `#` in the link. */
  token: string;
  /** The link has done its work, which `notice` tells, or is dead: on to signing in. */
  onDone: (notice?: string, path?: string) => void;
}

/** The link that the program prints at its first start makes the first admin. */
export function SetupScreen({ token, onDone }: LinkProps) {
  const t = useTexts(signInTexts);
  // The first admin of a shop is led through what it needs.
  const enter = useEntering(() => onDone(undefined, '/admin/welcome'));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, failure, submit } = useSending(async () => {
    enter(await api.post<StaffSignInAnswer>('/admin/setup', { token, email, password }));
  });
  if (failure?.status === 404) return <DeadLink text={t('deadSetup')} onDone={onDone} />;
  return (
    <DoorFrame title={t('setupTitle')} text={t('setupHint')}>
      <form onSubmit={submit}>
        <Stack>
          <FailureAlert failure={failure} />
          <EmailInput ref={focusAtFirst} value={email} error={failure?.fields['email']} onChange={setEmail} />
          <NewPassword label={t('password')} value={password} failure={failure} onChange={setPassword} />
          <Button type="submit" size="md" loading={isSending}>
            {t('setupSubmit')}
          </Button>
        </Stack>
      </form>
    </DoorFrame>
  );
}

/** The link of an invitation sets a name and the first password. */
export function InvitationScreen({ token, onDone }: LinkProps) {
  const t = useTexts(signInTexts);
  const enter = useEntering(onDone);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, failure, submit } = useSending(async () => {
    enter(await api.post<StaffSignInAnswer>('/admin/invitation', { token, name, password }));
  });
  if (failure?.status === 404) return <DeadLink text={t('deadInvitation')} onDone={onDone} />;
  return (
    <DoorFrame title={t('invitationTitle')} text={t('invitationHint')}>
      <form onSubmit={submit}>
        <Stack>
          <FailureAlert failure={failure} />
          <TextInput
            label={t('name')}
            name="name"
            autoComplete="name"
            ref={focusAtFirst}
            maxLength={100}
            value={name}
            error={failure?.fields['name']}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NewPassword label={t('password')} value={password} failure={failure} onChange={setPassword} />
          <Button type="submit" size="md" loading={isSending}>
            {t('invitationSubmit')}
          </Button>
        </Stack>
      </form>
    </DoorFrame>
  );
}

/** The link of a forgotten password sets a new one; signing in comes after it, with the code where there is one. */
export function NewPasswordScreen({ token, onDone }: LinkProps) {
  const t = useTexts(signInTexts);
  const [password, setPassword] = useState('');
  const { isSending, failure, submit } = useSending(async () => {
    await api.post('/admin/password-reset', { token, password });
    onDone(t('passwordSaved'));
  });
  if (failure?.status === 404) return <DeadLink text={t('deadReset')} onDone={onDone} />;
  return (
    <DoorFrame title={t('newTitle')}>
      <form onSubmit={submit}>
        <Stack>
          <FailureAlert failure={failure} />
          <NewPassword label={t('newPassword')} value={password} failure={failure} onChange={setPassword} />
          <Button type="submit" size="md" loading={isSending}>
            {t('savePassword')}
          </Button>
        </Stack>
      </form>
    </DoorFrame>
  );
}

/** A session that a link has brought. */
function useEntering(onDone: LinkProps['onDone']): (answer: StaffSignInAnswer) => void {
  const begin = useSession((state) => state.begin);
  return ({ token, data }) => {
    if (token !== undefined && data) begin({ token, data });
    onDone();
  };
}

interface NewPasswordProps {
  label: string;
  value: string;
  failure: Failure | null;
  onChange: (value: string) => void;
}

function NewPassword({ label, value, failure, onChange }: NewPasswordProps) {
  const t = useTexts(signInTexts);
  return (
    <SecretInput
      label={label}
      description={t('passwordHint')}
      name="password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      minLength={10}
      value={value}
      error={failure?.fields['password']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function DeadLink({ text, onDone }: { text: string } & Pick<LinkProps, 'onDone'>) {
  const t = useTexts(signInTexts);
  return (
    <DoorFrame title={t('deadTitle')}>
      <Alert color="orange" role="alert">
        {text}
      </Alert>
      <Button variant="default" onClick={() => onDone()}>
        {t('back')}
      </Button>
    </DoorFrame>
  );
}
