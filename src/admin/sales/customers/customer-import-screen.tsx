import { Alert, Button, FileButton, Group, Loader, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import type { CustomerImport, CustomerProblem } from '#domain/schemas/customer-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Figures } from '../../ui/figures.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { customerImportTexts } from './customer-import.texts.ts';

/** A file that was looked at, and whether its customers are in the shop by now. */
interface Looked {
  file: File;
  report: CustomerImport;
  isWritten: boolean;
}

/** Customers out of a file: what it would bring first, then the word that it may. */
export function Component() {
  const t = useTexts(customerImportTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const reset = useRef<() => void>(null);

  async function send(file: File, isWritten: boolean): Promise<void> {
    setBusy(file.name);
    try {
      const report = await api.upload<CustomerImport>(
        '/admin/customers/import',
        new Blob([file], { type: 'text/csv' }),
        { query: { writes: isWritten ? '1' : '0' } },
      );
      setLooked({ file, report, isWritten });
      if (isWritten) await client.invalidateQueries({ queryKey: ['customers'] });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(null);
      // The same file may be chosen again once it is mended.
      reset.current?.();
    }
  }

  return (
    <Page title={t('title')} backTo="/customers" narrow>
      <Card title={t('fileTitle')} text={t('fileText')}>
        {busy === null ? (
          <Group>
            <FileButton
              resetRef={reset}
              onChange={(file) => file && void send(file, false)}
              accept=".csv,.tsv,.txt,text/csv"
            >
              {(props) => (
                <Button
                  {...props}
                  variant={looked ? 'default' : 'filled'}
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  {t('choose')}
                </Button>
              )}
            </FileButton>
          </Group>
        ) : (
          <Group role="status" gap="sm">
            <Loader size="sm" aria-hidden />
            <Text size="sm">
              <bdi>{t('reading', { name: busy })}</bdi>
            </Text>
          </Group>
        )}
      </Card>
      {looked && busy === null && <Report {...looked} onRun={() => void send(looked.file, true)} />}
    </Page>
  );
}

function Report({ file, report, isWritten, onRun }: Looked & { onRun(): void }) {
  const t = useTexts(customerImportTexts);
  const { created, known, leftOut, unused } = report;
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
      {report.problemCount > 0 && <Problems problems={report.problems} count={report.problemCount} />}
    </>
  );
}

function Problems({ problems, count }: { problems: readonly CustomerProblem[]; count: number }) {
  const t = useTexts(customerImportTexts);
  const { formatNumber } = useFormat();
  const rest = count - problems.length;
  return (
    <Card title={t('problems')}>
      <Table.ScrollContainer minWidth={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('line')}</Table.Th>
              <Table.Th>{t('reason')}</Table.Th>
              <Table.Th>{t('value')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {problems.map(({ line, reason, value }, index) => (
              <Table.Tr key={index}>
                <Table.Td>{formatNumber(line)}</Table.Td>
                <Table.Td>{t(`reason.${reason}`)}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{value}</bdi>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rest > 0 && (
        <Text size="sm" c="gray.7">
          {t('more', { count: rest })}
        </Text>
      )}
    </Card>
  );
}
