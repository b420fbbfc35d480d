import {
  businessNumberRefusals,
  writeBusinessNumbers,
} from '@tacite/domain/contacts/business-numbers.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { CONTRACT_ASPECTS } from '../../people/access/public.ts'

export interface PartyIdentity {
  name: string
  siren: string
  siret: string
  vatNumber: string
  address: string
}

export interface PartyColumns {
  name: string
  siren: string | null
  siret: string | null
  vat_number: string | null
  address: string
}

/** A name, and numbers with valid check digits; a foreign business may have none of them. */
export function identityRefusals(form: PartyIdentity): Refusal[] {
  return [
    ...(form.name === '' ? [{ code: 'FIELD_REQUIRED', field: 'name' } as const] : []),
    ...businessNumberRefusals(form),
  ]
}

/** The columns of a validated party, its numbers formatted as contracts print them. */
export function identityColumns(form: PartyIdentity): PartyColumns {
  const { siren, siret, vatNumber } = writeBusinessNumbers(form)
  return {
    name: form.name,
    address: form.address,
    siren: siren || null,
    siret: siret || null,
    vat_number: vatNumber || null,
  }
}

/**
 * What contracts out for signature print of a party cannot change until they are signed.
 * @param column of the contract that names the party
 */
export async function refuseChangeUnderSignature(
  db: CompanyDatabase,
  column: 'counterparty_id' | 'legal_entity_id',
  partyId: string,
): Promise<void> {
  const { count } = await db
    .select('contract')
    .where(`contract.${column}`, '=', partyId)
    .where(CONTRACT_ASPECTS.isFrozen)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count > 0) throw new Refused('STATE', { code: 'PARTY_OUT', params: { count } })
}

/** Whether anything that contracts print of a party differs. */
export function isPrintedOtherwise(
  before: { name: string; siren: string; address: string },
  after: PartyColumns,
): boolean {
  return (
    before.name !== after.name ||
    before.siren !== (after.siren ?? '') ||
    before.address !== after.address
  )
}
