import type { categoriesEndpoints, CategoryRow } from '@tacite/api/category-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { findCircle } from '@tacite/document/condition-rules.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { refuseTaken } from '../../platform/database/broken-constraint.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeObject } from '../removals/public.ts'
import { category } from './category-tree.query.ts'
import { namedEvent } from '../../platform/events/named-event.ts'

type Form = BodyOf<typeof categoriesEndpoints.create>
type Parts = Pick<Platform, 'clock' | 'events'>

export async function createCategory(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<CategoryRow> {
  await lockTree(db)
  const { name, kind } = requireCategory(form)
  await requireParent(db, null, form.parentCategoryId, kind)
  const id = newId(clock.now())
  await db
    .insert('category', { id, name, kind, parent_id: form.parentCategoryId })
    .execute()
    .catch(refuseTaken('category_name', 'name'))
  await events.record(db, namedEvent(actor, 'category.created', { id, name }))
  return category(db, id)
}

export async function updateCategory(
  { events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  categoryId: string,
  form: Form,
): Promise<CategoryRow> {
  await lockTree(db)
  const before = await category(db, categoryId)
  const { name, kind } = requireCategory(form)
  if (kind !== before.kind && before.clauses + before.templates + before.children > 0)
    throw new Refused('RULE', { code: 'CATEGORY_KIND_USED', field: 'kind' })
  await requireParent(db, categoryId, form.parentCategoryId, kind)
  await db
    .update('category')
    .set({ name, kind, parent_id: form.parentCategoryId })
    .where('category.id', '=', categoryId)
    .execute()
    .catch(refuseTaken('category_name', 'name'))
  await events.record(db, namedEvent(actor, 'category.changed', { id: categoryId, name }))
  return category(db, categoryId)
}

/** Only an empty one goes, so that it comes back exactly as it was. */
export async function removeCategory(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  categoryId: string,
): Promise<{ removalId: string }> {
  await lockTree(db)
  const { name, clauses, templates, children } = await category(db, categoryId)
  if (clauses + templates + children > 0)
    throw new Refused('STATE', { code: 'CATEGORY_USED', params: { clauses, templates, children } })
  const removalId = await removeObject(parts, db, actor, {
    kind: 'category',
    objectId: categoryId,
    label: name,
    rows: [{ table: 'category', column: 'id', ids: [categoryId] }],
  })
  return { removalId }
}

/** One change at a time: two moves together could close a circle. */
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
  kind: CategoryRow['kind'],
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
