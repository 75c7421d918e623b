import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { Target } from './describe-changes.ts';
import { publishingTexts } from './publishing.texts.ts';

interface IssueListProps {
  documentKey: DocumentKey;
  issues: readonly DocumentIssue[];
  /** Null where an issue leads nowhere from here. */
  onJump(target: Target): (() => void) | null;
}

/** What keeps a document from being published, and what its author should look at. */
export function IssueList({ documentKey, issues, onJump }: IssueListProps) {
  const t = useTexts(publishingTexts);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const list = (some: readonly DocumentIssue[]) => (
    <List size="sm" spacing={4} mt={4}>
      {some.map((issue, index) => (
        <List.Item key={index}>
          <Issue issue={issue} go={onJump(targetOf(documentKey, issue))} />
        </List.Item>
      ))}
    </List>
  );
  return (
    <>
      {errors.length > 0 && (
        <Alert
          color="red"
          variant="light"
          icon={<IconCircleX aria-hidden />}
          title={t('errors', { count: errors.length })}
        >
          {list(errors)}
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('warnings', { count: warnings.length })}
        >
          {list(warnings)}
        </Alert>
      )}
    </>
  );
}

function Issue({ issue, go }: { issue: DocumentIssue; go: (() => void) | null }) {
  const t = useTexts(publishingTexts);
  const text = t(`issue.${issue.code}`, { detail: issue.detail });
  return (
    <Text size="sm" span style={{ overflowWrap: 'anywhere' }}>
      {text}
      {go && (
        <>
          {' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={600}
            c="ink.9"
            underline="always"
            onClick={go}
          >
            {t('jump')}
          </Anchor>
        </>
      )}
    </Text>
  );
}

function targetOf(key: DocumentKey, { sectionId, path }: DocumentIssue): Target {
  const group = key === 'settings' ? path?.[0] : undefined;
  return { key, ...(sectionId !== undefined && { sectionId }), ...(group !== undefined && { group }) };
}
