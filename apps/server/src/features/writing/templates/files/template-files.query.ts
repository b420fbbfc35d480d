import { activeContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { TemplateFileRow } from '@tacite/api/writing/template-files-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Selectable } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { DB } from '../../../../platform/database/generated/schema.ts'
import type { StoredFile } from '../../attachments/public.ts'

/** A file that contracts made of a template get; its id is that of the template, in every version. */
export interface TemplateFile extends StoredFile {
  id: string
  addedAt: Date
}

/** The file of a template, by both ids. */
export interface TemplateFilePlace {
  templateId: string
  fileId: string
}

/** Those of a template as it is written, in their order. */
export async function writtenFiles(
  db: CompanyDatabase,
  templateId: string,
): Promise<TemplateFile[]> {
  const rows = await db
    .select('template_file')
    .where('template_file.template_id', '=', templateId)
    .selectAll('template_file')
    .orderBy('template_file.position')
    .orderBy('template_file.id')
    .execute()
  return rows.map(fileOf)
}

/** Those of a published version. */
export async function versionFiles(
  db: CompanyDatabase,
  templateId: string,
  number: number,
): Promise<TemplateFile[]> {
  const rows = await db
    .select('template_version_file')
    .where('template_version_file.template_id', '=', templateId)
    .where('template_version_file.number', '=', number)
    .selectAll('template_version_file')
    .orderBy('template_version_file.position')
    .orderBy('template_version_file.id')
    .execute()
  return rows.map(fileOf)
}

/** @throws Refused TEMPLATE_FILE_NOT_FOUND */
export async function templateFile(
  db: CompanyDatabase,
  { templateId, fileId }: TemplateFilePlace,
  version?: number,
): Promise<TemplateFile> {
  const files = await (version === undefined
    ? writtenFiles(db, templateId)
    : versionFiles(db, templateId, version))
  const found = files.find(({ id }) => id === fileId)
  if (!found) throw new Refused('NOT_FOUND', 'TEMPLATE_FILE_NOT_FOUND')
  return found
}

/** The hash of the file that counts. */
export function countingHash({ sha256, copySha256 }: StoredFile): string {
  return copySha256 ?? sha256
}

export function presentFile(file: TemplateFile): TemplateFileRow {
  const { id, name, fileName, mediaType, sizeBytes, active, pageCount, printObstacle } = file
  return {
    _id: id,
    name,
    fileName,
    mediaType,
    sizeBytes,
    sha256: countingHash(file),
    active,
    pageCount,
    printObstacle,
    addedAt: file.addedAt.toISOString(),
  }
}

function fileOf(row: Selectable<DB['template_file' | 'template_version_file']>): TemplateFile {
  return {
    id: row.id,
    name: row.name,
    fileName: row.file_name,
    mediaType: row.media_type,
    sha256: row.sha256,
    copySha256: row.copy_sha256,
    active: activeContentOfFile.parse(row.active),
    sizeBytes: row.size_bytes,
    pageCount: row.page_count,
    printObstacle: row.print_obstacle as TemplateFile['printObstacle'],
    addedAt: row.added_at,
  }
}
