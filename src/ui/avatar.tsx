import type { Image } from '#domain/schemas/image.schema.ts';

import { Picture } from './picture.tsx';

interface AvatarProps {
  image: Image | null;
  name: string;
  /** Pixels. */
  size: number;
  /** Loaded at once. */
  eager?: boolean;
}

/** A round portrait, or the first letter of the name. The name stands beside it, so it is silent. */
export function Avatar({ image, name, size, eager }: AvatarProps) {
  const style = { inlineSize: size, blockSize: size };
  if (!image) {
    return (
      <span className="vt-avatar" style={style} aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <span className="vt-avatar" style={style}>
      <Picture image={image} ratio="1:1" widths={[100, 160, 240]} sizes={`${size}px`} eager={eager} alt="" />
    </span>
  );
}
