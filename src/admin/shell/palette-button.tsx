import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';

import { lazyPart } from '../i18n/lazy-part.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from './shell.texts.ts';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Opens the search of everything, as Ctrl+K does; its code is loaded when it is wanted first. */
export function PaletteButton() {
  const t = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the key's place: K lies on another letter in Russian.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const open = () => setOpen(true);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        visibleFrom="sm"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            Ctrl K
          </Kbd>
        }
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        {t('findShort')}
      </Button>
      <ActionIcon variant="default" size={30} hiddenFrom="sm" aria-label={t('find')} onClick={open}>
        <IconSearch size={16} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
