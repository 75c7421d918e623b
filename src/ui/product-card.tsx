import type { Settings } from '#domain/settings/settings.schema.ts';

import type { Card, CardSettings } from './card-of-product.ts';
import type { KeepMarkup } from './keep-markup.ts';
import { Picture } from './picture.tsx';
import { DiscountBadge, Price, type PriceTexts } from './price.tsx';
import { Rating } from './rating.tsx';

export interface CardTexts extends PriceTexts {
  settings: CardSettings;
  keep?: KeepMarkup;
}

interface ProductCardProps {
  card: Card;
  /** The `sizes` of its picture. */
  sizes: string;
  eager?: boolean;
  /** The level below the heading that the cards stand under. */
  level?: 2 | 3;
  texts: CardTexts;
}

const secondImageWidths = [320, 480, 640];

/**
 * A product in a list. One link, named by the title and stretched over the card; what stands beside it
 * (badges, price) is text, so the link stays the only stop on the way through a list.
 */
export function ProductCard({ card, sizes, eager = false, level = 3, texts }: ProductCardProps) {
  const { t, settings } = texts;
  const { templateListing, imageCrop, previewSizeInListing: size } = settings.ecommerce;
  const Heading = level === 2 ? 'h2' : 'h3';
  const picture = {
    sizes,
    ratio: `${size.width}:${size.height}`,
    mode: imageCrop,
    widths: cardPictureWidths,
  } as const;
  const altOf = (image: Card['image']) => image?.alt || image?.title || card.title;
  return (
    <article className={`vt-card vt-card--${templateListing}`} data-sold-out={card.soldOut || undefined}>
      <div className="vt-card__media" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <Picture
          {...picture}
          image={card.image}
          alt={altOf(card.image)}
          eager={eager}
          className={pictureClass(imageCrop)}
        />
        {card.secondImage && (
          <span className="vt-card__second" aria-hidden="true">
            <Picture
              {...picture}
              image={card.secondImage}
              // Shown on hover only and hidden from readers: no words, and no sizes that phones would want.
              alt=""
              widths={secondImageWidths}
              className={pictureClass(imageCrop)}
            />
          </span>
        )}
        {card.soldOut ? (
          <span className="vt-flag">{t('product.soldOut')}</span>
        ) : (
          <DiscountBadge price={card.price} fullPrice={card.fullPrice} t={t} />
        )}
      </div>
      <div className="vt-card__body">
        <Heading className="vt-card__title">
          <a className="vt-card__link" href={card.href}>
            {card.title}
          </a>
        </Heading>
        <Price price={card.price} fullPrice={card.fullPrice} from={card.from} badge={false} texts={texts} />
        {card.rating && <Rating compact value={card.rating.value} count={card.rating.count} t={t} />}
        {(card.sku !== '' || card.quantity !== '') && (
          <p className="vt-card__facts">
            {card.sku !== '' && <span>{t('product.skuValue', { sku: card.sku })}</span>}
            {card.quantity !== '' && <span>{card.quantity}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

const cardPictureWidths = [160, 240, 320, 400, 480, 600, 768] as const;

const pictureClass = (crop: Settings['ecommerce']['imageCrop']) =>
  crop === 'inset' ? 'vt-picture--contain' : 'vt-picture--cover';

interface CardItemProps extends ProductCardProps {
  className: string;
}

/** A card as an item of a list, drawn once for all the lists that hold it alike. */
export function ProductCardItem({ className, ...props }: CardItemProps) {
  const { card, sizes, eager = false, level = 3, texts } = props;
  if (!texts.keep) {
    return (
      <li className={className}>
        <ProductCard {...props} />
      </li>
    );
  }
  const key = `card ${sizes} ${eager} ${level} ${JSON.stringify(card)}`;
  return <li className={className} dangerouslySetInnerHTML={texts.keep(key, <ProductCard {...props} />)} />;
}
