import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { requireAct } from '../../people/access/public.ts'

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

export async function requireDelete(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  kind: AttachmentKind,
): Promise<void> {
  await requireAct(db, actor, DELETE[kind], contractId)
  await lockRow(db, 'contract', contractId)
}
