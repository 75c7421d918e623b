import { Alert, Button, Group, Text } from '@mantine/core';

import type { CustomerImport } from '#domain/schemas/customer-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FileChoiceCard } from '../../ui/file-choice-card.tsx';
import { FileProblemsCard } from '../../ui/file-problems-card.tsx';
import { Figures } from '../../ui/figures.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { Page } from '../../ui/page.tsx';
import { useFileImport, type LookedFile } from '../../ui/use-file-import.ts';
import { useFormat } from '../../ui/use-format.ts';
import { customerImportTexts } from './customer-import.texts.ts';

/** Customers out of a file: what it would bring first, then the word that it may. */
export function Component() {
  const t = useTexts(customerImportTexts);
  const { busy, looked, look, write } = useFileImport<CustomerImport>('/admin/customers/import', {
    refreshed: ['customers'],
  });
  return (
    <Page title={t('title')} backTo="/customers" narrow>
      <FileChoiceCard
        title={t('fileTitle')}
        text={t('fileText')}
        label={t('choose')}
        busy={busy === null ? null : t('reading', { name: busy })}
        isSecondary={looked !== null}
        onChoose={look}
      />
      {looked && busy === null && <Report {...looked} onRun={() => write(looked.file)} />}
    </Page>
  );
}

function Report({ file, report, isWritten, onRun }: LookedFile<CustomerImport> & { onRun(): void }) {
  const t = useTexts(customerImportTexts);
  const { formatNumber } = useFormat();
  const { created, known, leftOut, unused } = report;
  const rest = report.problemCount - report.problems.length;
  return (
    <>
      <Card title={t(isWritten ? 'written' : 'checked', { name: file.name })}>
        <Figures
          counts={[
            [t(isWritten ? 'made' : 'new'), created],
            [t('known'), known],
            [t('leftOut'), leftOut, 'bad'],
          ]}
        />
        {isWritten && created > 0 && <Alert color="green">{t('passwords')}</Alert>}
        {!isWritten && created === 0 && <Alert color="yellow">{t('nothingNew')}</Alert>}
        {!isWritten && created > 0 && (
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="gray.7">
              {t('notYet')}
            </Text>
            <Button onClick={onRun}>{t('run', { count: created })}</Button>
          </Group>
        )}
        <NameList title={t('unused', { count: unused.length })} names={unused} />
      </Card>
      <FileProblemsCard
        title={t('problems')}
        headings={[t('line'), t('reason'), t('value')]}
        rows={report.problems.map(({ line, reason, value }) => [
          formatNumber(line),
          t(`reason.${reason}`),
          value,
        ])}
        more={rest > 0 ? t('more', { count: rest }) : ''}
      />
    </>
  );
}
