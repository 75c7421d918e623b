import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { PreviewFrame } from './preview-frame.tsx';

interface CardPictureProps {
  /** Undefined while it is being loaded. */
  drawn: { types: readonly string[]; html: string; css: string } | undefined;
  /** With the styles of the shop and of all types. */
  previews: SectionPreviews | undefined;
  /** In the place of a picture that nothing can be drawn for. */
  instead?: ReactNode;
}

/** A section, or several, as they would look in this shop. */
export function CardPicture({ drawn, previews, instead }: CardPictureProps) {
  return (
    <div className="vt-library__picture" aria-hidden>
      {instead ??
        (drawn && previews ? (
          <PreviewFrame
            html={drawn.html}
            css={previews.css + drawn.types.map((type) => previews.typeCss[type] ?? '').join('') + drawn.css}
            language={previews.language}
            width={1280}
            maxHeight={860}
            title=""
          />
        ) : (
          <Skeleton height="100%" radius={0} />
        ))}
    </div>
  );
}
