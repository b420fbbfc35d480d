import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import { roleName } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

type Asked = QueryOf<typeof peopleEndpoints.roles>
type Roles = ResponseOf<typeof peopleEndpoints.roles>
type Row = Omit<Roles['value'][number], 'giving'> & { permissions: Permission[] }

/** Roles to grant; one beyond the grantor's own rights says why it cannot be granted. */
export async function roleChoices(db: CompanyDatabase, actor: Actor, asked: Asked): Promise<Roles> {
  const page = await choicePage<Row>(db, actor.locale, roleSource(actor, asked), asked)
  const giving = (permissions: readonly Permission[]) =>
    reasonOf(
      actor,
      rightsBeyond(permissions, actor.permissions).length > 0 ? 'ROLE_BEYOND_YOURS' : null,
    )
  return {
    ...page,
    value: page.value.map(({ permissions, ...role }) => ({ ...role, giving: giving(permissions) })),
  }
}

function roleSource({ companyId, locale }: Actor, asked: Asked): ChoiceSource {
  return {
    from: sql`role`,
    where: sql`role.company_id = ${companyId} and ${asked.default ? sql`role.is_default` : sql`true`}`,
    id: sql`role.id`,
    name: roleName(locale),
    columns: { isDefault: sql`role.is_default`, permissions: sql`role.permissions` },
  }
}
