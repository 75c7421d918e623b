import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import { catalogPath } from '#domain/routes.ts';
import { Picture } from '#ui/picture.tsx';

import { columnsFor } from './columns-for.ts';
import { countOfCatalog } from './count-of-catalog.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { category1Section, category2Section, category8Section } from './category.section.ts';

export function Category1(props: SectionViewProps<typeof category1Section>) {
  const { catalogs } = props.data;
  if (catalogs.length === 0) return null;
  return (
    <ul className="vt-category-tiles" data-columns={columnsFor(catalogs.length)}>
      {catalogs.map((catalog, place) => (
        <CatalogTile
          key={catalog.id}
          catalog={catalog}
          sizes="(width >= 1025px) 390px, 50vw"
          eager={props.eager && place < 3}
          showCount={props.options.showCount}
          context={props.context}
        />
      ))}
    </ul>
  );
}

export function Category2(props: SectionViewProps<typeof category2Section>) {
  const { catalogs } = props.data;
  if (catalogs.length === 0) return null;
  return (
    <ul className="vt-category-bento" data-count={Math.min(7, catalogs.length)}>
      {catalogs.map((catalog, place) => (
        <CatalogTile
          key={catalog.id}
          catalog={catalog}
          sizes={place === 0 ? '(width >= 720px) 780px, 100vw' : '(width >= 720px) 390px, 50vw'}
          eager={props.eager && place < 3}
          showCount={props.options.showCount}
          context={props.context}
        />
      ))}
    </ul>
  );
}

/** Small pictures: the usual widths begin at twice their size. */
const roundWidths = [100, 160, 240, 320];

export function Category8({ data, options, eager, context }: SectionViewProps<typeof category8Section>) {
  const { catalogs } = data;
  if (catalogs.length === 0) return null;
  return (
    // A row that scrolls is reached by its links: no tab stop of its own is needed.
    <ul className={options.shape === 'chips' ? 'vt-category-row vt-category-row--chips' : 'vt-category-row'}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className="vt-category-row__item">
          <a className="vt-category-row__link" href={catalogPath(catalog.slug)}>
            <span
              className="vt-category-row__picture"
              data-initial={catalog.image ? undefined : [...catalog.title][0]}
            >
              {catalog.image && (
                <Picture
                  image={catalog.image}
                  alt=""
                  ratio="1:1"
                  sizes={options.shape === 'chips' ? '38px' : '148px'}
                  widths={roundWidths}
                  eager={eager}
                />
              )}
            </span>
            <span className="vt-category-row__title">{catalog.title}</span>
            {options.showCount && (
              <span className="vt-category-row__count">{countOfCatalog(catalog.productCount, context)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CatalogTileProps {
  catalog: CatalogSummary;
  sizes: string;
  eager: boolean;
  showCount: boolean;
  context: SectionContext;
}

/** A picture with the catalog's title over it, the whole of it a link. */
function CatalogTile({ catalog, sizes, eager, showCount, context }: CatalogTileProps) {
  return (
    <li className="vt-category-tile">
      <a
        className="vt-category-tile__link"
        href={catalogPath(catalog.slug)}
        data-plain={catalog.image ? undefined : ''}
      >
        {catalog.image && (
          // The title over it says the same: read once.
          <Picture className="vt-picture--cover" image={catalog.image} alt="" sizes={sizes} eager={eager} />
        )}
        <span className="vt-category-tile__words">
          <span className="vt-category-tile__title">{catalog.title}</span>
          {showCount && (
            <span className="vt-category-tile__count">{countOfCatalog(catalog.productCount, context)}</span>
          )}
        </span>
      </a>
    </li>
  );
}
