import type { TermsOfContract } from '@tacite/document/content-format-2.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractCore, Party } from './system-field-values.ts'

/** The contract data that its text can name. */
export async function readContractCore(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractCore> {
  const row = await db
    .select('contract')
    .leftJoin('legal_entity', (join) =>
      join
        .onRef('legal_entity.company_id', '=', 'contract.company_id')
        .onRef('legal_entity.id', '=', 'contract.legal_entity_id'),
    )
    .leftJoin('counterparty', (join) =>
      join
        .onRef('counterparty.company_id', '=', 'contract.company_id')
        .onRef('counterparty.id', '=', 'contract.counterparty_id'),
    )
    .where('contract.id', '=', contractId)
    .select([
      'contract.title',
      'contract.reference',
      'contract.amount_incl_tax_cents',
      'contract.currency',
      'contract.signature_date',
      'contract.lifecycle',
    ])
    .select(isSentTextSigned().as('is_sent_text_signed'))
    .select([
      'legal_entity.name as entity_name',
      'legal_entity.siren as entity_siren',
      'legal_entity.address as entity_address',
    ])
    .select([
      'counterparty.name as party_name',
      'counterparty.siren as party_siren',
      'counterparty.address as party_address',
    ])
    .executeTakeFirstOrThrow()
  return {
    title: row.title,
    reference: row.reference,
    amountInclTaxCents: row.amount_incl_tax_cents,
    currency: row.currency,
    // A text that was sent and signed keeps the words it was signed with (decision 0016).
    signatureDate: row.is_sent_text_signed ? null : row.signature_date,
    lifecycle: row.lifecycle as Partial<TermsOfContract>,
    legalEntity: party(row.entity_name, row.entity_siren, row.entity_address),
    counterparty: party(row.party_name, row.party_siren, row.party_address),
  }
}

/** Whether `contract` was sent from here and signed. */
export function isSentTextSigned() {
  return sql<boolean>`exists (select from signature_request as request
    where request.company_id = contract.company_id and request.contract_id = contract.id
      and request.notice_id is null and request.state in ('sealed', 'scanned'))`
}

function party(name: string | null, siren: string | null, address: string | null): Party | null {
  return name === null ? null : { name, siren, address: address ?? '' }
}
