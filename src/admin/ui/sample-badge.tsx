import { Badge } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

/** Stands where the demo shows what nobody ordered or wrote. */
export function SampleBadge({ size = 'sm' }: { size?: 'sm' | 'lg' | undefined }) {
  const t = useTexts(uiTexts);
  return (
    <Badge
      bg="gray.1"
      c="#33383e"
      variant="outline"
      color="gray.6"
      tt="none"
      fw={600}
      size={size}
      miw="max-content"
    >
      {t('sample')}
    </Badge>
  );
}
