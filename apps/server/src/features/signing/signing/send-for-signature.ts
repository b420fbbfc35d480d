import type { SignatoryForm } from '@tacite/api/signing/signing-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Severity } from '@tacite/domain/readiness/readiness-kinds.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { companyName } from '../../../platform/database/company-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { ContractPdf } from '../../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { requireAct } from '../../people/access/public.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import {
  bindTo,
  readContractContent,
  renderWithAnnexes,
  type ContentBinding,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import { closeSittings } from '../../writing/texts/public.ts'
import { requireReady } from '../../agreement/readiness/public.ts'
import { latestValidation, refuseNaming } from '../../agreement/validation/public.ts'
import { openStepOfKind, stepsPassedOverBySending } from '../../settings/workflows/public.ts'
import { checkSignatories, type NewSignatory } from './check-signatories.ts'
import { endSignature } from './cancel-signature.ts'
import { inviteNext } from './invite-signatory.ts'
import { requireOpenToAll, requireValidated } from './ready-to-sign.ts'
import { currentSignature } from './signature-repository.ts'
import { signatureRequested } from './signing-events.ts'

type SendDeps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'inCompany' | 'rateLimit' | 'masterKey' | 'queueMail' | 'settings'
>

/** The signatories: as named in the form, or those of the signature being restarted. */
export type Signatories =
  | {
      kind: 'chosen'
      forms: readonly SignatoryForm[]
      /** The steps that the sender agreed to pass over; undefined: whichever they are. */
      passingOver?: readonly string[] | undefined
    }
  | { kind: 'sameAgain' }

/**
 * Sends a contract for signature: its PDF made once and stored by hash, the contract frozen, the first signatory
 * invited. The PDF is made between two transactions, so that nobody waits for it; the second one checks everything
 * again.
 */
export async function sendForSignature(
  deps: SendDeps,
  actor: Actor,
  contractId: string,
  signatories: Signatories,
): Promise<void> {
  const draft = await deps.inCompany(actor.companyId, (db) =>
    prepare(db, actor, contractId, signatories),
  )
  const ids = draft.signatories.map(() => newId(deps.clock.now()))
  const pdf = await renderWithAnnexes(deps, draft.content, {
    company: draft.company,
    isDraft: false,
    createdAt: deps.clock.now(),
    signatories: draft.signatories.map(({ name, role }, index) => ({
      id: ids[index]!,
      name,
      title: role,
    })),
  })
  requireFaithful(pdf, draft)
  await deps.inCompany(actor.companyId, async (db) => {
    await closeSittings(db, { kind: 'contract', id: contractId })
    const again = await prepare(db, actor, contractId, signatories)
    if (again.binding.hash !== draft.binding.hash)
      throw new Refused('STATE', 'SIGNATURE_CONTENT_CHANGED')
    await freeze(deps, db, actor, { contractId, ids, pdf, ...draft })
  })
}

interface Draft {
  company: { id: string; name: string }
  content: ContractContent
  /** Its text with the fields resolved. */
  resolved: ContractDocument
  binding: ContentBinding
  signatories: NewSignatory[]
  /** What a character that the PDF shows as a square does to the sending. */
  unprintable: Severity
}

async function prepare(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  signatories: Signatories,
): Promise<Draft> {
  const act = signatories.kind === 'chosen' ? 'sendForSignature' : 'resetSignature'
  await requireAct(db, actor, act, contractId).catch((error: unknown) =>
    refuseNaming(db, contractId, error),
  )
  const content = await readContractContent(db, contractId)
  const chosen = await chooseSignatories(db, contractId, signatories, content)
  if (signatories.kind === 'chosen') await requireSeen(db, contractId, signatories.passingOver)
  const { unprintable } = await requireReady(db, contractId, content, chosen.length)
  const resolved = requireOpenToAll(content)
  requireValidated(await latestValidation(db, contractId), content)
  const company = { id: db.companyId, name: await companyName(db) }
  return { company, content, resolved, binding: bindTo(content), signatories: chosen, unprintable }
}

