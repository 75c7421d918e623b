import type { ReactNode } from 'react';

import { imageUrl } from '#domain/image-url.ts';
import { discountBase } from '#domain/price.ts';
import { paths } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { Card, CardOptions, CardSettings } from './card-of-product.ts';
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
    <article
      className={`vt-card vt-card--${templateListing}`}
      data-background={templateListing === 'tile' ? 'middle' : undefined}
      data-sold-out={card.soldOut || undefined}
    >
      <div className="vt-card__media" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <Swipe card={card}>
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
                // Shown on hover or by a swipe, and hidden from readers: no words, and no large sizes.
                alt=""
                widths={secondImageWidths}
                className={pictureClass(imageCrop)}
              />
            </span>
          )}
        </Swipe>
        <Badges card={card} texts={texts} />
        <QuickActions card={card} texts={texts} />
      </div>
      <div className="vt-card__body" data-background={templateListing === 'overlay' ? 'dark' : undefined}>
        <Heading className="vt-card__title">
          <a className="vt-card__link" href={card.href}>
            {card.title}
          </a>
        </Heading>
        <Price price={card.price} fullPrice={card.fullPrice} from={card.from} badge={false} texts={texts} />
        {card.rating && <Rating compact value={card.rating.value} count={card.rating.count} t={t} />}
        {card.options && <OptionsOfCard options={card.options} />}
        {(card.sku !== '' || card.quantity !== '') && (
          <p className="vt-card__facts">
            {card.sku !== '' && <span>{t('product.skuValue', { sku: card.sku })}</span>}
            {card.quantity !== '' && (
              <span className={card.isScarce ? 'vt-card__scarce' : undefined}>{card.quantity}</span>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * On touch screens both pictures lie side by side, above the card's link: so they are a link themselves, which keys
 * reach as they reach whatever scrolls. Elsewhere it has no box, and no stop.
 */
function Swipe({ card, children }: { card: Card; children: ReactNode }) {
  if (!card.swipes || !card.secondImage) return children;
  return (
    <a className="vt-card__swipe" href={card.href}>
      {children}
    </a>
  );
}

function Badges({ card, texts: { t, price, settings } }: { card: Card; texts: CardTexts }) {
  const { saleBadge } = settings.ecommerce.cards;
  if (card.soldOut) return <span className="vt-flag">{t('product.soldOut')}</span>;
  const sale =
    saleBadge === 'never' ? null : (
      <DiscountBadge
        price={card.price}
        fullPrice={card.fullPrice}
        priorPrice={card.priorPrice}
        amount={
          saleBadge === 'amount' ? price((discountBase(card) ?? card.fullPrice) - card.price) : undefined
        }
        t={t}
      />
    );
  if (!card.isNew) return sale;
  return (
    <span className="vt-card__badges">
      {sale}
      <span className="vt-flag">{t('product.new')}</span>
    </span>
  );
}

/** Links lead to the product's page where there is no script; what has nothing to choose is a form of the cart. */
function QuickActions({ card, texts: { t } }: { card: Card; texts: CardTexts }) {
  const { quickAdd, quickView } = card;
  if (!quickView && !quickAdd) return null;
  const name = t('product.quickAdd', { title: card.title });
  const modal = { 'data-vt-modal': 'QuickView', 'data-product': card.id };
  return (
    <div className="vt-card__quick">
      {quickView && (
        <a className="vt-card__view" href={card.href} {...modal}>
          {t('product.quickView')}
          <span className="vt-visually-hidden">: {card.title}</span>
        </a>
      )}
      {quickAdd &&
        (quickAdd.variationId === null ? (
          <a className="vt-card__add" href={card.href} aria-label={name} {...modal} />
        ) : (
          <form method="post" action={paths.cart} data-vt-add-to-cart="">
            <input type="hidden" name="op" value="add" />
            <input type="hidden" name="product" value={card.id} />
            <input type="hidden" name="variation" value={quickAdd.variationId} />
            <button type="submit" className="vt-card__add" aria-label={name} />
          </form>
        ))}
    </div>
  );
}

function OptionsOfCard({ options: { text, swatches, more } }: { options: CardOptions }) {
  if (swatches.length === 0) return <p className="vt-card__facts">{text}</p>;
  return (
    <p className="vt-card__facts vt-card__swatches">
      <span className="vt-visually-hidden">{text}</span>
      {swatches.map(({ title, color, image }) => (
        <span
          key={title}
          title={title}
          style={
            image
              ? { backgroundImage: `url("${imageUrl(image, { width: 100, height: 100 })}")` }
              : { backgroundColor: color }
          }
        />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </p>
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
