import { Picture } from '#ui/picture.tsx';

import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionContext } from '../framework/section-context.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-map': CustomElementProps;
    }
  }
}

/** A link to the map until `vt-map` makes it load the map in place; no map host hears of visitors before. */
export function MapFacade({
  url,
  image: imageId,
  eager,
  context,
}: {
  url: string;
  image: number | null;
  eager: boolean;
  context: SectionContext;
}) {
  const { t } = context;
  const image = context.image(imageId);
  return (
    <vt-map className="vt-map" data-title={t('contacts.map')}>
      {image ? (
        <Picture
          className="vt-map__picture vt-picture--cover"
          image={image}
          alt=""
          sizes="(width >= 1234px) 1170px, 100vw"
          eager={eager}
        />
      ) : (
        <MapDrawing />
      )}
      <a
        className="vt-map__button vt-button vt-button--primary"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('contacts.showMap')}
      </a>
      <span className="vt-map__note">{t('contacts.mapThirdParty', { host: new URL(url).host })}</span>
    </vt-map>
  );
}

/** Streets of no town in particular, in the section's own colours. */
function MapDrawing() {
  return (
    <svg
      className="vt-map__drawing"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="vt-map__water"
        d="M-20 330C160 290 240 372 420 352s250-96 430-66 230 96 380 52v110H-20z"
      />
      <path className="vt-map__park" d="M690 40h190v112H722zM150 60h130l26 96H132z" />
      <g className="vt-map__streets">
        <path d="M-20 190C200 150 420 236 640 196s360-60 600-10M60-20l70 330M330-20l-24 180 60 280M520-20l40 460M760-20l-60 300M960-20l30 330M1120-20l-50 320" />
        <path d="M-20 90c260-20 420 30 640 10s380-50 600-20M-20 270c180-16 360 32 560 12s360-60 680-14M220-20l-50 330M430-20l60 330M650-20l10 330M860-20l16 300M1040-20l20 330" />
      </g>
    </svg>
  );
}
