import { sql, type RawBuilder } from 'kysely';

/** A film and the picture that is its poster. */
export interface FilmJson {
  imageId: number;
  url: string;
}

/** The films of the product under the alias, in the order of its pictures. */
export function filmsOf(alias: string): RawBuilder<FilmJson[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('imageId', pi.image_id, 'url', pi.film_url)
      order by pi.position, pi.image_id), '[]')
    from product_images pi where pi.product_id = ${sql.ref(`${alias}.id`)} and pi.film_url is not null)`;
}
