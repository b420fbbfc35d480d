import type { UploadedScan } from '@tacite/api/signing/paper-endpoints.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import { newId } from '../../../../platform/new-id.ts'
import { activeContentRule } from '../../../../platform/parsers/active/active-content-rule.query.ts'
import { inspectFile } from '../../../../platform/parsers/active/inspect-file.ts'
import {
  FILE_KIND_HEAD_BYTES,
  fileKind,
  MIME_OF_KIND,
} from '../../../../platform/parsers/file-kind.ts'
import { fileRefused } from '../../../../platform/parsers/parser-refusal.ts'
import { extractPdfText, type PdfText } from '../../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireStorage } from '../../../../platform/storage/company-storage.ts'
import type { FileContent, StagedFile } from '../../../../platform/storage/file-store.ts'
import { storeFile } from '../../../../platform/storage/store-file.ts'
import { requireAct } from '../../../people/access/public.ts'

export const MAX_SCAN_MEGABYTES = 50

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany' | 'settings'>

/**
 * Receives the scan of a signed contract and reads it whole in a process of its own: refused if it is no PDF,
 * protected or damaged. It becomes the signed document only when the person has seen it and confirms.
 */
export async function uploadScan(
  deps: Deps,
  actor: Actor,
  contractId: string,
  stage: () => Promise<{ name: string; file: StagedFile }>,
): Promise<UploadedScan> {
  // Before the body is read: whoever may not upload a scan sends none.
  const rule = await deps.inCompany(actor.companyId, async (db) => {
    await requireAct(db, actor, 'uploadScan', contractId)
    return activeContentRule(db)
  })
  const { name, file } = await stage()
  try {
    const kind = fileKind(await file.readRange(0, FILE_KIND_HEAD_BYTES), 'signedScan')
    await deps.inCompany(actor.companyId, (db) => requireStorage(deps.settings, db, file.size))
    // Parsed while no transaction is open: a slow or hostile file must not hold a connection.
    const { pages } = await readWhole(file)
    const { found, outcome, copy } = await inspectFile(kind, file, { rule, locale: actor.locale })
    const cleaned = copy && (await deps.files.stage(copy))
    const scan = { name, file, cleaned, pages: pages.length, active: { found, outcome } }
    const _id = await keepScan(deps, actor, contractId, scan)
    const hasText = pages.some(({ text }) => text.trim() !== '')
    return { _id, name, pages: pages.length, hasText, active: scan.active }
  } finally {
    await file.discard()
  }
}

/** A file of which only some pages could be recovered is no evidence. */
async function readWhole(file: FileContent): Promise<PdfText> {
  const text = await extractPdfText(file)
  if (text.isRepaired || text.pages.length === 0) throw fileRefused('FILE_UNREADABLE')
  return text
}

async function keepScan(
  deps: Deps,
  actor: Actor,
  contractId: string,
  scan: {
    name: string
    file: StagedFile
    cleaned: StagedFile | null
    pages: number
    active: UploadedScan['active']
  },
): Promise<string> {
  const { name, file, cleaned, pages, active } = scan
  const id = newId(deps.clock.now())
  try {
    await deps.inCompany(actor.companyId, async (db) => {
      await requireAct(db, actor, 'uploadScan', contractId)
      await db
        .insert('signed_scan', {
          id,
          contract_id: contractId,
          uploaded_by: actor.personId,
          sha256: await storeFile(deps, db, file, MIME_OF_KIND.pdf),
          copy_sha256: cleaned && (await storeFile(deps, db, cleaned, MIME_OF_KIND.pdf)),
          name,
          active: JSON.stringify(active),
          pages,
          uploaded_at: deps.clock.now(),
        })
        .execute()
    })
  } finally {
    await cleaned?.discard()
  }
  return id
}
