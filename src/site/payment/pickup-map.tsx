import type { Location } from '#domain/schemas/delivery.schema.ts';
import { MapFacade } from '#sections/contacts-1/map-facade.tsx';
import mapCss from '#sections/contacts-1/contacts-1.css?inline';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { placeFacts } from '#ui/place-facts.tsx';

export const pickupMapCss = mapCss;

/** Where and when the order is fetched, on a map where the shop has said where that is. */
export function PickupMap({ location, context }: { location: Location; context: SectionContext }) {
  const { title, coordinates } = location;
  const facts = placeFacts(location);
  if (facts.length === 0 && !coordinates) return null;
  return (
    <section className="vt-result__place" aria-labelledby="pickup-place">
      <h2 className="vt-result__subtitle" id="pickup-place">
        {title}
      </h2>
      {facts.map(({ key, fact }) => (
        <p key={key}>{fact}</p>
      ))}
      {coordinates && (
        <MapFacade url={mapAddress(coordinates)} image={null} eager={false} context={context} />
      )}
    </section>
  );
}

/** Half the map's height in degrees: some streets around the place. */
const around = 0.004;

/** https://wiki.openstreetmap.org/wiki/Export: `bbox` is west, south, east, north. */
function mapAddress({ latitude, longitude }: NonNullable<Location['coordinates']>): string {
  const box = [longitude - around * 2, latitude - around, longitude + around * 2, latitude + around];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
