import { Drawer } from '@mantine/core';
import { useRef, useState } from 'react';

import type { AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { mayLeave } from '../../ui/may-leave.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { CatalogFields } from './catalog-fields.tsx';
import { catalogsTexts } from './catalogs.texts.ts';

interface CatalogDrawerProps {
  catalog: AdminCatalog | 'new' | null;
  catalogs: readonly AdminCatalog[];
  mayEdit: boolean;
  onClose(): void;
}

/** A catalog beside its tree. */
export function CatalogDrawer(props: CatalogDrawerProps) {
  const { catalog, onClose } = props;
  const t = useTexts(catalogsTexts);
  const common = useTexts(uiTexts);
  const isDirty = useRef(false);

  const [reading, setReading] = useState(0);

  async function close(): Promise<void> {
    if (isDirty.current && !(await mayLeave())) return;
    isDirty.current = false;
    onClose();
  }

  return (
    <Drawer
      opened={catalog !== null}
      onClose={() => void close()}
      position="right"
      size="min(560px, 100vw)"
      title={catalog === 'new' ? t('newTitle') : (catalog?.title ?? '')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {catalog && (
        <CatalogFields
          key={catalog === 'new' ? 'new' : `${catalog.id} ${reading}`}
          {...props}
          catalog={catalog === 'new' ? null : catalog}
          onDirty={(dirty) => {
            isDirty.current = dirty;
          }}
          onRead={() => setReading(reading + 1)}
        />
      )}
    </Drawer>
  );
}
