import type { View } from '@tacite/api/portfolio/views-endpoints.ts'
import { MOST_VIEWS, viewQuery, type ViewQuery } from '@tacite/domain/filters/saved-view.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { brokenConstraint } from '../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'

/** The views of a person that are not deleted, in their order. */
export async function viewsOf(db: CompanyDatabase, { personId }: Actor): Promise<View[]> {
  const rows = await db
    .select('contract_view')
    .where('contract_view.person_id', '=', personId)
    .where('contract_view.removed_at', 'is', null)
    .select(['contract_view.id', 'contract_view.name', 'contract_view.shows'])
    .select('contract_view.query')
    .orderBy('contract_view.place')
    .orderBy('contract_view.id')
    .limit(MOST_VIEWS)
    .execute()
  return rows.map(({ id, name, shows, query }) => ({
    _id: id,
    name,
    shows,
    // The database keeps no order of keys; an address has one.
    query: viewQuery(shows, query as ViewQuery),
  }))
}

/** @throws Refused 404 when it is not one of theirs */
export async function viewOf(db: CompanyDatabase, actor: Actor, viewId: string): Promise<View> {
  const found = (await viewsOf(db, actor)).find(({ _id }) => _id === viewId)
  if (!found) throw viewNotFound()
  return found
}

export const viewNotFound = () => new Refused('NOT_FOUND', 'VIEW_NOT_FOUND')

/**
 * The place after the last view. Of two added at once, one may be too many: they wait for each other.
 *
 * @throws Refused 409 when there are as many as there may be
 */
export async function nextPlace(db: CompanyDatabase, actor: Actor): Promise<number> {
  await lockRow(db, 'person', actor.personId)
  if ((await viewsOf(db, actor)).length >= MOST_VIEWS)
    throw new Refused('STATE', { code: 'VIEWS_FULL', params: { most: MOST_VIEWS } })
  const { last } = await db
    .select('contract_view')
    .where('contract_view.person_id', '=', actor.personId)
    .select(({ fn }) => fn.max('contract_view.place').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** Whether another view of the person has the name. */
export const isNameTaken = (error: unknown): boolean =>
  brokenConstraint(error) === 'contract_view_name'
