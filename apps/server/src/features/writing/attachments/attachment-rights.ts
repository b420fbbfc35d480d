import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { readAspects, requireAct, requireRight } from '../../people/access/public.ts'
import {
  readAttachment,
  type AttachmentPlace,
  type StoredAttachment,
} from './attachment-repository.ts'

const CHANGE = { annex: 'changeAnnexes', signaturePage: 'changeSignaturePages' } as const
const DELETE = { annex: 'deleteAnnexes', signaturePage: 'deleteSignaturePages' } as const

/**
 * Whether a person may change attachments of these kinds now. The contract stays locked until the transaction ends, so
 * that two changes of their order follow each other.
 */
export async function requireChange(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  ...kinds: readonly AttachmentKind[]
): Promise<void> {
  for (const kind of kinds) await requireAct(db, actor, CHANGE[kind], contractId)
  await lockRow(db, 'contract', contractId)
}

/**
 * Whether an import of this person may add annexes to a contract that was there before it: while its terms are open as
 * any annex, later only where it was signed elsewhere.
 */
export async function requireImportedAnnex(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireAct(db, actor, 'attachToTranscript', contractId)
  const { terms } = await readAspects(db, contractId, ['attachToTranscript'])
  if (terms === 'open') await requireAct(db, actor, 'changeAnnexes', contractId)
}

/**
 * The same for one attachment. Whether it exists is told only to those who may change attachments of its contract: the
 * rights are the same for either kind.
 */
export async function requireChangeOf(
  db: CompanyDatabase,
  actor: Actor,
  place: AttachmentPlace,
): Promise<StoredAttachment> {
  await requireRight(db, actor, 'changeSignaturePages', place.contractId)
  const attachment = await readAttachment(db, place)
  await requireChange(db, actor, place.contractId, attachment.kind)
  return attachment
}

export async function requireDelete(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  kind: AttachmentKind,
): Promise<void> {
  await requireAct(db, actor, DELETE[kind], contractId)
  await lockRow(db, 'contract', contractId)
}
