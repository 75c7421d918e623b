import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { targetOf, type Target } from '../guide/target.ts';
import { nameIssue, namePlace } from './name-issue.ts';
import { publishingTexts } from './publishing.texts.ts';

interface IssueListProps {
  documentKey: DocumentKey;
  /** Names what the issues are about; null until it is loaded. */
  document: EditableDocument | null;
  issues: readonly DocumentIssue[];
  /** Null where an issue leads nowhere from here. */
  onJump(target: Target): (() => void) | null;
}

/** What keeps a document from being published, and what its author should look at. */
export function IssueList({ documentKey, document, issues, onJump }: IssueListProps) {
  const t = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const list = (some: readonly DocumentIssue[]) => (
    <List size="sm" spacing={4} mt={4}>
      {some.map((issue, index) => (
        <List.Item key={index}>
          <Issue
            issue={issue}
            place={document && namePlace(document, targetOf(documentKey, issue), { t, language })}
            go={onJump(targetOf(documentKey, issue))}
          />
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
          title={<Heading text={t('errors', { count: errors.length })} />}
        >
          {list(errors)}
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={<Heading text={t('warnings', { count: warnings.length })} />}
        >
          {list(warnings)}
        </Alert>
      )}
    </>
  );
}

/** The alert's own colour is too pale for its title. */
function Heading({ text }: { text: string }) {
  return (
    <Text span inherit c="gray.9">
      {text}
    </Text>
  );
}

interface IssueProps {
  issue: DocumentIssue;
  place: string | null;
  go: (() => void) | null;
}

function Issue({ issue, place, go }: IssueProps) {
  const t = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const text = nameIssue(issue, { t, language });
  return (
    <Text size="sm" span style={{ overflowWrap: 'anywhere' }}>
      {text}
      {place && (
        <Text size="xs" c="gray.8" component="span" display="block">
          {place}
        </Text>
      )}
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
