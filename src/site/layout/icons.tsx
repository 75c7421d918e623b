const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm9 16-4-4',
  cart: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  heart: 'M12 20C7 16 4 13 4 9.500a4 4 0 0 1 8-1 4 4 0 0 1 8 1C20 13 17 16 12 20Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm7 10 5 5 5-5',
  phone: 'M6 4h3l2 5-2 1a11 11 0 0 0 5 5l1-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2Z',
  email: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  chat: 'M5 5h14v11H10l-4 4v-4H5V5Zm4 4h6m-6 3h4',
  truck:
    'M3 7h11v9H3V7Zm11 3h4l3 3v3h-7v-6ZM7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm10 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  back: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  card: 'M3 6h18v12H3V6Zm0 4h18M6 15h4',
  whatsapp: 'M4 20l1.5-4A8 8 0 1 1 8.500 19L4 20Zm5-11c0 3 3 6 6 6l1-2-2-1-1 1c-1 0-2-1-2-2l1-1-1-2-2 1Z',
  telegram: 'M21 4 3 11l6 2 2 6 3-4 5 4 2-15ZM9 13l8-6',
} as const;

const brands = {
  facebook:
    'M13 21v-8h3l.5-3.500H13V7.500c0-1 .4-1.700 1.800-1.700h1.800V3.100C16 3 15.200 3 14.300 3 11.700 3 10 4.600 10 7.200v2.300H7V13h3v8h3Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v10c0 1.100.9 2 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2H7Zm5 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.500-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  linkedIn:
    'M4 9h4v12H4V9Zm2-6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm5 6h3.800v1.700C15.500 9.600 16.600 9 18 9c2.500 0 4 1.600 4 4.700V21h-4v-6.700c0-1.300-.6-2-1.600-2s-1.400.8-1.400 2V21h-4V9Z',
  twitter:
    'M3 4h5.500l4 5.600L17.500 4H20l-6.300 7.300L21 20h-5.500l-4.300-6L6 20H3.500l6.600-7.700L3 4Zm3.600 2 9.800 12h1.100L8 6H6.600Z',
  medium:
    'M7.500 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm8 .5c1.400 0 2.500 2 2.500 4.500s-1.100 4.500-2.500 4.500-2.500-2-2.500-4.500 1.100-4.500 2.500-4.500Zm4.700.5c.6 0 1 1.800 1 4s-.4 4-1 4-1-1.800-1-4 .4-4 1-4Z',
  telegram:
    'M21.500 4 2.500 11.300l5.300 1.900L10 20l3.200-3.300 4.700 3.600L21.500 4Zm-12.300 9 8.300-5.700-6.500 6.600-.3 2.800L9.200 13Z',
  tiktok:
    'M13 3h3c.3 2.400 1.700 3.900 4 4v3c-1.500 0-2.800-.4-4-1.200V15a6 6 0 1 1-7-5.900v3.200A3 3 0 1 0 13 15V3Z',
  vk: 'M12.800 17.500C6.600 17.500 3 13.300 2.900 6.300H6c.1 5.100 2.400 7.300 4.200 7.700V6.300h2.900v4.400c1.800-.2 3.600-2.200 4.200-4.400h2.900c-.5 2.700-2.400 4.700-3.800 5.500 1.400.7 3.600 2.400 4.500 5.700h-3.200c-.7-2.200-2.400-3.800-4.600-4.100v4.100h-.3Z',
} as const;

export type IconName = keyof typeof shapes;
export type BrandName = keyof typeof brands;

/** A line icon of 24 units, drawn in the colour of its text. Decorative: the link or button has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="vt-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function BrandIcon({ name }: { name: BrandName }) {
  return (
    <svg className="vt-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={brands[name]} fill="currentColor" />
    </svg>
  );
}
