import { Box } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';

import { imageUrl } from '#domain/image-url.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

import './products.css';

/** A product's picture in a row of a list. */
export function ProductPicture({ image }: { image: Image | null }) {
  return (
    <Box className="vt-product-picture">
      {image ? (
        <img src={imageUrl(image, { mode: 'inset', width: 100, height: 0 })} alt="" loading="lazy" />
      ) : (
        <IconPhoto size={20} stroke={1.5} aria-hidden />
      )}
    </Box>
  );
}
