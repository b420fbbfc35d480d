import type { SignedOnPaper } from '@tacite/api/signing/paper-endpoints.ts'
import { activeContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'
import { stepName } from '../../../../platform/database/system-names.ts'
import { todayOf } from '../../../lifecycle/deadlines/public.ts'
import { whyNotEach } from '../../../people/access/public.ts'
import { stepsPassedOverByMarking } from '../../../settings/workflows/public.ts'
import { suggestedSignatories } from './suggested-signatories.query.ts'
import { statedSignatories } from './stated-signatories.ts'

/** What is known about a signature that the product has not seen. */
export async function signedOnPaper(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<SignedOnPaper> {
  const row = await readContract(db, contractId)
  const { markSigned } = await whyNotEach(
    db,
    actor,
    { contractId, level },
    ['markSigned'] as const,
    {},
  )
  const steps = markSigned ? [] : await stepsPassedOverByMarking(db, contractId)
  return {
    signatureDate: row.signature_date,
    signatories: await statedSignatories(db, contractId),
    marked:
      row.lock_kind === 'marked'
        ? { by: { _id: row.locked_by!, name: row.locker ?? '' }, at: row.locked_at!.toISOString() }
        : null,
    document: await readDocument(db, contractId),
    scan: await readScan(db, contractId),
    passingOver: steps.map(({ id: _id, name }) => ({ _id, name: stepName(name, actor.locale) })),
    today: todayOf(actor).toString(),
    suggestions: await suggestedSignatories(db, contractId),
    parties: { company: row.entity ?? actor.company.name, counterparty: row.counterparty },
  }
}

function readContract(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract.company_id')
        .onRef('person.id', '=', 'contract.locked_by'),
    )
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
    .select(['contract.signature_date', 'contract.lock_kind'])
    .select(['contract.locked_by', 'contract.locked_at', personName('person').as('locker')])
    .select(['legal_entity.name as entity', 'counterparty.name as counterparty'])
    .executeTakeFirstOrThrow()
}

async function readDocument(
  db: CompanyDatabase,
  contractId: string,
): Promise<SignedOnPaper['document']> {
  const row = await db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .select(['origin', 'sha256', 'pages', 'state'])
    .executeTakeFirst()
  return row ?? null
}

async function readScan(db: CompanyDatabase, contractId: string): Promise<SignedOnPaper['scan']> {
  const row = await db
    .select('signed_scan')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'signed_scan.company_id')
        .onRef('person.id', '=', 'signed_scan.filed_by'),
    )
    .where('signed_scan.contract_id', '=', contractId)
    .where('signed_scan.filed_at', 'is not', null)
    .select(['signed_scan.name', 'signed_scan.filed_by', 'signed_scan.filed_at'])
    .select(['signed_scan.active', 'signed_scan.copy_sha256', personName('person').as('filer')])
    .executeTakeFirst()
  if (!row) return null
  return {
    name: row.name,
    filedBy: { _id: row.filed_by!, name: row.filer },
    filedAt: row.filed_at!.toISOString(),
    active: activeContentOfFile.parse(row.active),
    isCopy: row.copy_sha256 !== null,
  }
}
