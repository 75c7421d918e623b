import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { mediaTexts } from './media.texts.ts';

/** For the file dialog: the server looks at what files hold. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

export function UploadButton({ onFiles, ...props }: ButtonProps & { onFiles(files: File[]): void }) {
  const t = useTexts(mediaTexts);
  return (
    <FileButton multiple accept={acceptedTypes} onChange={onFiles}>
      {(button) => (
        <Button leftSection={<IconUpload size={16} aria-hidden />} {...props} {...button}>
          {t('upload')}
        </Button>
      )}
    </FileButton>
  );
}
