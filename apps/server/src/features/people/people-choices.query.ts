import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { peopleEndpoints } from '@tacite/api/people-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName, personSortKey, personWords } from '../../platform/database/person-name.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { reasonOf } from '../../platform/http/reason.ts'
import type { Actor } from '../../platform/http/route.ts'

type Asked = QueryOf<typeof peopleEndpoints.roles>

/** Roles to give; one beyond the giver's own rights says why it cannot be. */
export async function roleChoices(
  db: CompanyDatabase,
  actor: Actor,
  asked: Asked,
): Promise<ResponseOf<typeof peopleEndpoints.roles>> {
  const matching = sql`from role where role.company_id = ${db.companyId}
    and ${holdsWords(sql`role.name`, asked.search)}`
  const rows = await page<{
    _id: string
    name: string
    isDefault: boolean
    permissions: Permission[]
  }>(
    db,
    sql`select role.id as _id, role.name, role.is_default as "isDefault", role.permissions ${matching}
      order by role.name collate ${collationOf(actor.locale)}, role.id`,
    asked,
  )
  return {
    value: rows.map(({ permissions, ...role }) => ({
      ...role,
      giving: reasonOf(
        actor,
        rightsBeyond(permissions, actor.permissions).length > 0 ? 'ROLE_BEYOND_YOURS' : null,
      ),
    })),
    count: await counted(db, matching),
  }
}

export async function groupChoices(db: CompanyDatabase, actor: Actor, asked: Asked) {
  const matching = sql`from person_group as listed where listed.company_id = ${db.companyId}
    and ${holdsWords(sql`listed.name`, asked.search)}`
  const value = await page<{ _id: string; name: string }>(
    db,
    sql`select listed.id as _id, listed.name ${matching}
      order by listed.name collate ${collationOf(actor.locale)}, listed.id`,
    asked,
  )
  return { value, count: await counted(db, matching) }
}

/** Active people inside the company, without oneself. */
export async function colleagueChoices(db: CompanyDatabase, actor: Actor, asked: Asked) {
  const matching = sql`from person join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.status = 'active' and person.id <> ${actor.personId}
      and role.key is distinct from 'thirdParty' and ${holdsWords(personWords('person'), asked.search)}`
  const value = await page<{ _id: string; name: string }>(
    db,
    sql`select person.id as _id, ${personName('person')} as name ${matching}
      order by ${personSortKey('person')} collate ${collationOf(actor.locale)}, person.id`,
    asked,
  )
  return { value, count: await counted(db, matching) }
}

async function page<R>(
  db: CompanyDatabase,
  ordered: RawBuilder<unknown>,
  { $top, $skip }: Asked,
): Promise<R[]> {
  const { rows } = await sql<R>`${ordered} limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  return rows
}

async function counted(db: CompanyDatabase, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(
    db.tx,
  )
  return rows[0]!.count
}
