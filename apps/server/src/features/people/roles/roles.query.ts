import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { RoleRow, rolesEndpoints } from '@tacite/api/people/roles-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import { roleDescription, roleName } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countedPage, type Counted } from '../../../platform/database/counted-page.ts'
import { personHolds, personName, personSortKey } from '../../../platform/database/person-name.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import type { Actor } from '../../../platform/access/actor.ts'

/** One page of the roles, with how many people have each. */
export async function roleRows(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  { $top, $skip, $orderby, search, kind }: QueryOf<typeof rolesEndpoints.list>,
): Promise<{ value: RoleRow[]; count: number }> {
  const matching = sql`from role where role.company_id = ${db.companyId}
    and ${holdsWords(sql`${roleName(locale)} || ' ' || ${roleDescription(locale)}`, search)}
    and (${kind ?? null}::text is null or role.kind = ${kind ?? null})`
  const [order, direction] = $orderby.split(' ') as [keyof typeof ORDERS, 'asc' | 'desc']
  const counting = sql<number>`(select count(*)::int ${matching})`
  const { rows } = await sql<
    Counted<RoleRow>
  >`select ${roleColumns(locale)}, ${counting} as total ${matching}
    order by ${ORDERS[order](locale)} ${sql.raw(direction)}, ${roleName(locale)} collate ${collationOf(locale)}, role.id
    limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  return countedPage<RoleRow>(rows, $skip, async () => {
    const counted = await sql<{ count: number }>`select ${counting} as count`.execute(db.tx)
    return counted.rows[0]!.count
  })
}

const ORDERS = {
  name: (locale: Locale) => sql`${roleName(locale)} collate ${collationOf(locale)}`,
  kind: () => sql`role.kind`,
  users: () => sql`users`,
  features: () => sql`features`,
}

export function roleColumns(locale: Locale): RawBuilder<unknown> {
  return sql`role.id as _id, ${roleName(locale)} as name, ${roleDescription(locale)} as description, role.kind, role.is_default as "isDefault",
    (select count(*)::int from person where person.company_id = role.company_id and person.role_id = role.id) as users,
    cardinality(role.permissions) as features`
}

/** The people of a role, by name. */
export async function peopleOfRole(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  roleId: string,
  { $top, $skip, search }: QueryOf<typeof rolesEndpoints.people>,
): Promise<ResponseOf<typeof rolesEndpoints.people>> {
  const matching = sql`from person where person.company_id = ${db.companyId} and person.role_id = ${roleId}
    and ${personHolds('person', search)}`
  const { rows } = await sql<{ _id: string; name: string; email: string; status: string }>`
    select person.id as _id, ${personName('person')} as name, person.email, person.status ${matching}
    order by ${personSortKey('person')} collate ${collationOf(locale)}, person.id
    limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  const counted = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(
    db.tx,
  )
  return { value: rows, count: counted.rows[0]!.count }
}
