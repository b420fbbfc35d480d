import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import { attach } from '../features/writing/attachments/add-attachment.ts'
import { lookInto } from '../features/writing/attachments/receive-file.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { StagedFile } from '../platform/storage/file-store.ts'

/** Attaches a file to a contract as its upload would. */
export async function attachDemoFile(
  platform: Platform,
  actor: Actor,
  contractId: string,
  attached: { kind: AttachmentKind; name: string; file: StagedFile },
): Promise<void> {
  const { kind, name, file } = attached
  const inCompany = <R>(work: Parameters<typeof platform.inCompany<R>>[1]) =>
    platform.inCompany(actor.companyId, work)
  const received = await lookInto({ deps: platform, actor, inCompany }, { name, file })
  try {
    await inCompany((db) => attach(platform, db, actor, { contractId, kind, received }))
  } finally {
    await file.discard()
    await received.copy?.discard()
  }
}
