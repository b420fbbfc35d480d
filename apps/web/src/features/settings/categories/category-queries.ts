import type { categoriesEndpoints } from '@tacite/api/settings/category-endpoints.ts'
import { recordQueries } from '../administration/public.tsx'

export const categories = recordQueries<typeof categoriesEndpoints>('categories')
