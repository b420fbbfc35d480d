import type { ContractStatus } from '@tacite/domain/contracts/contract-status.ts'
import type { SignatureState } from '@tacite/domain/signing/signature-state.ts'
import type { ValidationState } from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { newId } from '../../platform/new-id.ts'

/** Every stored contract aspect that acts check, the oldest first. */
export interface DrawnContract {
  status: ContractStatus
  isFrozen: boolean
  isLocked: boolean
  /** It came signed, as a PDF; that is a lock. */
  isImported: boolean
  hasAmendments: boolean
  /** It has been at the negotiation step of its workflow. */
  isNegotiated: boolean
  validations: readonly ValidationState[]
  signatures: readonly SignatureState[]
}

const SHA256 = 'a'.repeat(64)
const FIRST_DAY = new Date('2026-05-04T08:00:00Z')

/** Makes the rows of a contract exactly what was drawn. */
export async function storeContract(
  db: CompanyDatabase,
  drawn: DrawnContract,
  ids: { contractId: string; amendmentId: string; personId: string },
): Promise<void> {
  const { contractId, amendmentId } = ids
  await db
    .update('contract')
    .set({
      status: drawn.status,
      frozen_at: drawn.isFrozen ? FIRST_DAY : null,
      locked_at: drawn.isLocked || drawn.isImported ? FIRST_DAY : null,
      lock_kind: drawn.isImported ? 'imported' : null,
    })
    .where('contract.id', '=', contractId)
    .execute()
  await db
    .update('contract')
    .set({ parent_id: drawn.hasAmendments ? contractId : null })
    .where('contract.id', '=', amendmentId)
    .execute()
  await storeNegotiation(db, drawn, contractId)
  await storeValidations(db, drawn.validations, ids)
  await storeSignatures(db, drawn.signatures, ids)
}

async function storeNegotiation(
  db: CompanyDatabase,
  { isNegotiated }: Pick<DrawnContract, 'isNegotiated'>,
  contractId: string,
): Promise<void> {
  await db.delete('contract_step').where('contract_step.contract_id', '=', contractId).execute()
  if (!isNegotiated) return
  await sql`insert into contract_step (company_id, contract_id, step_id, opened_at)
    select contract.company_id, contract.id, step.id, ${FIRST_DAY} from contract
    join workflow_step as step on step.company_id = contract.company_id and step.workflow_id = contract.workflow_id
    where contract.company_id = ${db.companyId} and contract.id = ${contractId} and step.kind = 'negotiation'`.execute(
    db.tx,
  )
}

async function storeValidations(
  db: CompanyDatabase,
  states: DrawnContract['validations'],
  { contractId, personId }: { contractId: string; personId: string },
): Promise<void> {
  await db
    .delete('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .execute()
  for (const [index, state] of states.entries())
    await db
      .insert('contract_validation', {
        id: newId(FIRST_DAY),
        contract_id: contractId,
        content_format: 2,
        content_hash: SHA256,
        state,
        last_change_at: state === 'suspended' ? FIRST_DAY : null,
        requested_by: personId,
        requested_at: hoursLater(index),
      })
      .execute()
}

async function storeSignatures(
  db: CompanyDatabase,
  states: DrawnContract['signatures'],
  { contractId, personId }: { contractId: string; personId: string },
): Promise<void> {
  await db
    .delete('signature_request')
    .where('signature_request.contract_id', '=', contractId)
    .execute()
  await sql`insert into file (company_id, sha256, size_bytes, media_type, created_at)
    values (${db.companyId}, ${SHA256}, 1, 'application/pdf', ${FIRST_DAY}) on conflict do nothing`.execute(
    db.tx,
  )
  for (const [index, state] of states.entries()) {
    const at = hoursLater(index)
    await db
      .insert('signature_request', {
        id: newId(at),
        contract_id: contractId,
        state,
        document_sha256: SHA256,
        document_pages: 1,
        content_format: 2,
        content_hash: SHA256,
        shown_text: '{}',
        shown_schema_version: 1,
        requested_by: personId,
        requested_at: at,
        completed_at: state === 'sealing' || state === 'sealed' ? at : null,
        cancelled_at: state === 'cancelled' ? at : null,
        ...(state === 'sealed' ? sealed(at) : {}),
      })
      .execute()
  }
}

function sealed(at: Date) {
  return {
    sealed_sha256: SHA256,
    sealed_at: at,
    seal_level: 'B-B' as const,
    audit_sequence: 1,
    audit_hash: Buffer.from(SHA256, 'hex'),
  }
}

function hoursLater(hours: number): Date {
  return new Date(FIRST_DAY.getTime() + hours * 3_600_000)
}
