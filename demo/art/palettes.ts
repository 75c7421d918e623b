/** Six colours with roles, so that every series can lean on any palette without clashing. */
export interface Palette {
  name: string;
  paper: string;
  light: string;
  mid: string;
  deep: string;
  ink: string;
  accent: string;
}

export const palettes = {
  seaFog: {
    name: 'Sea fog',
    paper: '#f2efe7',
    light: '#cdd7d5',
    mid: '#8fa9ad',
    deep: '#4d6f7c',
    ink: '#1f3a4a',
    accent: '#d98e5f',
  },
  terracotta: {
    name: 'Terracotta',
    paper: '#f7eee1',
    light: '#edceb0',
    mid: '#da9069',
    deep: '#b0552f',
    ink: '#45241a',
    accent: '#2f5d62',
  },
  indigoNight: {
    name: 'Indigo night',
    paper: '#eee8dc',
    light: '#b7bfd3',
    mid: '#6577a6',
    deep: '#32437a',
    ink: '#151e3f',
    accent: '#e9b65a',
  },
  oliveGrove: {
    name: 'Olive grove',
    paper: '#f4f0e1',
    light: '#d8d6b2',
    mid: '#a0a568',
    deep: '#5f6c3b',
    ink: '#2b3421',
    accent: '#c96f4a',
  },
  ochreDesert: {
    name: 'Ochre desert',
    paper: '#f9f0de',
    light: '#f0d49b',
    mid: '#dfa64a',
    deep: '#b36a28',
    ink: '#4b2c1a',
    accent: '#3e6b73',
  },
  roseClay: {
    name: 'Rose clay',
    paper: '#f8eee8',
    light: '#ecc9be',
    mid: '#d4958b',
    deep: '#a55a58',
    ink: '#4a2532',
    accent: '#6d7b5a',
  },
  charcoalBone: {
    name: 'Charcoal and bone',
    paper: '#f2ede4',
    light: '#d6cec1',
    mid: '#9e968a',
    deep: '#575350',
    ink: '#202022',
    accent: '#b9583a',
  },
  mintGlaze: {
    name: 'Mint glaze',
    paper: '#f2f2e8',
    light: '#c9dfd1',
    mid: '#87b8a6',
    deep: '#3f7d73',
    ink: '#163d41',
    accent: '#e58a6b',
  },
  plumDusk: {
    name: 'Plum dusk',
    paper: '#f5ece7',
    light: '#dec4cd',
    mid: '#a97f9c',
    deep: '#664768',
    ink: '#2d1c38',
    accent: '#e0a15a',
  },
  northSea: {
    name: 'North Sea',
    paper: '#eff0ec',
    light: '#b9d0da',
    mid: '#5e97b5',
    deep: '#245f88',
    ink: '#102c48',
    accent: '#e2694c',
  },
  saffronMarket: {
    name: 'Saffron market',
    paper: '#fbf2df',
    light: '#f5d48c',
    mid: '#eba344',
    deep: '#cf5a33',
    ink: '#382444',
    accent: '#2c7a7b',
  },
} satisfies Record<string, Palette>;

export type PaletteKey = keyof typeof palettes;
