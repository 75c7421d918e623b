import { useQuery } from '@tanstack/react-query';

import type { AuthorRow, CategoryRow, TagRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';

/** Shops have few of each, so whole lists are loaded. */
export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: () => api.get<CategoryRow[]>('/admin/categories') });

export const useAuthors = () =>
  useQuery({ queryKey: ['authors'], queryFn: () => api.get<AuthorRow[]>('/admin/authors') });

export const useTags = () =>
  useQuery({ queryKey: ['tags'], queryFn: () => api.get<TagRow[]>('/admin/tags') });
