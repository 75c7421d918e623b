import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Figures } from '../../ui/figures.tsx';
import { filesTexts } from './files.texts.ts';

/** How many products an import makes, changes, leaves as they are and leaves out. */
export function ImportCounts({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  return (
    <Figures
      counts={[
        [t('newCount'), data.createdCount],
        [t('changedCount'), data.updatedCount],
        [t('unchangedCount'), data.unchangedCount],
        [t('leftOut'), data.refusedCount, 'bad'],
      ]}
    />
  );
}
