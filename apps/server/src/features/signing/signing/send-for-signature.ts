import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Severity } from '@tacite/domain/readiness/readiness-kinds.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { ContractPdf } from '../../../platform/pdf/render-contract-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import {
  bindTo,
  readContractContent,
  renderWithAnnexes,
  type ContentBinding,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import { closeSittings, printingCompany, type PrintingCompany } from '../../writing/texts/public.ts'
import { requireReady } from '../../agreement/readiness/public.ts'
import {
  latestValidation,
  refuseNaming,
  requireCircuitHolds,
} from '../../agreement/validation/public.ts'
import { stepsPassedOverBySending } from '../../settings/workflows/public.ts'
import {
  chooseSignatories,
  printedSignatories,
  type Chosen,
  type Signatories,
} from './choose-signatories.ts'
import { freezeForSignature } from './freeze-for-signature.ts'
import { requireOpenToAll, requireValidated } from './ready-to-sign.ts'
import { requireStepsSeen } from './require-steps-seen.ts'

type SendDeps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'inCompany' | 'rateLimit' | 'masterKey' | 'queueMail' | 'settings'
>

/**
 * Sends a contract for signature: its PDF made once and stored by hash, the contract frozen; the first signatory is
 * invited, or the PDF is printed and signed by hand. The PDF is made between two transactions, so that nobody waits
 * for it; the second one checks everything again.
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
  const { chosen, company, content } = draft
  const ids = chosen.signatories.map(() => newId(deps.clock.now()))
  const pdf = await renderWithAnnexes(deps, content, {
    company,
    isDraft: false,
    createdAt: deps.clock.now(),
    signatories: printedSignatories(chosen, ids, content.core, company.name),
  })
  requireFaithful(pdf, draft)
  await deps.inCompany(actor.companyId, async (db) => {
    await closeSittings(db, { kind: 'contract', id: contractId })
    const again = await prepare(db, actor, contractId, signatories)
    if (again.binding.hash !== draft.binding.hash)
      throw new Refused('STATE', 'SIGNATURE_CONTENT_CHANGED')
    await freezeForSignature(deps, db, actor, { contractId, ids, pdf, ...draft })
  })
}

interface Draft {
  company: PrintingCompany
  content: ContractContent
  /** Its text with the fields resolved. */
  resolved: ContractDocument
  binding: ContentBinding
  chosen: Chosen
  /** What a character that the PDF shows as a square does to the sending. */
  unprintable: Severity
}

async function prepare(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  signatories: Signatories,
): Promise<Draft> {
  const isReset = signatories.kind === 'sameAgain'
  const act = isReset ? 'resetSignature' : 'sendForSignature'
  await requireAct(db, actor, act, contractId).catch((error: unknown) =>
    refuseNaming(db, contractId, error),
  )
  if (!isReset) await requireCircuitHolds(db, contractId)
  const content = await readContractContent(db, contractId)
  const chosen = await chooseSignatories(db, contractId, signatories, content)
  if (!isReset)
    requireStepsSeen(await stepsPassedOverBySending(db, contractId), signatories.passingOver)
  const { unprintable } = await requireReady(db, contractId, content, chosen.signatories.length)
  const resolved = requireOpenToAll(content)
  requireValidated(await latestValidation(db, contractId), content)
  const company = await printingCompany(db)
  return { company, content, resolved, binding: bindTo(content), chosen, unprintable }
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
