import type { ContractSignature } from '@tacite/api/signing/signing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { onlyWaitsForStep } from '@tacite/domain/acts/wants-validation.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { signingTurn } from '@tacite/domain/signing/signing-order.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { circuitAsksMore, namingWhom } from '../../agreement/validation/public.ts'
import { whyNot, whyNotEach, type Reason } from '../../people/access/public.ts'
import { stepsPassedOverBySending } from '../../settings/workflows/public.ts'
import { textOfContract } from '../../writing/contracts/public.ts'
import { hasRestrictedSection, readArrangement } from '../../writing/texts/public.ts'
import { restrictedTextRefusal } from './ready-to-sign.ts'
import { readSignatureRows, type SignatureRow, type SignatoryRow } from './signature-rows.query.ts'

/** The state of a contract's signature, as this person sees it. */
export async function contractSignature(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractSignature> {
  const rows = await readSignatureRows(db, contractId)
  const isCurrent = ({ state }: SignatureRow) => state !== 'cancelled'
  const current = rows.find(isCurrent) ?? null
  const acts = [
    'sendForSignature',
    'cancelSignature',
    'resetSignature',
    'downloadSigned',
    'markSigned',
    'uploadScan',
  ] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  const sending = await whyNotSend(db, actor, contractId, reasons.sendForSignature)
  return {
    current: current && present(actor, level, current),
    earlier: rows.filter((row) => !isCurrent(row)).map((row) => present(actor, level, row)),
    mine: current && ownSignature(actor, level, current),
    sending,
    passingOver: sending ? [] : await namesOfPassedOver(db, actor, contractId),
    cancelling: reasons.cancelSignature,
    resetting: reasons.resetSignature,
    downloading: reasons.downloadSigned,
    marking: await namingValidators(db, actor, contractId, reasons.markSigned),
    uploading: reasons.uploadScan,
  }
}

async function namesOfPassedOver(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  contractId: string,
): Promise<ContractSignature['passingOver']> {
  const steps = await stepsPassedOverBySending(db, contractId)
  return steps.map(({ id: _id, name }) => ({ _id, name: stepName(name, locale) }))
}

async function namingValidators(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  reason: Reason,
): Promise<Reason> {
  const refusal = await whatKeeps(db, contractId, reason)
  return refusal ? say(actor, refusal) : reason
}

/** What the validation still wants: of whom, or more than was asked. */
function whatKeeps(
  db: CompanyDatabase,
  contractId: string,
  reason: Reason,
): Promise<Refusal | null> {
  return reason ? namingWhom(db, contractId, reason.code) : circuitAsksMore(db, contractId)
}

/** A restricted text is permanent, a missing validation temporary: the permanent obstacle is reported first. */
async function whyNotSend(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  reason: Reason,
): Promise<Reason> {
  if (reason && !onlyWaitsForStep(reason.code)) return reason
  const restricted = await restrictedText(db, contractId)
  const refusal = restricted ?? (await whatKeeps(db, contractId, reason))
  return refusal ? say(actor, refusal) : reason
}

/** The text is only read if it has a restricted section. */
async function restrictedText(db: CompanyDatabase, contractId: string): Promise<Refusal | null> {
  const textId = await textOfContract(db, contractId)
  return (await hasRestrictedSection(db, textId))
    ? restrictedTextRefusal((await readArrangement(db, textId)).document.blocks)
    : null
}

function ownSignature(
  actor: Actor,
  level: ContractLevel,
  { state, signatories }: SignatureRow,
): ContractSignature['mine'] {
  const mine = signatories.find(({ person_id }) => person_id === actor.personId)
  if (!mine) return null
  const aspects = { signature: state, turn: signingTurn(signatories, mine.id) }
  return { _id: mine.id, state: mine.state, signing: whyNot(actor, level, 'sign', aspects) }
}

type Shown = NonNullable<ContractSignature['current']>

function present(actor: Actor, level: ContractLevel, row: SignatureRow): Shown {
  return {
    _id: row.id,
    state: row.state,
    provider: row.provider,
    requestedBy: { _id: row.requested_by, name: row.requested_by_name },
    requestedAt: row.requested_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    documentSha256: row.document_sha256,
    signatories: row.signatories.map((signatory) => ({
      ...presentSignatory(signatory),
      resending: whyNot(actor, level, 'remindSignatory', {
        signature: row.state,
        signatory: signatory.state,
      }),
    })),
    seal: row.sealed_sha256
      ? {
          sha256: row.sealed_sha256,
          sealedAt: row.sealed_at!.toISOString(),
          level: row.seal_level!,
        }
      : null,
  }
}

function presentSignatory(row: SignatoryRow): Omit<Shown['signatories'][number], 'resending'> {
  return {
    _id: row.id,
    position: row.position,
    kind: row.kind,
    personId: row.person_id,
    name: row.name,
    email: row.email,
    role: row.role,
    i18n: row.locale,
    state: row.state,
    invitedAt: row.invited_at?.toISOString() ?? null,
    undeliveredAt: row.undelivered_at?.toISOString() ?? null,
    leavesAt: row.leaves_at?.toISOString() ?? null,
    viewedAt: row.viewed_at?.toISOString() ?? null,
    signedAt: row.signed_at?.toISOString() ?? null,
    linkExpiresAt: row.link_expires_at?.toISOString() ?? null,
  }
}

function say({ locale }: Actor, refusal: Refusal): Reason {
  return { code: refusal.code, message: createTranslator(locale).refusal(refusal) }
}
