import type { Evidence } from '@tacite/domain/evidence/contract-evidence.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface ProvenContract {
  contractId: string
  /** Of its signed document. */
  sha256: string
  evidence: readonly Evidence[]
}

/** Keeps where the values of new contracts stand in their documents. */
export async function keepEvidence(
  db: CompanyDatabase,
  contracts: readonly ProvenContract[],
): Promise<void> {
  const rows = contracts.flatMap(({ contractId, sha256, evidence }) =>
    evidence.map((each, position) => ({ contractId, sha256, position, ...each })),
  )
  if (rows.length === 0) return
  await sql`
    insert into contract_evidence (company_id, contract_id, position, field, is_value, value, page, start_at, end_at, quote,
      sentence, rule, confidence, document_sha256, accepted_by)
    select ${db.companyId}, kept."contractId", kept.position, kept.field, kept."isValue", kept.value, kept.page, kept.start,
      kept."end", kept.quote, kept.sentence, kept.rule, kept.confidence, kept.sha256, kept."acceptedBy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept ("contractId" uuid, position integer, field text,
      "isValue" boolean, value jsonb, page integer, start integer, "end" integer, quote text, sentence text, rule text,
      confidence double precision, sha256 text, "acceptedBy" uuid)`.execute(db.tx)
}
