import type { SecondFactor } from '@tacite/domain/accounts/second-factor.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface PersonFactors {
  totp: { addedAt: Date; lastUsedAt: Date | null } | null
  passkeys: { id: string; name: string; addedAt: Date; lastUsedAt: Date | null }[]
  recoveryCodesLeft: number
}

/** The second factors of one person; what they have not confirmed yet does not count. */
export async function personFactors(db: CompanyDatabase, personId: string): Promise<PersonFactors> {
  const totp = await db
    .select('totp_factor')
    .where('totp_factor.person_id', '=', personId)
    .where('totp_factor.confirmed_at', 'is not', null)
    .select(['totp_factor.confirmed_at', 'totp_factor.last_used_at'])
    .executeTakeFirst()
  const passkeys = await db
    .select('passkey')
    .where('passkey.person_id', '=', personId)
    .select(['passkey.id', 'passkey.name', 'passkey.created_at as addedAt'])
    .select('passkey.last_used_at as lastUsedAt')
    .orderBy('passkey.id')
    .execute()
  const codes = await db
    .select('recovery_code')
    .where('recovery_code.person_id', '=', personId)
    .where('recovery_code.used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return {
    totp: totp ? { addedAt: totp.confirmed_at!, lastUsedAt: totp.last_used_at } : null,
    passkeys,
    recoveryCodesLeft: codes.left,
  }
}

/** How many factors there are; recovery codes only stand in for them. */
export function countFactors({ totp, passkeys }: PersonFactors): number {
  return passkeys.length + (totp ? 1 : 0)
}

/** With what this person can finish a sign-in; none: they have no second factor. */
export function methodsOf(factors: PersonFactors): SecondFactor[] {
  if (countFactors(factors) === 0) return []
  return [
    ...(factors.passkeys.length > 0 ? ['passkey' as const] : []),
    ...(factors.totp ? ['totp' as const] : []),
    ...(factors.recoveryCodesLeft > 0 ? ['recoveryCode' as const] : []),
  ]
}

/** Whether the company requires a second factor of everybody. */
export async function isFactorRequired(db: CompanyDatabase): Promise<boolean> {
  const company = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.requires_second_factor')
    .executeTakeFirstOrThrow()
  return company.requires_second_factor
}

/** Active people, and those of them without a second factor. */
export async function countWithoutFactor(
  db: CompanyDatabase,
): Promise<{ people: number; without: number }> {
  const { rows } = await sql<{ people: number; without: number }>`
    select count(*)::int as people, (count(*) filter (where not ${hasFactor()}))::int as without
    from person where person.company_id = ${db.companyId} and person.status = 'active'`.execute(
    db.tx,
  )
  return rows[0]!
}

/** Whether the `person` of the statement has a second factor. */
export function hasFactor() {
  return sql<boolean>`(exists (select from totp_factor where totp_factor.company_id = person.company_id
    and totp_factor.person_id = person.id and totp_factor.confirmed_at is not null)
    or exists (select from passkey where passkey.company_id = person.company_id and passkey.person_id = person.id))`
}