/** Nobody goes past a step that they were not shown. */
async function requireSeen(
  db: CompanyDatabase,
  contractId: string,
  seen: readonly string[] | undefined,
): Promise<void> {
  if (seen === undefined) return
  const steps = await stepsPassedOverBySending(db, contractId)
  if (steps.some(({ id }) => !seen.includes(id)))
    throw new Refused('STATE', 'SIGNATURE_STEPS_CHANGED')
}

async function chooseSignatories(
  db: CompanyDatabase,
  contractId: string,
  signatories: Signatories,
  { locale }: ContractContent,
): Promise<NewSignatory[]> {
  if (signatories.kind === 'chosen') return checkSignatories(db, signatories.forms, locale)
  const current = await currentSignature(db, contractId)
  return current!.signatories.map(
    ({ id: _id, position: _position, state: _state, ...rest }) => rest,
  )
}

/**
 * The signed PDF must show every image, and every character unless the contract type allows otherwise: those of the
 * text are in the checklist, the names of the signatories are seen only here.
 */
function requireFaithful(
  { replacedCharacters, missingImages }: ContractPdf,
  { unprintable }: Pick<Draft, 'unprintable'>,
): void {
  if (replacedCharacters.length > 0 && unprintable === 'blocks') {
    const params = { characters: [...new Set(replacedCharacters)].slice(0, 10).join(' ') }
    throw new Refused('RULE', { code: 'SIGNATURE_CHARACTERS', params })
  }
  if (missingImages.length > 0) throw new Refused('RULE', 'SIGNATURE_IMAGE_MISSING')
}

/** A draft with its PDF, in which each signatory has a place by their id. */
type Frozen = Draft & { contractId: string; ids: string[]; pdf: ContractPdf }

async function freeze(
  deps: SendDeps,
  db: CompanyDatabase,
  actor: Actor,
  draft: Frozen,
): Promise<void> {
  const { contractId } = draft
  const earlier = await currentSignature(db, contractId)
  if (earlier) await endSignature(deps, db, actor, earlier, { isReset: true })
  const documentSha256 = await storeFile(deps, db, draft.pdf.pdf, 'application/pdf')
  const requestId = await insertRequest(deps, db, actor, { ...draft, documentSha256 })
  await db
    .update('contract')
    .set({ status: 'SIGNATURE', frozen_at: deps.clock.now(), updated_at: deps.clock.now() })
    .where('contract.id', '=', contractId)
    .execute()
  await openStepOfKind(deps, db, contractId, 'signature', eventActor(actor))
  await assignInsiders(db, draft)
  await deps.events.record(
    db,
    signatureRequested({ actor: eventActor(actor), contractId }, requestId, {
      documentSha256,
      signatories: draft.signatories.length,
    }),
  )
  await inviteNext(deps, db, eventActor(actor), requestId)
}

async function insertRequest(
  deps: SendDeps,
  db: CompanyDatabase,
  actor: Actor,
  draft: Frozen & { documentSha256: string },
): Promise<string> {
  const { contractId, ids, documentSha256, signatories } = draft
  const requestId = newId(deps.clock.now())
  await db
    .insert('signature_request', {
      id: requestId,
      contract_id: contractId,
      state: 'out',
      document_sha256: documentSha256,
      document_pages: draft.pdf.pageCount,
      content_format: draft.binding.format,
      content_hash: draft.binding.hash,
      shown_text: JSON.stringify(draft.resolved),
      shown_schema_version: SCHEMA_VERSION,
      requested_by: actor.personId,
      requested_at: deps.clock.now(),
    })
    .execute()
  const rows = signatories.map(({ personId, ...signatory }, index) => ({
    ...signatory,
    id: ids[index]!,
    request_id: requestId,
    position: index + 1,
    person_id: personId,
    state: 'waiting' as const,
    placement: placementOf(draft.pdf, ids[index]!),
  }))
  await db.insert('signatory', rows).execute()
  return requestId
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
  { contractId, signatories }: Pick<Draft, 'signatories'> & { contractId: string },
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
