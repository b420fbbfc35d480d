import type { ContractEvidence } from '@tacite/api/portfolio/evidence-endpoints.ts'
import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import type { ImportField } from '@tacite/domain/imports/import-fields.ts'
import { finderOf } from '@tacite/domain/evidence/finders.ts'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { currentValues } from './current-values.query.ts'

/** Where the values of a contract stand, in the order of its form. Most contracts have none. */
export async function listEvidence(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractEvidence[]> {
  const rows = await db
    .select('contract_evidence')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract_evidence.company_id')
        .onRef('person.id', '=', 'contract_evidence.accepted_by'),
    )
    .leftJoin('signed_document as document', (join) =>
      join
        .onRef('document.company_id', '=', 'contract_evidence.company_id')
        .onRef('document.contract_id', '=', 'contract_evidence.contract_id'),
    )
    .where('contract_evidence.contract_id', '=', contractId)
    .select([
      'contract_evidence.position',
      'contract_evidence.field',
      'contract_evidence.is_value',
      'contract_evidence.value',
    ])
    .select([
      'contract_evidence.page',
      'contract_evidence.quote',
      'contract_evidence.sentence',
      'contract_evidence.confidence',
      'contract_evidence.rule',
    ])
    .select(['contract_evidence.accepted_by', personName('person').as('name')])
    .select(
      sql<boolean>`coalesce(document.sha256 = contract_evidence.document_sha256, false)`.as(
        'is_in_document',
      ),
    )
    .orderBy('contract_evidence.position')
    .limit(MOST_EVIDENCE)
    .execute()
  if (rows.length === 0) return []
  const current = await currentValues(db, contractId)
  return rows.map((row) => {
    const field = row.field as EvidenceField
    return {
      position: row.position,
      field,
      isValue: row.is_value,
      isCorrected:
        row.is_value &&
        field in current &&
        !isDeepStrictEqual(current[field as ImportField] ?? null, row.value),
      page: row.page,
      quote: row.quote,
      sentence: row.sentence,
      confidence: row.confidence,
      foundBy: finderOf(row.rule),
      acceptedBy: row.accepted_by === null ? null : row.name,
      isInDocument: row.is_in_document,
    }
  })
}

/** An import keeps at most 200 terms of a text. */
const MOST_EVIDENCE = 500

/** The ranges of a value in the text of its page. */
export async function evidenceRange(
  db: CompanyDatabase,
  contractId: string,
  position: number,
): Promise<{ start: number; end: number } | undefined> {
  return db
    .select('contract_evidence')
    .where('contract_evidence.contract_id', '=', contractId)
    .where('contract_evidence.position', '=', position)
    .select(['contract_evidence.start_at as start', 'contract_evidence.end_at as end'])
    .executeTakeFirst()
}
