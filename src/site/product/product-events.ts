/**
 * How the gallery and the choice of a variation talk: bubbling events, because one is a custom element
 * and the other a React root.
 */

/** `detail: { variationId, imageId }` – a variation was chosen. */
export const variationChosen = 'vt:variation';
/** `detail: { imageId }` – a picture was chosen by its thumbnail. */
export const pictureChosen = 'vt:picture';
