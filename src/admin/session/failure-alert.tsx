import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

import type { Failure } from './use-sending.ts';

/** Of a form as a whole; what is wrong with a field stands at the field. */
export function FailureAlert({ failure }: { failure: Failure | null }) {
  if (!failure || Object.keys(failure.fields).length > 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle size={18} aria-hidden />}>
      {failure.message}
    </Alert>
  );
}
