import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'

/** Whoever may see every team does not need to lead one. */
const seesEveryTeam = ({ permissions }: Actor) => permissions.has('tasks:team')

/**
 * Whether a person, by a column, is of the actor's team: everyone below them, directly or through others; for who holds
 * `tasks:team`, every colleague. Nobody is of their own team.
 */
export function isOfTeam(actor: Actor, personId: RawBuilder<string>): RawBuilder<boolean> {
  const isAnother = sql<boolean>`${personId} <> ${actor.personId}`
  if (seesEveryTeam(actor)) return isAnother
  return sql<boolean>`(${isAnother} and ${personId} in (${reports(actor)}))`
}

/** Whether the actor has a team to look at. */
export async function leadsTeam(db: CompanyDatabase, actor: Actor): Promise<boolean> {
  if (seesEveryTeam(actor)) return true
  const { rows } = await sql`select from person where person.company_id = ${db.companyId}
    and person.manager_id = ${actor.personId} limit 1`.execute(db.tx)
  return rows.length > 0
}

/** Who sees the tasks of these people as those of their team: their managers, up to the first, and who sees every team. */
export async function leadersOf(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<string[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`with recursive leader (id) as (
    select person.manager_id from person
      where person.company_id = ${db.companyId} and person.id = any(${[...personIds]}::uuid[])
    union
    select person.manager_id from person join leader on person.id = leader.id where person.company_id = ${db.companyId}
  )
  select leader.id from leader where leader.id is not null
  union
  select person.id from person join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.status = 'active'
      and 'tasks:team' = any(role.permissions)`.execute(db.tx)
  return rows.map(({ id }) => id)
}

/** The people whose tasks were moved, and whoever sees them as their team. */
export async function notifyOfMovedTasks(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<void> {
  const leaders = await leadersOf(db, personIds)
  await notifyClients(db, [...new Set([...personIds, ...leaders])], { topic: 'tasks' })
}

/** `union` drops those found before: a circle of managers ends the search instead of looping. */
function reports({ companyId, personId }: Actor): RawBuilder<unknown> {
  return sql`with recursive report (id) as (
    select person.id from person where person.company_id = ${companyId} and person.manager_id = ${personId}
    union
    select person.id from person join report on person.manager_id = report.id
      where person.company_id = ${companyId}
  ) select report.id from report`
}
