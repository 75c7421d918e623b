import { useEffect, useEffectEvent, useRef } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { mostReviewPhotos, photoTypes } from '#domain/review-photo.ts';
import { controlProps, Field } from '#ui/form/field.tsx';
import type { FormField } from '#ui/form/use-form.ts';
import { loadStyles } from '#ui/load-styles.ts';

import photosFieldCss from './photos-field.css?inline';

interface PhotosFieldProps {
  field: FormField<string>;
  photos: readonly File[];
  onChange(photos: readonly File[]): void;
  /** How many photos an earlier try without script has left at the server. */
  kept: number;
  t: Translator;
}

/** Photos to send with a review: chosen one by one or together, seen small, taken back by a button each. */
export function PhotosField({ field, photos, onChange, kept, t }: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const room = mostReviewPhotos - kept;

  function take(): void {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) onChange([...photos, ...chosen].slice(0, room));
    // What was chosen is in the list now; the same file may be chosen again.
    if (input.current) input.current.value = '';
  }
  /** What was chosen before this code arrived. */
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    // Of what only a script draws.
    loadStyles(photosFieldCss);
    takeEarly();
  }, []);

  const description = kept > 0 ? t('reviews.photosKept', { count: kept }) : t('reviews.photosHint');
  const { required: _, ...control } = controlProps(field, description);
  return (
    <Field field={field} description={description}>
      {photos.length > 0 && (
        <ul className="vt-photos">
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.lastModified} ${index}`}>
              <Thumbnail photo={photo} />
              <button
                type="button"
                aria-label={t('reviews.removePhoto', { n: index + 1 })}
                onClick={() => {
                  onChange(photos.filter((other) => other !== photo));
                  input.current?.focus();
                }}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...control}
        ref={input}
        className="vt-photos__input"
        type="file"
        accept={photoTypes}
        multiple
        disabled={photos.length >= room}
        onChange={take}
      />
    </Field>
  );
}

/** The middle of a photo. */
function Thumbnail({ photo }: { photo: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void drawMiddle(photo, () => canvas.current);
  }, [photo]);
  return <canvas ref={canvas} width={thumbnailSide} height={thumbnailSide} aria-hidden="true" />;
}

/** Pixels; shown half as wide. */
const thumbnailSide = 144;

/** What the browser cannot read stays blank; the server says what is wrong with it. */
async function drawMiddle(photo: File, findCanvas: () => HTMLCanvasElement | null): Promise<void> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (!bitmap) return;
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  const context = findCanvas()?.getContext('2d');
  context?.drawImage(bitmap, left, top, side, side, 0, 0, thumbnailSide, thumbnailSide);
  bitmap.close();
}
