import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { ContractPdf } from '../../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { openStepOfKind } from '../../settings/workflows/public.ts'
import { keepVersion, type VersionReason } from '../../writing/contract-versions/public.ts'
import type { ContentBinding } from '../../writing/contracts/public.ts'
import { endSignature } from './cancel-signature.ts'
import type { NewSignatory } from './check-signatories.ts'
import type { Chosen } from './choose-signatories.ts'
import { inviteNext } from './invite-signatory.ts'
import { stateSignatories } from './paper/stated-signatories.ts'
import { currentSignature } from './signature-repository.ts'
import { contractPrinted, signatureRequested } from './signing-events.ts'

type FreezeDeps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'rateLimit' | 'masterKey' | 'queueMail' | 'settings'
>

/** A contract with its PDF, in which each signatory has a place by their id. */
export interface Printed {
  contractId: string
  chosen: Chosen
  ids: readonly string[]
  pdf: ContractPdf
  /** Its text with the fields resolved. */
  resolved: ContractDocument
  binding: ContentBinding
}

/** Stores the PDF by its hash and freezes the contract; the first signatory is invited, unless it is signed on paper. */
export async function freezeForSignature(
  deps: FreezeDeps,
  db: CompanyDatabase,
  actor: Actor,
  printed: Printed,
): Promise<void> {
  const { contractId, chosen } = printed
  const earlier = await currentSignature(db, contractId)
  if (earlier) await endSignature(deps, db, actor, earlier, { isReset: true })
  await keepVersion(deps, db, contractId, sentTo(actor, chosen))
  const documentSha256 = await storeFile(deps, db, printed.pdf.pdf, 'application/pdf')
  const requestId = await insertRequest(deps, db, actor, { ...printed, documentSha256 })
  await db
    .update('contract')
    .set({
      status: 'SIGNATURE',
      signature_provider: chosen.provider === 'scan' ? 'scan' : null,
      frozen_at: deps.clock.now(),
      updated_at: deps.clock.now(),
    })
    .where('contract.id', '=', contractId)
    .execute()
  await openStepOfKind(deps, db, contractId, 'signature', eventActor(actor))
  const about = { actor: eventActor(actor), contractId }
  const sent = { documentSha256, signatories: chosen.signatories.length }
  if (chosen.provider === 'scan') {
    await stateSignatories(db, contractId, chosen.signatories)
    await deps.events.record(db, contractPrinted(about, requestId, sent))
    return
  }
  await insertSignatories(db, requestId, chosen.signatories, printed)
  await assignInsiders(db, contractId, chosen.signatories)
  await deps.events.record(db, signatureRequested(about, requestId, sent))
  await inviteNext(deps, db, eventActor(actor), requestId)
}

function sentTo(actor: Actor, chosen: Chosen): VersionReason[] {
  const by = actor.personId
  const recipients: NonNullable<VersionReason['recipient']>[] =
    chosen.provider === 'scan'
      ? chosen.signatories.map(({ name }) => ({ name }))
      : chosen.signatories.map(({ name, email }) => ({ name, email }))
  return recipients.map((recipient) => ({ kind: 'signature', by, recipient }))
}

async function insertRequest(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  printed: Printed & { documentSha256: string },
): Promise<string> {
  const { contractId, documentSha256, binding, resolved, pdf, chosen } = printed
  const requestId = newId(deps.clock.now())
  await db
    .insert('signature_request', {
      id: requestId,
      contract_id: contractId,
      provider: chosen.provider,
      state: 'out',
      document_sha256: documentSha256,
      document_pages: pdf.pageCount,
      content_format: binding.format,
      content_hash: binding.hash,
      content_left_out: [...binding.leftOut],
      shown_text: JSON.stringify(resolved),
      shown_schema_version: SCHEMA_VERSION,
      requested_by: actor.personId,
      requested_at: deps.clock.now(),
    })
    .execute()
  return requestId
}

async function insertSignatories(
  db: CompanyDatabase,
  requestId: string,
  signatories: readonly NewSignatory[],
  { ids, pdf }: Pick<Printed, 'ids' | 'pdf'>,
): Promise<void> {
  const rows = signatories.map(({ personId, ...signatory }, index) => ({
    ...signatory,
    id: ids[index]!,
    request_id: requestId,
    position: index + 1,
    person_id: personId,
    state: 'waiting' as const,
    placement: placementOf(pdf, ids[index]!),
  }))
  await db.insert('signatory', rows).execute()
}

function placementOf({ signatureBoxes }: ContractPdf, id: string): string | null {
  const box = signatureBoxes.find(({ signatoryId }) => signatoryId === id)
  if (!box) return null
  const { page, x, y, width, height } = box
  return JSON.stringify({ page, x, y, width, height })
}

/** Being asked to sign gives read access (decisions 2). */
async function assignInsiders(
  db: CompanyDatabase,
  contractId: string,
  signatories: readonly NewSignatory[],
): Promise<void> {
  const rows = signatories.flatMap(({ personId }) =>
    personId ? [{ contract_id: contractId, person_id: personId, role: 'signatory' as const }] : [],
  )
  if (rows.length === 0) return
  await db
    .insert('contract_assignment', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
