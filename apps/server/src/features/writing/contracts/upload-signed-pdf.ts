import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { signedUploadsEndpoints } from '@tacite/api/writing/signed-uploads-endpoints.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase, InCompany } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import { activeContentRule } from '../../../platform/parsers/active/active-content-rule.query.ts'
import { inspectFile } from '../../../platform/parsers/active/inspect-file.ts'
import {
  fileKind,
  FILE_KIND_HEAD_BYTES,
  MIME_OF_KIND,
} from '../../../platform/parsers/file-kind.ts'
import { readPdfSummary } from '../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireStorage } from '../../../platform/storage/company-storage.ts'
import type { StagedFile } from '../../../platform/storage/file-store.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { visibleContracts } from '../../people/access/public.ts'

type SignedUpload = ResponseOf<typeof signedUploadsEndpoints.upload>
type UploadDeps = Pick<Platform, 'clock' | 'files' | 'settings'> & { inCompany: InCompany }

/** More contracts with the same file than anyone looks at. */
const MOST_NAMED = 5

/**
 * Keeps a PDF that was signed elsewhere, and says what it is: its pages, a title, what it holds besides, and which
 * contracts already have it. A contract is created from it only when the person confirms.
 */
export async function uploadSignedPdf(
  deps: UploadDeps,
  actor: Actor,
  { name, file }: { name: string; file: StagedFile },
): Promise<SignedUpload> {
  try {
    const kind = fileKind(await file.readRange(0, FILE_KIND_HEAD_BYTES), 'signedScan')
    const rule = await deps.inCompany(actor.companyId, async (db) => {
      await requireStorage(deps.settings, db, file.size)
      return activeContentRule(db)
    })
    // Parsed while no transaction is open: a slow or hostile file must not hold a connection.
    const { found, outcome, copy } = await inspectFile(kind, file, { rule, locale: actor.locale })
    const { pages, title } = await readPdfSummary(file)
    const cleaned = copy && (await deps.files.stage(copy))
    const read = {
      name,
      pages,
      title: title || nameWithoutEnding(name),
      active: { found, outcome },
    }
    try {
      return await deps.inCompany(actor.companyId, (db) =>
        keepUpload(deps, db, actor, { ...read, file, cleaned }),
      )
    } finally {
      await cleaned?.discard()
    }
  } finally {
    await file.discard()
  }
}

interface ReadPdf extends Pick<SignedUpload, 'name' | 'title' | 'pages' | 'active'> {
  file: StagedFile
  /** The copy without active content. */
  cleaned: StagedFile | null
}

async function keepUpload(
  deps: UploadDeps,
  db: CompanyDatabase,
  actor: Actor,
  { file, cleaned, ...read }: ReadPdf,
): Promise<SignedUpload> {
  const id = newId(deps.clock.now())
  const sha256 = await storeFile(deps, db, file, MIME_OF_KIND.pdf)
  const copySha256 = cleaned && (await storeFile(deps, db, cleaned, MIME_OF_KIND.pdf))
  await db
    .insert('contract_upload', {
      id,
      person_id: actor.personId,
      sha256,
      copy_sha256: copySha256,
      active: JSON.stringify(read.active),
      name: read.name,
      document: JSON.stringify({ title: read.title, numbering: 'none', blocks: [] }),
      schema_version: SCHEMA_VERSION,
      pages: read.pages,
      created_at: deps.clock.now(),
    })
    .execute()
  return { _id: id, ...read, sameFile: await contractsWithFile(db, actor, sha256) }
}

/** What a person may not see does not exist for them: others that have this file are not named, nor counted. */
async function contractsWithFile(
  db: CompanyDatabase,
  actor: Actor,
  sha256: string,
): Promise<SignedUpload['sameFile']> {
  return db
    .select('contract')
    .where(
      sql<boolean>`(contract.original_sha256 = ${sha256} or exists (select from signed_document as signed
        where signed.company_id = contract.company_id and signed.contract_id = contract.id and signed.sha256 = ${sha256}))`,
    )
    .where(visibleContracts(actor))
    .select(['contract.id as _id', 'contract.title', 'contract.reference'])
    .orderBy('contract.created_at', 'desc')
    .orderBy('contract.id')
    .limit(MOST_NAMED)
    .execute()
}

/** The file of an upload that waits to become a contract, for who uploaded it. */
export async function signedUploadFile(
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
): Promise<string> {
  const upload = await db
    .select('contract_upload')
    .where('contract_upload.id', '=', uploadId)
    .where('contract_upload.person_id', '=', actor.personId)
    .where('contract_upload.pages', 'is not', null)
    .select('contract_upload.sha256')
    .executeTakeFirst()
  if (!upload) throw new Refused('NOT_FOUND', 'UPLOAD_NOT_FOUND')
  return upload.sha256
}

function nameWithoutEnding(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}
