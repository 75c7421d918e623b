import { IconArticle, IconFiles, IconFolders, IconRoute, IconTag, IconWriting } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

const own = { access: 'admin', inMenu: true } as const;

export const contentScreens: readonly Screen[] = [
  {
    ...own,
    path: 'pages',
    label: { en: 'Pages', ru: 'Страницы' },
    icon: IconFiles,
    load: () => import('./pages/pages-screen.tsx'),
  },
  {
    ...own,
    path: 'articles',
    label: { en: 'Articles', ru: 'Статьи' },
    icon: IconArticle,
    load: () => import('./articles/articles-screen.tsx'),
  },
  {
    path: 'articles/:id',
    access: 'admin',
    label: { en: 'Article', ru: 'Статья' },
    load: () => import('./articles/article-screen.tsx'),
  },
  {
    ...own,
    path: 'categories',
    label: { en: 'Article categories', ru: 'Категории статей' },
    icon: IconFolders,
    load: () => import('./words/categories-screen.tsx'),
  },
  {
    ...own,
    path: 'authors',
    label: { en: 'Authors', ru: 'Авторы' },
    icon: IconWriting,
    load: () => import('./words/authors-screen.tsx'),
  },
  {
    ...own,
    path: 'tags',
    label: { en: 'Tags', ru: 'Теги' },
    icon: IconTag,
    load: () => import('./words/tags-screen.tsx'),
  },
  {
    ...own,
    path: 'redirects',
    label: { en: 'Redirects', ru: 'Перенаправления' },
    icon: IconRoute,
    load: () => import('./redirects/redirects-screen.tsx'),
  },
];
