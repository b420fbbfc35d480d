import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'

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
