import { categoriesEndpoints } from '@tacite/api/category-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { category, categoryTree } from './category-tree.query.ts'
import { createCategory, removeCategory, updateCategory } from './change-category.ts'

export function categoriesRoutes(parts: Platform): Route[] {
  return [
    route(categoriesEndpoints.list, ({ db, actor, query }) =>
      categoryTree(db, actor.locale, query),
    ),
    route(categoriesEndpoints.read, ({ db, params }) => category(db, params.categoryId)),
    route(categoriesEndpoints.create, ({ db, actor, body }) =>
      createCategory(parts, db, actor, body),
    ),
    route(categoriesEndpoints.update, ({ db, actor, params, body }) =>
      updateCategory(parts, db, actor, params.categoryId, body),
    ),
    route(categoriesEndpoints.remove, ({ db, actor, params }) =>
      removeCategory(parts, db, actor, params.categoryId),
    ),
  ]
}
