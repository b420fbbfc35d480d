import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { variablesOf } from '@tacite/document/walk-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepFilesOfVersion } from './files/keep-files.ts'
import { readWritten } from './written-template.query.ts'

/** Keeps a template as it is written under the next number: new contracts start from it. Returns the number. */
export async function insertVersion(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  templateId: string,
  { note, publishedBy }: { note: string; publishedBy: string | null },
): Promise<number> {
  const { document, locale, lifecycle, values, questions, version } = await readWritten(
    db,
    templateId,
  )
  const number = (version ?? 0) + 1
  const contents = document.blocks.flatMap(({ sections }) => sections.map(({ content }) => content))
  await db
    .insert('template_version', {
      template_id: templateId,
      number,
      locale,
      document: JSON.stringify(document),
      schema_version: SCHEMA_VERSION,
      variables: JSON.stringify(variablesOf(contents)),
      lifecycle: JSON.stringify(lifecycle),
      field_values: JSON.stringify(values),
      questions: JSON.stringify(questions),
      note,
      published_by: publishedBy,
      published_at: clock.now(),
    })
    .execute()
  await keepFilesOfVersion(db, templateId, number)
  await db
    .update('template')
    .set({ published_version: number, is_changed: false })
    .where('template.id', '=', templateId)
    .execute()
  return number
}
