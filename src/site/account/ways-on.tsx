import { imageUrl } from '#domain/image-url.ts';
import { catalogPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

/** A catalog to go on to. */
export interface WayOn {
  title: string;
  slug: string;
  image: Image | null;
}

/** Catalogs with their pictures, below a screen that has nothing to show yet. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className="vt-ways">
      {ways.map(({ title, slug, image }) => (
        <li key={slug}>
          <a className="vt-ways__link" href={catalogPath(slug)}>
            {image && (
              <img
                src={imageUrl(image, { width: 320, height: 320 })}
                alt=""
                width={160}
                height={160}
                loading="lazy"
              />
            )}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
