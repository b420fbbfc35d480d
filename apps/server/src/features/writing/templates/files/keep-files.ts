import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { fileColumns } from '../../attachments/public.ts'
import type { TemplateFile } from './template-files.query.ts'

/** Keeps the files of a template as they are under the number of a version. */
export async function keepFilesOfVersion(
  db: CompanyDatabase,
  templateId: string,
  number: number,
): Promise<void> {
  await sql`insert into template_version_file (company_id, template_id, number, id, name, position, sha256, copy_sha256, active,
      file_name, media_type, size_bytes, page_count, print_obstacle, added_by, added_at)
    select company_id, template_id, ${number}, id, name, position, sha256, copy_sha256, active,
      file_name, media_type, size_bytes, page_count, print_obstacle, added_by, added_at
    from template_file where template_file.company_id = ${db.companyId} and template_file.template_id = ${templateId}`.execute(
    db.tx,
  )
}

/** Keeps the files of a version under the number of another one. */
export async function keepFilesAgain(
  db: CompanyDatabase,
  templateId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`insert into template_version_file (company_id, template_id, number, id, name, position, sha256, copy_sha256, active,
      file_name, media_type, size_bytes, page_count, print_obstacle, added_by, added_at)
    select company_id, template_id, ${to}, id, name, position, sha256, copy_sha256, active,
      file_name, media_type, size_bytes, page_count, print_obstacle, added_by, added_at
    from template_version_file as file where file.company_id = ${db.companyId}
      and file.template_id = ${templateId} and file.number = ${from}`.execute(db.tx)
}

/** Gives a new template the files of another one: the same in the store, apart from then on. */
export async function copyFiles(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { files, to, addedBy }: { files: readonly TemplateFile[]; to: string; addedBy: string },
): Promise<void> {
  if (files.length === 0) return
  const now = clock.now()
  await db
    .insert(
      'template_file',
      files.map((file, at) => ({
        id: newId(now),
        template_id: to,
        name: file.name,
        position: at + 1,
        ...fileColumns(file),
        added_by: addedBy,
        added_at: now,
      })),
    )
    .execute()
}
