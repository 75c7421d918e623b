import { Alert, Button, Group, Text } from '@mantine/core';

import type { OrderImportReport } from '#domain/schemas/imported-order.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FileChoiceCard } from '../../ui/file-choice-card.tsx';
import { FileProblemsCard } from '../../ui/file-problems-card.tsx';
import { Figures } from '../../ui/figures.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { Page } from '../../ui/page.tsx';
import { useFileImport, type LookedFile } from '../../ui/use-file-import.ts';
import { useFormat } from '../../ui/use-format.ts';
import { ImportsCard } from './imports-card.tsx';
import { orderImportTexts } from './order-import.texts.ts';
import { useSourceName } from './use-source-name.ts';

/** Orders of the former shop out of a file: what it would bring first, then the word that it may. */
export function Component() {
  const t = useTexts(orderImportTexts);
  const { busy, looked, forget, look, write } = useFileImport<OrderImportReport>(
    '/admin/imported-orders/import',
    {
      refreshed: ['imported-orders', 'imported-order', 'order-imports'],
      queryOf: (file) => ({ name: file.name.slice(0, 200) }),
    },
  );
  return (
    <Page title={t('title')} backTo="/orders/imported" narrow>
      <FileChoiceCard
        title={t('fileTitle')}
        text={t('fileText')}
        label={t('choose')}
        busy={busy === null ? null : t('reading', { name: busy })}
        isSecondary={looked !== null}
        onChoose={look}
      />
      {looked && busy === null && <Report {...looked} onRun={() => write(looked.file)} />}
      {busy === null && <ImportsCard onUndone={forget} />}
    </Page>
  );
}

function Report({ file, report, isWritten, onRun }: LookedFile<OrderImportReport> & { onRun(): void }) {
  const t = useTexts(orderImportTexts);
  const nameSource = useSourceName();
  const { formatNumber } = useFormat();
  const { created, changed, same, leftOut, unused, assumedCurrency } = report;
  const news = created + changed;
  const rest = report.problemCount - report.problems.length;
  return (
    <>
      <Card
        title={t(isWritten ? 'written' : 'checked', { name: file.name })}
        text={t('recognised', { source: nameSource(report.source) })}
      >
        <Figures
          counts={[
            [t(isWritten ? 'added' : 'new'), created],
            [t('changed'), changed],
            [t('same'), same],
            [t('leftOut'), leftOut, 'bad'],
          ]}
        />
        {assumedCurrency !== null && (
          <Alert color="yellow">{t('noCurrency', { currency: assumedCurrency })}</Alert>
        )}
        {isWritten && news > 0 && <Alert color="green">{t('done')}</Alert>}
        {news === 0 && <Alert color="yellow">{t('nothingNew')}</Alert>}
        {!isWritten && news > 0 && (
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="gray.7">
              {t('notYet')}
            </Text>
            <Button onClick={onRun}>{t('run', { count: news })}</Button>
          </Group>
        )}
        <NameList title={t('unused', { count: unused.length })} names={unused} />
      </Card>
      <FileProblemsCard
        title={t('problems')}
        headings={[t('line'), t('order'), t('reason'), t('value')]}
        rows={report.problems.map(({ line, number, reason, value }) => [
          formatNumber(line),
          number,
          t(`reason.${reason}`),
          value,
        ])}
        more={rest > 0 ? t('more', { count: rest }) : ''}
      />
    </>
  );
}
