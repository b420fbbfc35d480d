import type { NewView, View, ViewLook } from '@tacite/api/portfolio/views-endpoints.ts'
import { MOST_VIEW_NAME, viewQuery, type ViewQuery } from '@tacite/domain/filters/saved-view.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { readContractFilter } from '../contract-list/public.ts'
import { nextPlace, viewNotFound, viewOf, viewsOf } from './views-repository.ts'

const taken = refuseTaken('contract_view_name', 'name')

/** Keeps a query under a name, after the person's other views. */
export async function createView(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { name: typed, ...look }: NewView,
): Promise<View> {
  const name = requireName(typed)
  const query = await judgedQuery(db, actor, look)
  const place = await nextPlace(db, actor)
  const now = clock.now()
  const id = newId(now)
  await db
    .insert('contract_view', {
      id,
      person_id: actor.personId,
      name,
      shows: look.shows,
      query: JSON.stringify(query),
      place,
      created_at: now,
    })
    .execute()
    .catch(taken)
  return { _id: id, name, shows: look.shows, query }
}

/** Replaces what a view shows; its name and address stay. */
export async function changeView(
  db: CompanyDatabase,
  actor: Actor,
  viewId: string,
  look: ViewLook,
): Promise<View> {
  await viewOf(db, actor, viewId)
  const query = JSON.stringify(await judgedQuery(db, actor, look))
  await update(db, actor, viewId, { shows: look.shows, query })
  return viewOf(db, actor, viewId)
}

export async function renameView(
  db: CompanyDatabase,
  actor: Actor,
  viewId: string,
  typed: string,
): Promise<View> {
  await viewOf(db, actor, viewId)
  await update(db, actor, viewId, { name: requireName(typed) }).catch(taken)
  return viewOf(db, actor, viewId)
}

/** Moves a view to a place among the others, which close up behind it. */
export async function placeView(
  db: CompanyDatabase,
  actor: Actor,
  viewId: string,
  place: number,
): Promise<void> {
  // Of two moved at once, the second is placed among what the first left.
  await lockRow(db, 'person', actor.personId)
  const moved = await viewOf(db, actor, viewId)
  const others = (await viewsOf(db, actor)).filter(({ _id }) => _id !== moved._id)
  const ids = others.toSpliced(place, 0, moved).map(({ _id }) => _id)
  await sql`update contract_view set place = listed.place
    from unnest(${ids}::uuid[]) with ordinality as listed (id, place)
    where contract_view.company_id = ${db.companyId} and contract_view.id = listed.id`.execute(
    db.tx,
  )
}

async function update(
  db: CompanyDatabase,
  { personId }: Actor,
  viewId: string,
  columns: { name: string } | { shows: View['shows']; query: string },
): Promise<void> {
  const changed = await db
    .update('contract_view')
    .set(columns)
    .where('contract_view.id', '=', viewId)
    .where('contract_view.person_id', '=', personId)
    .where('contract_view.removed_at', 'is', null)
    .returning('contract_view.id')
    .executeTakeFirst()
  if (!changed) throw viewNotFound()
}

/** @throws Refused at the field */
function requireName(typed: string): string {
  const name = typed.trim()
  if (name === '') throw new Refused('RULE', { code: 'VIEW_NAME_REQUIRED', field: 'name' })
  if (name.length > MOST_VIEW_NAME)
    throw new Refused('RULE', {
      code: 'VIEW_NAME_TOO_LONG',
      field: 'name',
      params: { max: MOST_VIEW_NAME },
    })
  return name
}

/**
 * The query as a view keeps it.
 *
 * @throws Refused what the list itself would refuse, as it does
 */
async function judgedQuery(
  db: CompanyDatabase,
  actor: Actor,
  { shows, query }: ViewLook,
): Promise<ViewQuery> {
  await readContractFilter(db, query, todayOf(actor))
  return viewQuery(shows, query)
}
