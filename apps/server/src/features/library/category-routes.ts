import { categoriesEndpoints } from '@tacite/api/category-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { category, categoryTree } from './category-tree.query.ts'
import { createCategory, removeCategory, updateCategory } from './change-category.ts'

export function categoriesRoutes(parts: Platform): Route[] {
  return [
    route(categoriesEndpoints.list, ({ actor, query }) =>
      parts.inCompany(actor.companyId, (db) => categoryTree(db, actor.locale, query)),
    ),
    route(categoriesEndpoints.read, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => category(db, params.categoryId)),
    ),
    route(categoriesEndpoints.create, ({ actor, body }) =>
      parts.inCompany(actor.companyId, (db) => createCategory(parts, db, actor, body)),
    ),
    route(categoriesEndpoints.update, ({ actor, params, body }) =>
      parts.inCompany(actor.companyId, (db) =>
        updateCategory(parts, db, actor, params.categoryId, body),
      ),
    ),
    route(categoriesEndpoints.remove, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => removeCategory(parts, db, actor, params.categoryId)),
    ),
  ]
}
