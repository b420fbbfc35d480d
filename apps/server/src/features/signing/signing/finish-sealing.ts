import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { openStepOfKind } from '../../settings/workflows/public.ts'
import { letterSealed } from './letters/letter-events.ts'
import { mailCopies } from './mail-copies.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import { lockContract, readSignature, type SignatureRequest } from './signature-repository.ts'
import { contractSealed, timestampMissing } from './signing-events.ts'

export interface FinishedSeal {
  pdf: Uint8Array
  sha256: string
  level: 'B-B' | 'B-T'
  /** The installation's authority gave no timestamp. */
  isTimestampMissing: boolean
  sealedAt: Date
  auditHead: { sequence: number; hash: string }
}

/**
 * Applies a finished seal, once: the contract is signed and permanently locked, everyone gets their copy. A signed letter
 * changes nothing of its contract.
 */
export async function finishSealing(
  deps: Pick<Platform, 'clock' | 'events' | 'files' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  requestId: string,
  seal: FinishedSeal,
): Promise<void> {
  const { contractId } = await readSignature(db, requestId)
  await lockContract(db, contractId)
  const request = await readSignature(db, requestId)
  if (request.state !== 'sealing') return
  await storeFile(deps, db, seal.pdf, 'application/pdf')
  await recordSeal(db, requestId, seal)
  const signatureDate =
    request.noticeId === null ? await lockSignedContract(deps, db, request) : null
  await mailCopies(deps, db, request, seal)
  if (seal.isTimestampMissing)
    await deps.events.record(db, timestampMissing({ actor: null, contractId }, requestId, {}))
  if (signatureDate === null) {
    await deps.events.record(db, letterSealed(request, seal.sha256))
    return
  }
  const { documentSha256, requestedBy, signatories } = request
  const personIds = signatories.flatMap(({ personId }) => (personId ? [personId] : []))
  await deps.events.record(
    db,
    contractSealed({ actor: null, contractId }, requestId, {
      requestId,
      requestedBy,
      personIds,
      documentSha256,
      signatureDate,
      sealedSha256: seal.sha256,
    }),
  )
}

async function recordSeal(
  db: CompanyDatabase,
  requestId: string,
  { sha256, sealedAt, level, auditHead }: FinishedSeal,
): Promise<void> {
  await db
    .update('signature_request')
    .set({
      state: 'sealed',
      sealed_sha256: sha256,
      sealed_at: sealedAt,
      seal_level: level,
      audit_sequence: auditHead.sequence,
      audit_hash: Buffer.from(auditHead.hash, 'hex'),
    })
    .where('signature_request.id', '=', requestId)
    .execute()
}

/** Returns the date of the last signature, on the company's calendar. */
async function lockSignedContract(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  { id, contractId }: SignatureRequest,
): Promise<string> {
  const { timeZone } = await signatureMailContext(db, id)
  const { completed_at: completedAt } = await db
    .select('signature_request')
    .where('signature_request.id', '=', id)
    .select('signature_request.completed_at')
    .executeTakeFirstOrThrow()
  const signatureDate = dayIn(timeZone, completedAt!)
  await openStepOfKind(deps, db, contractId, 'followUp', null)
  await db
    .update('contract')
    .set({
      // A workflow without a follow-up step stays at its last step; the contract is signed all the same.
      status: 'SIGNED',
      signature_date: signatureDate,
      signature_provider: 'local',
      frozen_at: null,
      locked_at: deps.clock.now(),
      locked_by: null,
      lock_reason: null,
      lock_until: null,
      lock_kind: 'signature',
      updated_at: deps.clock.now(),
    })
    .where('contract.id', '=', contractId)
    .execute()
  return signatureDate
}
