import { categoriesEndpoints, type CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { findCircle } from '@tacite/document/condition-rules.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes, records } from '../administration/public.ts'
import { category, categoryTree } from './category-tree.query.ts'

type Form = BodyOf<typeof categoriesEndpoints.create>

/** Only an empty one can be deleted, so that it can be restored exactly. */
const categories = records<typeof categoriesEndpoints, 'category'>({
  list: categoryTree,
  read: category,
  noun: 'category',
  table: 'category',
  name: { field: 'name', index: 'category_name' },
  lock: lockTree,
  columns: (form) => {
    const { name, kind } = requireCategory(form)
    return { name, kind, parent_id: form.parentCategoryId }
  },
  judge: async (db, { kind, parentCategoryId }, before) => {
    if (before && kind !== before.kind && before.clauses + before.templates + before.children > 0)
      throw new Refused('RULE', { code: 'CATEGORY_KIND_USED', field: 'kind' })
    await requireParent(db, before?._id ?? null, parentCategoryId, kind)
  },
  whyKept: ({ clauses, templates, children }) =>
    clauses + templates + children > 0
      ? { code: 'CATEGORY_USED', params: { clauses, templates, children } }
      : null,
})

export function categoriesRoutes(deps: Platform): Route[] {
  return recordRoutes(deps, categoriesEndpoints, categories)
}

/** Serialised: two concurrent moves could form a cycle. */
async function lockTree(db: CompanyDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category' || ${db.companyId}, 0))`.execute(
    db.tx,
  )
}

const LONGEST_NAME = 255

/** Specification 5: a name of 1 to 255 characters without a slash, and a type. */
function requireCategory({ name, kind }: Form): { name: string; kind: CategoryRow['kind'] } {
  const refusals: Refusal[] = []
  if (name === '') refusals.push({ code: 'FIELD_REQUIRED', field: 'name' })
  if (name.length > LONGEST_NAME)
    refusals.push({ code: 'CATEGORY_NAME_LONG', params: { max: LONGEST_NAME }, field: 'name' })
  if (name.includes('/')) refusals.push({ code: 'CATEGORY_SLASH', field: 'name' })
  if (kind === null) refusals.push({ code: 'FIELD_REQUIRED', field: 'kind' })
  if (kind === null || refusals.length > 0) throw new Refused('RULE', refusals)
  return { name, kind }
}

async function requireParent(
  db: CompanyDatabase,
  categoryId: string | null,
  parentId: string | null,
  kind: CategoryRow['kind'] | null,
): Promise<void> {
  if (parentId === null) return
  const field = 'parentCategoryId'
  const rows = await db
    .select('category')
    .select(['category.id', 'category.parent_id', 'category.kind'])
    .execute()
  const parent = rows.find(({ id }) => id === parentId)
  if (!parent) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
  if (parent.kind !== kind) throw new Refused('RULE', { code: 'CATEGORY_PARENT_KIND', field })
  if (categoryId === null) return
  const moved = rows.map(({ id, parent_id: above }) => ({
    name: id,
    dependsOn: [id === categoryId ? parentId : above].filter((each) => each !== null),
  }))
  if (findCircle(moved, categoryId)) throw new Refused('RULE', { code: 'CATEGORY_CIRCLE', field })
}
