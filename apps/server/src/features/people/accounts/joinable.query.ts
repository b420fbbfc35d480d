import { areAdministrators } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { domainOf } from '@tacite/domain/accounts/sign-up-domain.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'

/** The company that people with an address may join by themselves; a domain belongs to at most one. */
export async function joinableCompany(
  { db }: PreAuthDatabase,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_up_domain')
    .innerJoin('company', 'company.id', 'sign_up_domain.company_id')
    .where('sign_up_domain.domain', '=', domainOf(email))
    .where('company.sign_up', '=', 'domains')
    .select('company.id')
    .executeTakeFirst()
  return row?.id
}

/** Of `role` beside its `company`: the role of self-registered people, the chosen one or else the default. */
export const IS_SIGN_UP_ROLE = sql<boolean>`case when company.sign_up_role_id is null then role.is_default else role.id = company.sign_up_role_id end`

/** The role of a person who joins now. A domain closed since the link was sent stays closed. */
export async function requireJoinable(db: CompanyDatabase, email: string): Promise<string> {
  // Query again if it was deleted while we waited for its lock: then the default role applies.
  const role = (await roleOfJoining(db, email)) ?? (await roleOfJoining(db, email))
  // Administrators are appointed individually, whatever the role has become since it was chosen.
  if (!role || areAdministrators(role.permissions as Permission[]))
    throw new Refused('STATE', 'JOINING_CLOSED')
  return role.id
}

/** Prevents its deletion until the transaction ends. */
function roleOfJoining(db: CompanyDatabase, email: string) {
  return db
    .select('sign_up_domain')
    .innerJoin('company', 'company.id', 'sign_up_domain.company_id')
    .innerJoin('role', (join) =>
      join.onRef('role.company_id', '=', 'company.id').on(IS_SIGN_UP_ROLE),
    )
    .where('sign_up_domain.domain', '=', domainOf(email))
    .where('company.sign_up', '=', 'domains')
    .select(['role.id', 'role.permissions'])
    .forKeyShare('role')
    .executeTakeFirst()
}

/** The companies that have opened these domains, across the installation; unopened domains are left out. */
export type DomainOwners = (domains: readonly string[]) => Promise<ReadonlyMap<string, string>>

export function findDomainOwners({ db }: PreAuthDatabase): DomainOwners {
  return async (domains) => {
    const rows = await db
      .selectFrom('sign_up_domain')
      .where('sign_up_domain.domain', 'in', domains)
      .select(['sign_up_domain.domain', 'sign_up_domain.company_id'])
      .execute()
    return new Map(rows.map(({ domain, company_id }) => [domain, company_id]))
  }
}
