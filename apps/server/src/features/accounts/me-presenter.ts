import type { Me } from '@tacite/api/accounts-endpoints.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'

export async function presentMe(db: CompanyDatabase, actor: Actor): Promise<Me> {
  const row = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .innerJoin('company', 'company.id', 'person.company_id')
    .where('person.id', '=', actor.personId)
    .select(['role.id as role_id', 'role.name as role_name'])
    .select([
      'company.id',
      'company.name',
      'company.time_zone',
      'company.notice_window_days',
      'company.premium',
    ])
    .executeTakeFirstOrThrow()
  return {
    _id: actor.personId,
    name: {
      first: actor.firstName,
      last: actor.lastName,
      full: fullName(actor),
    },
    email: actor.email,
    iams: [...actor.permissions],
    i18n: actor.locale,
    roles: [{ _id: row.role_id, name: row.role_name }],
    data: {
      company: {
        _id: row.id,
        name: row.name,
        timeZone: row.time_zone,
        noticeWindowDays: row.notice_window_days,
        premium: row.premium,
      },
    },
  }
}
