import { Button, Grid, Group, Paper, SegmentedControl, Stack, Switch, Text } from '@mantine/core';

import type { Letter } from '#domain/schemas/letter.schema.ts';
import { languageCodes, languages, type Language } from '#locales/languages.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { mayLeave } from '../../ui/may-leave.ts';
import './letters.css';
import { LetterField } from './letter-field.tsx';
import { LetterPreviewCard } from './letter-preview-card.tsx';
import { lettersTexts } from './letters.texts.ts';
import { useLetter, type LetterForm } from './use-letter.ts';

interface LetterEditorProps {
  letter: Letter;
  onLanguage(language: Language): void;
}

/** The texts of a letter beside the letter itself, drawn anew as they are typed. */
export function LetterEditor({ letter: opened, onLanguage }: LetterEditorProps) {
  const t = useTexts(lettersTexts);
  const form = useLetter(opened);
  const { letter, isDirty } = form;

  async function choose(language: Language): Promise<void> {
    if (!isDirty || (await mayLeave())) onLanguage(language);
  }

  return (
    <Stack gap="lg">
      {isDirty && <LeaveGuard />}
      <SegmentedControl
        aria-label={t('language')}
        value={letter.language}
        data={languageCodes.map((value) => ({ value, label: <bdi>{languages[value].name}</bdi> }))}
        onChange={(language) => void choose(language)}
        style={{ alignSelf: 'flex-start' }}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <form onSubmit={form.submit} noValidate>
            <Stack gap="lg">
              <TextsCard form={form} />
              <PartsCard form={form} />
              <Actions form={form} />
            </Stack>
          </form>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <div className="vt-letter-preview">
            <LetterPreviewCard form={form} />
          </div>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function TextsCard({ form }: { form: LetterForm }) {
  const t = useTexts(lettersTexts);
  return (
    <Card title={t('texts')} text={t('textsHelp')}>
      {form.letter.texts.map((text) => (
        <LetterField
          key={text.id}
          text={text}
          language={form.letter.language}
          value={form.texts[text.id] ?? ''}
          problem={form.problemOf(text)}
          isHidden={form.hidden.includes(text.id)}
          onChange={(value) => form.setText(text.id, value)}
          onHide={(isHidden) => form.hide(text.id, isHidden)}
        />
      ))}
    </Card>
  );
}

function PartsCard({ form }: { form: LetterForm }) {
  const t = useTexts(lettersTexts);
  const { parts } = form.letter;
  if (parts.length === 0) return null;
  return (
    <Card title={t('parts')} text={t('partsHelp')}>
      {parts.map((part) => (
        <Switch
          key={part}
          label={t(`part.${part}`)}
          checked={!form.hidden.includes(part)}
          onChange={(event) => form.hide(part, !event.currentTarget.checked)}
        />
      ))}
    </Card>
  );
}

function Actions({ form }: { form: LetterForm }) {
  const t = useTexts(lettersTexts);
  return (
    <Paper className="vt-letter-actions" withBorder shadow="sm" p="sm">
      <Group justify="space-between" gap="sm">
        <Button
          variant="subtle"
          color="red.8"
          loading={form.isResetting}
          disabled={!form.isChanged && !form.isDirty}
          onClick={() => void form.reset()}
        >
          {t('reset')}
        </Button>
        <Group gap="sm">
          {form.isWrong && (
            <Text size="sm" c="red.8">
              {t('wrong')}
            </Text>
          )}
          <Button type="submit" loading={form.isSending} disabled={!form.isDirty || form.isWrong}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
