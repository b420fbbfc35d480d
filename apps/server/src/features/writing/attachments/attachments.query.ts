import type { Attachment, AttachmentVersion } from '@tacite/api/writing/attachment-shapes.ts'
import type { Attachments } from '@tacite/api/writing/attachments-endpoints.ts'
import { activeContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Selectable } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { annexesOf } from './annexes.query.ts'

const ACTS = [
  'changeAnnexes',
  'changeSignaturePages',
  'deleteAnnexes',
  'deleteSignaturePages',
  'downloadAttachments',
] as const

/** The attachments of a contract, and what this person may do with them. */
export async function contractAttachments(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<Attachments> {
  const reasons = await whyNotEach(db, actor, { contractId, level }, ACTS, {})
  return {
    value: await readAttachments(db, contractId),
    changingAnnexes: reasons.changeAnnexes,
    changingSignaturePages: reasons.changeSignaturePages,
    deletingAnnexes: reasons.deleteAnnexes,
    deletingSignaturePages: reasons.deleteSignaturePages,
    downloading: reasons.downloadAttachments,
  }
}

export async function readAttachments(
  db: CompanyDatabase,
  contractId: string,
): Promise<Attachment[]> {
  const rows = await db
    .select('attachment')
    .where('attachment.contract_id', '=', contractId)
    .select(['id', 'kind', 'name', 'signature_date'])
    .orderBy('attachment.position')
    .orderBy('attachment.id')
    .execute()
  const annexes = new Map((await annexesOf(db, contractId)).map((annex) => [annex.id, annex]))
  const versions = await versionsOf(db, contractId)
  return rows.map(({ id, kind, name, signature_date: signatureDate }) => ({
    _id: id,
    kind,
    number: annexes.get(id)?.number ?? null,
    name,
    signatureDate,
    printObstacle: annexes.get(id)?.printObstacle ?? null,
    versions: versions.get(id) ?? [],
  }))
}

async function versionsOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<Map<string, AttachmentVersion[]>> {
  const rows = await db
    .select('attachment_version')
    .innerJoin('attachment', (join) =>
      join
        .onRef('attachment.company_id', '=', 'attachment_version.company_id')
        .onRef('attachment.id', '=', 'attachment_version.attachment_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'attachment_version.company_id')
        .onRef('person.id', '=', 'attachment_version.uploaded_by'),
    )
    .where('attachment.contract_id', '=', contractId)
    .selectAll('attachment_version')
    .select(personName('person').as('uploader'))
    .orderBy('attachment_version.attachment_id')
    .orderBy('attachment_version.number', 'desc')
    .execute()
  const found = new Map<string, AttachmentVersion[]>()
  for (const row of rows) {
    const before = found.get(row.attachment_id) ?? []
    found.set(row.attachment_id, [...before, presentVersion(row)])
  }
  return found
}

type VersionRow = Selectable<DB['attachment_version']> & { uploader: string }

function presentVersion(row: VersionRow): AttachmentVersion {
  return {
    number: row.number,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.copy_sha256 ?? row.sha256,
    receivedSha256: row.copy_sha256 === null ? null : row.sha256,
    active: activeContentOfFile.parse(row.active),
    pageCount: row.page_count,
    preview: previewOf(row.media_type),
    uploadedBy: { _id: row.uploaded_by, name: row.uploader },
    uploadedAt: row.uploaded_at.toISOString(),
  }
}

function previewOf(mediaType: string): AttachmentVersion['preview'] {
  if (mediaType === MIME_OF_KIND.pdf) return 'pages'
  return mediaType.startsWith('image/') ? 'image' : null
}
