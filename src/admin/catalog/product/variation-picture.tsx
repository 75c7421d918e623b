import { ActionIcon, Menu } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { Thumb } from '../../media/thumb.tsx';
import { useImage } from '../../media/use-media.ts';
import './product.css';
import { productTexts } from './product.texts.ts';

interface VariationPictureProps {
  name: string;
  value: number | null;
  /** Of the product: one of them may show the variation. */
  imageIds: readonly number[];
  onChange(imageId: number | null): void;
}

/** Which of the product's pictures shows the variation. */
export function VariationPicture({ name, value, imageIds, onChange }: VariationPictureProps) {
  const t = useTexts(productTexts);
  const { data: image } = useImage(value);
  return (
    <Menu position="bottom-start" disabled={imageIds.length === 0}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('variationPicture', { name })}
          disabled={imageIds.length === 0 && value === null}
        >
          {image ? <Thumb image={image} /> : <IconPhoto size={18} stroke={1.5} aria-hidden />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => onChange(null)}>{t('noPicture')}</Menu.Item>
        {imageIds.map((id, index) => (
          <Menu.Item key={id} onClick={() => onChange(id)} leftSection={<Choice id={id} />}>
            {t('picture', { number: index + 1 })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Choice({ id }: { id: number }) {
  const { data: image } = useImage(id);
  return <div className="vt-product-thumb">{image && <Thumb image={image} />}</div>;
}
