import type { ContractStatus } from '@tacite/domain/contracts/contract-status.ts'
import type {
  SignatureMeans,
  SignatureState,
  SignedDocumentOrigin,
} from '@tacite/domain/signing/signature-state.ts'
import type { ValidationState } from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { newId } from '../../platform/new-id.ts'

/** None, for good in each way, and by a person: until they lift it, until today, until yesterday. */
export const DRAWN_LOCKS = [
  'none',
  'signature',
  'scan',
  'marked',
  'imported',
  'person',
  'personUntilToday',
  'personOver',
] as const

/** The day of the fake clock, on which a lock until that day still runs. */
export const LAST_DAY = '2026-11-20'

/** Every stored contract aspect that acts check, the oldest first. */
export interface DrawnContract {
  status: ContractStatus
  isFrozen: boolean
  lock: (typeof DRAWN_LOCKS)[number]
  isArchived: boolean
  hasAmendments: boolean
  /** What it states as an amendment: while it was written, or read from the signed document. */
  changes: 'none' | 'stated' | 'transcribed'
  /** It has been at the negotiation step of its workflow. */
  isNegotiated: boolean
  validations: readonly ValidationState[]
  /** Of an acceptance of the validation requested last, if any; `takenBack` with it. */
  condition: 'none' | 'open' | 'met' | 'confirmed' | 'takenBack'
  signatures: readonly SignatureState[]
  /** Of every signature; one on paper is never sealed. */
  provider: SignatureMeans
  signedDocument: SignedDocumentOrigin | 'none'
}

const SHA256 = 'a'.repeat(64)
const FIRST_DAY = new Date('2026-05-04T08:00:00Z')

/** Makes the rows of a contract exactly what was drawn. */
export async function storeContract(
  db: CompanyDatabase,
  drawn: DrawnContract,
  ids: { contractId: string; amendmentId: string; personId: string },
): Promise<void> {
  const { contractId, amendmentId, personId } = ids
  await db
    .update('contract')
    .set({
      status: drawn.status,
      frozen_at: drawn.isFrozen ? FIRST_DAY : null,
      locked_at: drawn.lock === 'none' ? null : FIRST_DAY,
      ...lockColumns(drawn.lock, personId),
      archived_at: drawn.isArchived ? FIRST_DAY : null,
    })
    .where('contract.id', '=', contractId)
    .execute()
  await db
    .update('contract')
    .set({ parent_id: drawn.hasAmendments ? contractId : null })
    .where('contract.id', '=', amendmentId)
    .execute()
  await storeChanges(db, drawn, contractId)
  await storeNegotiation(db, drawn, contractId)
  await storeValidations(db, drawn.validations, ids)
  await storeCondition(db, drawn, ids)
  await storeSignatures(db, drawn, ids)
  await storeSignedDocument(db, drawn.signedDocument, contractId)
}

async function storeChanges(
  db: CompanyDatabase,
  { changes }: Pick<DrawnContract, 'changes'>,
  contractId: string,
): Promise<void> {
  await db.delete('amendment_patch').where('amendment_patch.contract_id', '=', contractId).execute()
  if (changes === 'none') return
  await db
    .insert('amendment_patch', {
      contract_id: contractId,
      field: 'roll',
      value: '"next"',
      is_transcribed: changes === 'transcribed',
    })
    .execute()
}

async function storeSignedDocument(
  db: CompanyDatabase,
  origin: DrawnContract['signedDocument'],
  contractId: string,
): Promise<void> {
  await db.delete('signed_document').where('signed_document.contract_id', '=', contractId).execute()
  if (origin === 'none') return
  await db
    .insert('signed_document', {
      contract_id: contractId,
      sha256: SHA256,
      origin,
      locale: 'fr',
      state: 'empty',
      signed_at: FIRST_DAY,
    })
    .execute()
}

function lockColumns(lock: DrawnContract['lock'], personId: string) {
  switch (lock) {
    case 'person':
    case 'personUntilToday':
    case 'personOver':
      return {
        lock_kind: 'person' as const,
        locked_by: personId,
        lock_reason: 'Relecture',
        lock_until: { person: null, personUntilToday: LAST_DAY, personOver: '2026-11-19' }[lock],
      }
    default:
      // A lock for good runs on, whatever a person had said before.
      return {
        lock_kind: lock === 'none' ? null : lock,
        locked_by: null,
        lock_reason: null,
        lock_until: '2026-11-01',
      }
  }
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

async function storeCondition(
  db: CompanyDatabase,
  { validations, condition }: Pick<DrawnContract, 'validations' | 'condition'>,
  { contractId, personId }: { contractId: string; personId: string },
): Promise<void> {
  if (condition === 'none' || validations.length === 0) return
  const { id: validationId } = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .select('contract_validation.id')
    .orderBy('contract_validation.requested_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [stepId, decisionId] = [newId(FIRST_DAY), newId(FIRST_DAY)]
  const step = { id: stepId, validation_id: validationId, position: 0, name: 'Juridique' }
  await db.insert('contract_validation_step', { ...step, rule: 'all' }).execute()
  await db.insert('contract_validator', { step_id: stepId, person_id: personId }).execute()
  await db
    .insert('validation_decision', {
      id: decisionId,
      step_id: stepId,
      person_id: personId,
      decision: 'accepted',
      content_hash: SHA256,
      decided_at: FIRST_DAY,
      cancelled_at: condition === 'takenBack' ? FIRST_DAY : null,
    })
    .execute()
  const isMet = condition === 'met' || condition === 'confirmed'
  await db
    .insert('validation_condition', {
      id: newId(FIRST_DAY),
      contract_id: contractId,
      decision_id: decisionId,
      words: 'Plafonner la responsabilité',
      set_at: FIRST_DAY,
      met_by: isMet ? personId : null,
      met_at: isMet ? FIRST_DAY : null,
      confirmed_by: condition === 'confirmed' ? personId : null,
      confirmed_at: condition === 'confirmed' ? FIRST_DAY : null,
    })
    .execute()
}

async function storeSignatures(
  db: CompanyDatabase,
  { signatures: states, provider }: Pick<DrawnContract, 'signatures' | 'provider'>,
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
        provider,
        document_sha256: SHA256,
        document_pages: 1,
        content_format: 2,
        content_hash: SHA256,
        shown_text: '{}',
        shown_schema_version: 1,
        requested_by: personId,
        requested_at: at,
        completed_at: ['sealing', 'sealed', 'scanned'].includes(state) ? at : null,
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
