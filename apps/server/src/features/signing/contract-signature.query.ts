import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { ContractSignature } from '@tacite/api/signing-endpoints.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Refusal, PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sendingRefusal } from '@tacite/domain/signing/sending-refusal.ts'
import { signatureStateRefusal } from '@tacite/domain/signing/signature-state.ts'
import { signingRefusal } from '@tacite/domain/signing/signing-order.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { textOfContract, whyNotEdit } from '../contracts/public.ts'
import { hasRestrictedSection, readArrangement } from '../texts/public.ts'
import { latestValidation } from '../validation/public.ts'
import { restrictedTextRefusal } from './ready-to-sign.ts'
import { readSignatureRows, type SignatureRow, type SignatoryRow } from './signature-rows.query.ts'
import { resendRefusal } from './resend-invitation.ts'

/** Where the signature of a contract stands, as this person sees it. */
export async function contractSignature(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractSignature> {
  const rows = await readSignatureRows(db, contractId)
  const isCurrent = ({ state }: SignatureRow) => state !== 'cancelled'
  const current = rows.find(isCurrent) ?? null
  const managing = managingRefusal(actor, level)
  const change = managing ?? stateRefusal(current)
  return {
    current: current && present(actor, current, managing),
    earlier: rows.filter((row) => !isCurrent(row)).map((row) => present(actor, row, managing)),
    mine: current && ownSignature(actor, current),
    sending: managing ? reason(actor, managing) : await whyNotSend(db, actor, level, contractId),
    cancelling: reason(actor, change),
    resetting: reason(actor, change),
    downloading: reason(actor, current?.state === 'sealed' ? null : 'SIGNATURE_NOT_SEALED'),
  }
}

/** Why a person may not send, cancel or restart at all; null: they may, if the signature's state allows it. */
function managingRefusal(actor: Actor, level: ContractLevel): PlainRefusalCode | null {
  if (!actor.permissions.has('contracts3:signature')) return notAllowedCode('contracts3:signature')
  return levelReaches(level, 'editor') ? null : 'LEVEL_TOO_LOW_EDITOR'
}

function stateRefusal(current: SignatureRow | null): PlainRefusalCode | null {
  return current ? signatureStateRefusal(current.state) : 'SIGNATURE_NOT_OUT'
}

/**
 * Sending needs a contract that can be changed, a text open to everyone, and the validation that was asked for; whether the person
 * may change it was asked before.
 */
async function whyNotSend(
  db: CompanyDatabase,
  actor: Actor,
  level: ContractLevel,
  contractId: string,
): ReturnType<typeof whyNotEdit> {
  const permissions = new Set([...actor.permissions, 'contracts3:update' as const])
  const notEditable = await whyNotEdit(db, { ...actor, permissions }, level, contractId)
  if (notEditable) return notEditable
  const restricted = await restrictedText(db, contractId)
  if (restricted) return reason(actor, restricted)
  const validation = await latestValidation(db, contractId)
  // A validation is void as soon as the text changes: a standing one is for this text.
  return reason(actor, sendingRefusal(validation && { ...validation, isOfThisText: true }))
}

/** Only a text with a restricted section is read for it. */
async function restrictedText(db: CompanyDatabase, contractId: string): Promise<Refusal | null> {
  const textId = await textOfContract(db, contractId)
  return (await hasRestrictedSection(db, textId))
    ? restrictedTextRefusal((await readArrangement(db, textId)).document.blocks)
    : null
}

function ownSignature(actor: Actor, current: SignatureRow): ContractSignature['mine'] {
  const mine = current.signatories.find(({ person_id }) => person_id === actor.personId)
  if (!mine) return null
  const refusal = signingRefusal(current.state, current.signatories, mine.id)
  return { _id: mine.id, state: mine.state, signing: reason(actor, refusal) }
}

type Shown = NonNullable<ContractSignature['current']>

function present(actor: Actor, row: SignatureRow, managing: PlainRefusalCode | null): Shown {
  const change = managing ?? signatureStateRefusal(row.state)
  return {
    _id: row.id,
    state: row.state,
    requestedBy: { _id: row.requested_by, name: row.requested_by_name },
    requestedAt: row.requested_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    documentSha256: row.document_sha256,
    signatories: row.signatories.map((signatory) => presentSignatory(actor, signatory, change)),
    seal: row.sealed_sha256
      ? {
          sha256: row.sealed_sha256,
          sealedAt: row.sealed_at!.toISOString(),
          level: row.seal_level!,
        }
      : null,
  }
}

function presentSignatory(
  actor: Actor,
  row: SignatoryRow,
  change: PlainRefusalCode | null,
): Shown['signatories'][number] {
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
    viewedAt: row.viewed_at?.toISOString() ?? null,
    signedAt: row.signed_at?.toISOString() ?? null,
    linkExpiresAt: row.link_expires_at?.toISOString() ?? null,
    resending: reason(actor, change ?? resendRefusal(row.state)),
  }
}

function reason(
  actor: Actor,
  refused: PlainRefusalCode | Refusal | null,
): { code: string; message: string } | null {
  if (refused === null) return null
  const refusal: Refusal = typeof refused === 'string' ? { code: refused } : refused
  return { code: refusal.code, message: createTranslator(actor.locale).refusal(refusal) }
}
