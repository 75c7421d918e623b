import { imageUrl } from '#domain/image-url.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

import './media.css';

/** A small rendition, whole, on a ground that shows what is transparent. */
export function Thumb({ image, alt = '' }: { image: Image; alt?: string }) {
  return (
    <img
      className="vt-thumb"
      src={imageUrl(image, { mode: 'inset', width: 320, height: 0 })}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
