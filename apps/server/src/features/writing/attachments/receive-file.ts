import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { PrintObstacle } from '@tacite/domain/attachments/printed-annexes.ts'
import { MAX_ATTACHMENT_MEGABYTES } from '@tacite/domain/attachments/attachment-kinds.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stageUpload } from '../../../platform/http/read-upload.ts'
import { activeContentRule } from '../../../platform/parsers/active/active-content-rule.query.ts'
import { inspectFile } from '../../../platform/parsers/active/inspect-file.ts'
import { attachedKind } from '../../../platform/parsers/attached-kind.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireStorage } from '../../../platform/storage/company-storage.ts'
import type { StagedFile } from '../../../platform/storage/file-store.ts'
import { savedName } from './file-name.ts'
import { printablePages } from './printable-pages.ts'

/** A file that was uploaded and looked into; nothing of it is stored yet. */
export interface ReceivedFile {
  file: StagedFile
  /** The copy without active content; it counts where there is one. */
  copy: StagedFile | null
  active: ActiveContentOfFile
  fileName: string
  mediaType: string
  pageCount: number
  printObstacle: PrintObstacle | null
}

interface Receiving {
  deps: Pick<Platform, 'files' | 'settings'>
  actor: Actor
  request: FastifyRequest
  inCompany: <R>(work: (db: CompanyDatabase) => Promise<R>) => Promise<R>
}

/**
 * Receives one file and looks into it while no transaction is open, then lends it: what the borrower does not store is
 * gone, whatever happens.
 *
 * @param allow refuses before anything of the file is taken: the rights, the state, the number of attachments
 * @throws Refused those of `allow`, of `attachedKind`, of `inspectFile`; COMPANY_STORAGE_FULL, FILE_TOO_LARGE
 */
export async function receiveFile<Result>(
  receiving: Receiving,
  allow: (db: CompanyDatabase) => Promise<unknown>,
  use: (received: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const { deps, request, inCompany } = receiving
  await inCompany(allow)
  const { name, file } = await stageUpload(deps.files, request, MAX_ATTACHMENT_MEGABYTES)
  const staged = [file]
  try {
    const received = await lookInto(receiving, { name, file })
    if (received.copy) staged.push(received.copy)
    return await use(received)
  } finally {
    for (const each of staged) await each.discard()
  }
}

/** What a file is, and what can be printed of it. */
export async function lookInto(
  { deps, actor, inCompany }: Omit<Receiving, 'request'>,
  { name, file }: { name: string; file: StagedFile },
): Promise<ReceivedFile> {
  const rule = await inCompany(async (db) => {
    await requireStorage(deps.settings, db, file.size)
    return activeContentRule(db)
  })
  const kind = await attachedKind(file)
  const inspected = await inspectFile(kind, file, { rule, locale: actor.locale })
  const copy = inspected.copy && (await deps.files.stage(inspected.copy))
  try {
    return {
      file,
      copy,
      active: { found: inspected.found, outcome: inspected.outcome },
      fileName: savedName(name, kind),
      mediaType: MIME_OF_KIND[kind],
      ...(await printablePages(kind, copy ?? file)),
    }
  } catch (error) {
    await copy?.discard()
    throw error
  }
}
