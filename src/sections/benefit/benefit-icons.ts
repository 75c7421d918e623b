/** Line icons on a 24 px grid, as SVG paths: what shops promise most. */
export const benefitIcons = {
  delivery:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  return: 'M4 9h10.5a5 5 0 0 1 0 10H9M8 5 4 9l4 4',
  shield: 'M12 3.5 5 6v5.5c0 4.3 3 7.4 7 9 4-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.3 10',
  hand: 'M7.5 12.5V6.8a1.5 1.5 0 0 1 3 0M10.5 11V5a1.5 1.5 0 0 1 3 0v6M13.5 11V6.3a1.5 1.5 0 0 1 3 0V13m0-2.7a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.6a6 6 0 0 1-4.6-2.2l-4-5a1.6 1.6 0 0 1 2.4-2.1l2.3 2.1',
  gift: 'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5c-1-4.3-6-4.5-6-1.5 0 1.5 2 1.5 6 1.5Zm0 0c1-4.3 6-4.5 6-1.5 0 1.5-2 1.5-6 1.5Z',
  leaf: 'M5 19.5C5 9 11 4.5 20 4.5c0 9.5-5 13.5-13 12M5 19.5c2-4.5 5-7.5 9-9',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.5h8M8 12.5h5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  pin: 'M12 21c4.5-4.7 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.3 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  card: 'M3 5.5h18v13H3zM3 10h18M6.5 15h4',
  heart: 'M12 20C6.5 15.8 3.5 12.7 3.5 9.1a4.4 4.4 0 0 1 8.5-1.7 4.4 4.4 0 0 1 8.5 1.7c0 3.6-3 6.7-8.5 10.9Z',
} as const;

export const benefitIconNames = [
  'none',
  ...(Object.keys(benefitIcons) as (keyof typeof benefitIcons)[]),
] as const;
export type BenefitIconName = (typeof benefitIconNames)[number];
