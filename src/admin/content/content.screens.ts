import { IconArticle, IconFiles, IconFolders, IconRoute, IconTag, IconWriting } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

const own = { access: 'content:write', inMenu: true } as const;

export const contentScreens: readonly Screen[] = [
  {
    path: 'pages',
    label: 'pages',
    icon: IconFiles,
    access: 'site:write',
    inMenu: true,
    load: () => import('./pages/pages-screen.tsx'),
  },
  {
    ...own,
    path: 'articles',
    label: 'articles',
    icon: IconArticle,
    load: () => import('./articles/articles-screen.tsx'),
  },
  {
    path: 'articles/:id',
    label: 'article',
    access: 'content:write',
    load: () => import('./articles/article-screen.tsx'),
  },
  {
    ...own,
    path: 'categories',
    label: 'articleCategories',
    icon: IconFolders,
    load: () => import('./words/categories-screen.tsx'),
  },
  {
    ...own,
    path: 'authors',
    label: 'authors',
    icon: IconWriting,
    load: () => import('./words/authors-screen.tsx'),
  },
  {
    ...own,
    path: 'tags',
    label: 'tags',
    icon: IconTag,
    load: () => import('./words/tags-screen.tsx'),
  },
  {
    ...own,
    path: 'redirects',
    label: 'redirects',
    icon: IconRoute,
    load: () => import('./redirects/redirects-screen.tsx'),
  },
];
