import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface Choices {
  typeId?: string | null | undefined
  counterpartyId?: string | null | undefined
}

const CHOICES = ['typeId', 'counterpartyId'] as const

/**
 * Without this, a preview with a type or counterparty that is gone would answer as if no special law applied.
 *
 * @throws Refused for each that this company does not have
 */
export async function requireChoices(db: CompanyDatabase, asked: Choices): Promise<void> {
  const { typeId = null, counterpartyId = null } = asked
  const { rows } = await sql<Record<(typeof CHOICES)[number], boolean>>`select
    exists (select from contract_type as type
      where type.company_id = ${db.companyId} and type.id = ${typeId}::uuid) as "typeId",
    exists (select from counterparty as party
      where party.company_id = ${db.companyId} and party.id = ${counterpartyId}::uuid) as "counterpartyId"`.execute(
    db.tx,
  )
  const unknown = CHOICES.filter((field) => asked[field] && !rows[0]![field])
  if (unknown.length > 0)
    throw new Refused(
      'RULE',
      unknown.map((field) => ({ code: 'CHOICE_UNKNOWN' as const, field })),
    )
}
