import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { paperEndpoints } from '@tacite/api/signing/paper-endpoints.ts'
import type { ScanUploaded } from '@tacite/domain/events/paper-events.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { statementRefusals, type SigningStatement } from '@tacite/domain/signing/signed-on-paper.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { todayOf } from '../../../lifecycle/deadlines/public.ts'
import { readAspects, requireAct } from '../../../people/access/public.ts'
import { currentSignature } from '../signature-repository.ts'
import { lockSignedOnPaper } from './lock-signed-on-paper.ts'
import { pendingScan, type PendingScan } from './scan-repository.ts'
import { stateSignatories } from './stated-signatories.ts'

type Scan = { contractId: string; scanId: string }

/**
 * Files an uploaded scan as the signed document of its contract, for good. At the signing step the contract becomes
 * signed; one marked as signed before only gains its document.
 */
export async function fileScan(
  deps: Pick<Platform, 'clock' | 'events' | 'files' | 'inCompany'>,
  actor: Actor,
  scan: Scan,
  { statement }: Pick<BodyOf<typeof paperEndpoints.fileScan>, 'statement'>,
): Promise<void> {
  const { companyId } = actor
  const { sha256 } = await deps.inCompany(companyId, async (db) => {
    await requireAct(db, actor, 'uploadScan', scan.contractId)
    return pendingScan(db, actor, scan)
  })
  // The bytes are hashed again before they count: what the person saw is what is kept.
  await deps.files.open(companyId, sha256, { recheck: true })
  failpoint('before-scan-filed')
  await deps.inCompany(companyId, async (db) => {
    await requireAct(db, actor, 'uploadScan', scan.contractId)
    const pending = await pendingScan(db, actor, scan)
    const { scan: standing } = await readAspects(db, scan.contractId, ['uploadScan'])
    if (standing === 'awaited') await sign(deps, db, actor, scan.contractId, pending, statement)
    else await addDocument(deps, db, actor, scan.contractId, pending, statement)
  })
  failpoint('after-scan-filed')
}

type FileDeps = Pick<Platform, 'clock' | 'events'>

async function sign(
  deps: FileDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  pending: PendingScan,
  statement: SigningStatement | null,
): Promise<void> {
  if (!statement) throw new Refused('RULE', 'SCAN_STATEMENT_REQUIRED')
  const refusals = statementRefusals(statement, todayOf(actor))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const { signatureDate, signatories } = statement
  const request = await currentSignature(db, contractId)
  await db
    .update('signature_request')
    .set({ state: 'scanned', completed_at: deps.clock.now() })
    .where('signature_request.id', '=', request!.id)
    .execute()
  await stateSignatories(db, contractId, signatories)
  await lockSignedOnPaper(deps, db, actor, { contractId, signatureDate, by: 'scan' })
  await record(deps, db, actor, contractId, pending, {
    signatureDate,
    isLater: false,
    requestId: request!.id,
    requestedBy: request!.requestedBy,
  })
}

async function addDocument(
  deps: FileDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  pending: PendingScan,
  statement: SigningStatement | null,
): Promise<void> {
  if (statement) throw new Refused('STATE', 'SCAN_STATEMENT_GIVEN')
  const { signature_date: signatureDate } = await db
    .update('contract')
    .set({ signature_provider: 'scan', updated_at: deps.clock.now() })
    .where('contract.id', '=', contractId)
    .returning('contract.signature_date')
    .executeTakeFirstOrThrow()
  await record(deps, db, actor, contractId, pending, {
    signatureDate: signatureDate!,
    isLater: true,
    requestId: null,
    requestedBy: null,
  })
}

async function record(
  { clock, events }: FileDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { id: scanId, sha256 }: PendingScan,
  signed: Omit<ScanUploaded, 'scanId' | 'sha256'>,
): Promise<void> {
  await db
    .update('signed_scan')
    .set({ filed_by: actor.personId, filed_at: clock.now() })
    .where('signed_scan.id', '=', scanId)
    .execute()
  await events.record(db, {
    type: 'contract.scanUploaded',
    actor: eventActor(actor),
    objectId: contractId,
    contractId,
    payload: { scanId, sha256, ...signed },
  })
}
