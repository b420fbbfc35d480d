import { activeContentOfFile } from '@tacite/api/writing/active-content.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { DeclaredPlace } from '@tacite/document/placeholders/placeholder.ts'
import { currentDocument } from '@tacite/document/schema-version.ts'
import { askedOutside } from '@tacite/document/template-questions.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readPublished } from '../templates/public.ts'
import { emptyDocument } from '../texts/public.ts'
import { languageOfDocument } from './language-of-document.ts'
import type { NewContract, SignedStart, Start } from './new-contract.ts'

/** The initial text of a new contract: a template's, an upload's, empty blocks, or none for a signed PDF. */
export async function startingDocument(
  db: CompanyDatabase,
  actor: Actor,
  form: NewContract,
): Promise<Start> {
  switch (form.from.kind) {
    case 'template': {
      const { templateId, leaveOut } = form.from
      const { id, version, files, ...content } = await readPublished(db, actor, templateId)
      const { document, locale, lifecycle } = content
      return {
        ...NOTHING_BEFORE,
        document,
        locale,
        lifecycle,
        template: { id, version, later: askedOutside(content.questions) },
        files: files.filter((file) => !leaveOut.includes(file.id)),
      }
    }
    case 'upload':
      return fromUpload(db, actor, form.from.uploadId)
    case 'signed':
      return fromSignedPdf(db, actor, form.from)
    case 'scratch':
      return {
        ...NOTHING_BEFORE,
        document: emptyDocument(actor.locale, form.title ?? '', form.from.numbering),
      }
  }
}

const NOTHING_BEFORE = { lifecycle: {}, signed: null, template: null, original: null }

async function fromUpload(db: CompanyDatabase, actor: Actor, uploadId: string): Promise<Start> {
  const { document, original } = await readUpload(db, actor, uploadId, 'draft')
  const locale = languageOfDocument(document)
  return { ...NOTHING_BEFORE, document, original, ...(locale && { locale }) }
}

/** Its text stays in the file, which is what was signed. */
async function fromSignedPdf(
  db: CompanyDatabase,
  actor: Actor,
  { uploadId, signatureDate, signatories, lifecycle }: SignedStart,
): Promise<Start> {
  const { document, original } = await readUpload(db, actor, uploadId, 'signed')
  const signed = { on: signatureDate, by: signatories }
  return { ...NOTHING_BEFORE, document, original, lifecycle, signed }
}

export interface ReadUpload extends Pick<Start, 'document'> {
  original: NonNullable<Start['original']>
  /** The places to fill in that the file declares. */
  places: { found: DeclaredPlace[]; unplaced: number }
}

/** What was read from a file that this person uploaded. @throws Refused NOT_FOUND */
export async function readUpload(
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
  kind: 'draft' | 'signed',
): Promise<ReadUpload> {
  const upload = await db
    .select('contract_upload')
    .where('contract_upload.id', '=', uploadId)
    .where('contract_upload.person_id', '=', actor.personId)
    .where('contract_upload.pages', kind === 'signed' ? 'is not' : 'is', null)
    .select(['document', 'schema_version', 'sha256', 'name', 'active', 'copy_sha256', 'places'])
    .executeTakeFirst()
  if (!upload) throw new Refused('NOT_FOUND', 'UPLOAD_NOT_FOUND')
  return {
    document: currentDocument(upload.document, upload.schema_version),
    places: upload.places as ReadUpload['places'],
    original: {
      sha256: upload.sha256,
      name: upload.name,
      active: activeContentOfFile.parse(upload.active),
      copySha256: upload.copy_sha256,
    },
  }
}
