import type { messages as english } from '../../en/sections/breadcrumbs.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Хлебные крошки',
  about: 'Путь от главной до этой страницы. Строится сам.',
  presets: { trail: 'Путь к странице', band: 'На своей полосе' },
} satisfies Messages<typeof english>;
