import { maxDatabaseId } from '#domain/limits.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

/** Ids that no stored picture can have. */
const firstPicture = maxDatabaseId + 1;
const firstLogo = firstPicture + 100;

/** Things on a shelf, each 400 wide and 300 high; drawn for this program. */
const drawings: readonly (readonly [ground: string, table: string, things: string])[] = [
  [
    '#e9e2d6',
    '#d3c6b2',
    '<path d="M176 96h48l-6 26c30 22 40 48 40 74 0 30-18 52-36 60h-44c-18-8-36-30-36-60 0-26 10-52 40-74z" fill="#5b7a78"/><path d="M142 190c36 14 80 14 116 0v16c-36 14-80 14-115 0z" fill="#7d9a96"/>',
  ],
  [
    '#dfe7ea',
    '#8fa6a0',
    '<circle cx="292" cy="92" r="34" fill="#f2c879"/><path d="M0 210 90 120l70 70 76-96 164 130v76H0z" fill="#6f8f8a"/><path d="m0 240 120-62 110 70 90-44 80 40v56H0z" fill="#4c6d69"/>',
  ],
  [
    '#efe3dc',
    '#d9c0b2',
    '<path d="M110 170h180c0 52-34 84-66 88h-48c-32-4-66-36-66-88z" fill="#b8694c"/><ellipse cx="200" cy="170" rx="90" ry="16" fill="#8e4b34"/><circle cx="176" cy="160" r="26" fill="#d9a441"/><circle cx="222" cy="158" r="28" fill="#c9783a"/>',
  ],
  [
    '#e4e6df',
    '#c5c9b8',
    '<path d="M160 196h80l-10 62h-60z" fill="#c27b5b"/><path d="M200 200C188 150 150 132 128 134c2 34 30 62 72 66zm0 0c10-56 50-78 76-74 0 36-34 66-76 74zm0 0c-18-50-8-88 6-108 18 26 18 72-6 108z" fill="#55794f"/>',
  ],
  [
    '#e6e3ec',
    '#c4bdd2',
    '<path d="M150 96h100l34 78H116z" fill="#e2b04a"/><path d="M194 174h12v74h-12z" fill="#55506a"/><ellipse cx="200" cy="252" rx="46" ry="9" fill="#55506a"/>',
  ],
  [
    '#e2e8ee',
    '#b9c6d3',
    '<path d="M120 60h160v150H120z" fill="#fff"/><path d="M134 74h132v122H134z" fill="#d7c2a5"/><path d="m134 170 44-52 34 38 20-20 34 34v26H134z" fill="#7a6248"/><circle cx="236" cy="104" r="12" fill="#f5e3bd"/>',
  ],
  [
    '#ece6dc',
    '#cbb99c',
    '<path d="M128 84h14v174h-14zm130 76h14v98h-14z" fill="#7a5a3c"/><path d="M128 84c44-10 44 60 14 64z" fill="#9c7650"/><path d="M124 150h152v22H124z" fill="#9c7650"/>',
  ],
  [
    '#e3ebe6',
    '#bccdc2',
    '<path d="M128 130h120v70c0 36-24 56-60 56s-60-20-60-56z" fill="#3f6c6a"/><path d="M248 148c44-6 50 56-2 58v-14c30-4 28-34 2-30z" fill="#3f6c6a"/><path d="M166 112c-10-14 12-22 2-38m34 38c-10-14 12-22 2-38" fill="none" stroke="#8fb0a8" stroke-width="6" stroke-linecap="round"/>',
  ],
];

const logoDrawings: readonly string[] = [
  '<circle cx="40" cy="40" r="20" fill="none" stroke="#444b55" stroke-width="8"/><path d="M80 28h100v10H80zm0 18h64v8H80z" fill="#444b55"/>',
  '<path d="m20 60 20-40 20 40z" fill="#444b55"/><path d="M80 26h96v12H80zm0 20h76v8H80z" fill="#444b55"/>',
  '<path d="M22 22h36v36H22z" fill="#444b55"/><path d="M80 28h84v10H80zm0 18h104v8H80z" fill="#444b55"/>',
  '<path d="M40 18c16 12 22 30 0 46-22-16-16-34 0-46z" fill="#444b55"/><path d="M80 28h108v10H80zm0 18h52v8H80z" fill="#444b55"/>',
];

/** Pictures that stand where a shop has none of its own; they travel in the page itself. */
export const samplePictures: readonly Image[] = drawings.map(([ground, table, things], place) =>
  pictureOf(
    firstPicture + place,
    { width: 1200, height: 900 },
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300"><path d="M0 0h400v300H0z" fill="${ground}"/><path d="M0 236h400v64H0z" fill="${table}"/>${things}</svg>`,
  ),
);

export const sampleLogos: readonly Image[] = logoDrawings.map((drawing, place) =>
  pictureOf(
    firstLogo + place,
    { width: 400, height: 160 },
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160" viewBox="0 0 200 80">${drawing}</svg>`,
  ),
);

export function samplePicture(place: number): Image | null {
  return samplePictures[place % samplePictures.length] ?? null;
}

const byId = new Map([...samplePictures, ...sampleLogos].map((image) => [image.id, image]));

export function findSamplePicture(id: number | null | undefined): Image | null {
  return id === null || id === undefined ? null : (byId.get(id) ?? null);
}

function pictureOf(id: number, size: { width: number; height: number }, svg: string): Image {
  // Without spaces, so that it may stand in a `srcset` too.
  const uri = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id, uri, name: 'sample.svg', ...size, mime: 'image/svg+xml', alt: '', title: '' };
}
