import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Ink: near-black with a breath of blue; its darker shades carry white text with 7:1 and more. */
const ink: MantineColorsTuple = [
  '#f1f4f9',
  '#e2e7ef',
  '#c3ccdb',
  '#a0aec5',
  '#8394b2',
  '#7084a7',
  '#4a5f85',
  '#374c72',
  '#293c5f',
  '#1a2a48',
];

export const theme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: 8,
  fontFamily: "'Manrope Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Manrope Variable', system-ui, sans-serif", fontWeight: '700' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { styles: { title: { fontWeight: 700 } } },
    // Chosen goods, tags and the like.
    Pill: { defaultProps: { attributes: { label: { dir: 'auto' } } } },
    Drawer: { styles: { title: { fontWeight: 700 } } },
  },
});

/** Small print, hints and errors that everybody can read: 4.5:1 on white and on the ground of the admin. */
export const readableColors: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-error': colors.red[9],
    '--mantine-color-placeholder': '#6c757d',
    // Titles and icons of notices on their own pale ground.
    '--mantine-color-yellow-light-color': '#7a4b00',
    '--mantine-color-orange-light-color': '#8a3a00',
    '--mantine-color-teal-light-color': '#0b6b4f',
    '--mantine-color-red-light-color': '#a61e1e',
  },
  dark: {},
});
