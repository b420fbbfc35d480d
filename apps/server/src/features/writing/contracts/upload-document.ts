import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { InCompany } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import {
  fileKind,
  FILE_KIND_HEAD_BYTES,
  type FileKind,
  MIME_OF_KIND,
} from '../../../platform/parsers/file-kind.ts'
import { activeContentRule } from '../../../platform/parsers/active/active-content-rule.query.ts'
import { inspectFile } from '../../../platform/parsers/active/inspect-file.ts'
import { importDocument } from '../../../platform/parsers/import-document.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireStorage } from '../../../platform/storage/company-storage.ts'
import type { StagedFile } from '../../../platform/storage/file-store.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { languageOfDocument } from './language-of-document.ts'

type Upload = ResponseOf<typeof contractsEndpoints.upload>

export const MAX_DOCUMENT_MEGABYTES = 50

type UploadDeps = Pick<Platform, 'clock' | 'files' | 'settings'> & { inCompany: InCompany }

/**
 * Stores an uploaded file and parses it in a separate process: its outline and what could not be kept. A contract is
 * made from it only when the person confirms.
 */
export async function uploadDocument(
  deps: UploadDeps,
  actor: Actor,
  { name, file }: { name: string; file: StagedFile },
): Promise<Upload> {
  try {
    return await readDocument(deps, actor, name, file)
  } finally {
    await file.discard()
  }
}

async function readDocument(
  deps: UploadDeps,
  actor: Actor,
  name: string,
  file: StagedFile,
): Promise<Upload> {
  const kind = fileKind(await file.readRange(0, FILE_KIND_HEAD_BYTES), 'contract')
  const rule = await deps.inCompany(actor.companyId, async (db) => {
    await requireStorage(deps.settings, db, file.size)
    return activeContentRule(db)
  })
  // Parsed while no transaction is open: a slow or hostile file must not hold a connection.
  const { found, outcome, copy } = await inspectFile(kind, file, { rule, locale: actor.locale })
  const cleaned = copy && (await deps.files.stage(copy))
  try {
    return await keepDocument(deps, actor, {
      name,
      kind,
      file,
      cleaned,
      active: { found, outcome },
    })
  } finally {
    await cleaned?.discard()
  }
}

interface Inspected {
  name: string
  kind: FileKind
  file: StagedFile
  /** The copy without active content. */
  cleaned: StagedFile | null
  active: Upload['active']
}

async function keepDocument(
  deps: UploadDeps,
  actor: Actor,
  { name, kind, file, cleaned, active }: Inspected,
): Promise<Upload> {
  const imported = await importDocument(kind, cleaned ?? file)
  const title = imported.document.title || name.replace(/\.[^.]*$/, '')
  const document: ContractDocument = { ...imported.document, title }
  const id = newId(deps.clock.now())
  await deps.inCompany(actor.companyId, async (db) => {
    const sha256 = await storeFile(deps, db, file, MIME_OF_KIND[kind])
    const copySha256 = cleaned && (await storeFile(deps, db, cleaned, MIME_OF_KIND[kind]))
    for (const image of imported.images) await storeFile(deps, db, image.bytes, image.mime)
    await db
      .insert('contract_upload', {
        id,
        person_id: actor.personId,
        sha256,
        copy_sha256: copySha256,
        active: JSON.stringify(active),
        name,
        document: JSON.stringify(document),
        ...(imported.places && { places: JSON.stringify(imported.places) }),
        schema_version: SCHEMA_VERSION,
        created_at: deps.clock.now(),
      })
      .execute()
  })
  return {
    _id: id,
    name,
    title,
    numbering: document.numbering,
    locale: languageOfDocument(document) ?? null,
    outline: document.blocks.flatMap((block, at) =>
      block.sections.map((section) => ({
        block: at,
        kind: block.kind,
        level: section.level,
        title: section.title,
        isNumbered: section.isNumbered ?? true,
      })),
    ),
    active,
    losses: imported.losses.map((loss) => ({
      kind: loss.kind,
      count: loss.count,
      where: loss.where.join(' · '),
    })),
  }
}
