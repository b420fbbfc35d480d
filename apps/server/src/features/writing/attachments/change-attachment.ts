import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { Attachment } from '@tacite/api/writing/attachment-shapes.ts'
import type {
  AttachmentDetails,
  attachmentsEndpoints,
} from '@tacite/api/writing/attachments-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attachmentEvent } from './attachment-event.ts'
import { readAttachment, type AttachmentPlace } from './attachment-repository.ts'
import { requireChange } from './attachment-rights.ts'
import { readAttachments } from './attachments.query.ts'
import { touched } from './touched.ts'

/**
 * Renames an attachment, changes its kind or its signature date. What becomes an annex, or was one, is content: both
 * kinds must be open to changes.
 */
export async function changeAttachment(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  place: AttachmentPlace,
  { replaces, ...wanted }: BodyOf<typeof attachmentsEndpoints.change>,
): Promise<Attachment> {
  const before = await readAttachment(db, place)
  await requireChange(db, actor, place.contractId, before.kind, wanted.kind)
  if (wanted.name === '')
    throw new Refused('RULE', { code: 'ATTACHMENT_NAME_REQUIRED', field: 'name' })
  await requireReplaced(db, actor, {
    of: [place.attachmentId, 'details'],
    replaces: keyOf(replaces),
    wanted: keyOf(wanted),
    read: async () => keyOf(await readAttachment(db, place)),
  })
  if (keyOf(before) !== keyOf(wanted)) await write(deps, db, actor, place, { before, wanted })
  const all = await readAttachments(db, place.contractId)
  return all.find(({ _id }) => _id === place.attachmentId)!
}

async function write(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  place: AttachmentPlace,
  { before, wanted }: { before: AttachmentDetails; wanted: AttachmentDetails },
): Promise<void> {
  const { name, kind, signatureDate } = wanted
  await db
    .update('attachment')
    .set({ name, kind, signature_date: signatureDate })
    .where('attachment.id', '=', place.attachmentId)
    .execute()
  if (before.name !== name)
    await touched(
      deps,
      db,
      attachmentEvent(actor, 'attachment.renamed', place, { name, before: before.name }, {}),
    )
  if (before.kind !== kind || before.signatureDate !== signatureDate)
    await touched(deps, db, attachmentEvent(actor, 'attachment.changed', place, { name }, { kind }))
}

function keyOf({ name, kind, signatureDate }: AttachmentDetails): string {
  return JSON.stringify([name, kind, signatureDate])
}
