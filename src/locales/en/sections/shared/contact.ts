/** Fields of sections with the shop’s contacts. */
export const messages = {
  fields: {
    showSocials: 'Show social networks',
    'content.image': 'Picture under the map’s button',
  },
  showMap: {
    label: 'Show the map',
    help: 'The map is opened by a click; its address is in the settings.',
  },
} as const;
