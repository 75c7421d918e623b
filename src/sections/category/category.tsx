import { catalogPath } from '#domain/routes.ts';
import { Picture } from '#ui/picture.tsx';

import { columnsFor } from './columns-for.ts';
import { countOfCatalog } from './count-of-catalog.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { categorySection } from './category.section.ts';

export function Category({ options, data, index, eager, context }: SectionViewProps<typeof categorySection>) {
  const { catalogs } = data;
  if (catalogs.length === 0) return null;
  const columns = columnsFor(catalogs.length);
  const sizes = `(width >= 1025px) ${Math.round(1170 / columns)}px, (width >= 720px) ${Math.round(100 / columns)}vw, 50vw`;
  return (
    <ul className="vt-category" data-columns={columns}>
      {catalogs.map((catalog, place) => (
        <li key={catalog.id} className="vt-category__item">
          <a className="vt-category__card" href={catalogPath(catalog.slug)}>
            <span
              className="vt-category__picture"
              data-initial={catalog.image ? undefined : [...catalog.title][0]}
            >
              {catalog.image && (
                // The title beside it says the same: read once.
                <Picture
                  image={catalog.image}
                  alt=""
                  ratio="1:1"
                  sizes={sizes}
                  eager={eager && place < columns}
                  priority={index === 0 && place === 0}
                />
              )}
            </span>
            <span className="vt-category__title">{catalog.title}</span>
            {options.showCount && (
              <span className="vt-category__count">{countOfCatalog(catalog.productCount, context)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
