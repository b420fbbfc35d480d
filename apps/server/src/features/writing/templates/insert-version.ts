import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { repeatsIn } from '@tacite/document/repeats/repeats-in.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { variablesOf } from '@tacite/document/walk-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepFilesAgain, keepFilesOfVersion } from './files/keep-files.ts'
import { readVersion } from './published-template.query.ts'
import { readWritten, type TemplateContent } from './written-template.query.ts'

type Deps = Pick<Platform, 'clock'>

interface Publication {
  note: string
  publishedBy: string | null
}

/** Keeps a template as it is written under the next number: new contracts start from it. Returns the number. */
export async function insertVersion(
  deps: Deps,
  db: CompanyDatabase,
  templateId: string,
  publication: Publication,
): Promise<number> {
  const { version, ...written } = await readWritten(db, templateId)
  const number = (version ?? 0) + 1
  await insertRow(deps, db, { templateId, number, ...publication }, written)
  await keepFilesOfVersion(db, templateId, number)
  await db
    .update('template')
    .set({ published_version: number, is_changed: false })
    .where('template.id', '=', templateId)
    .execute()
  return number
}

/**
 * Publishes what a template published last with another text, whatever is being written in it meanwhile. Returns the
 * number.
 *
 * @throws Refused STATE while nothing was published
 */
export async function republish(
  deps: Deps,
  db: CompanyDatabase,
  templateId: string,
  {
    change,
    ...publication
  }: Publication & { change: (document: ContractDocument) => Promise<ContractDocument> },
): Promise<number> {
  const { version } = await readWritten(db, templateId)
  if (version === null) throw new Refused('STATE', 'TEMPLATE_NOT_PUBLISHED')
  const published = await readVersion(db, templateId, version)
  const to = version + 1
  const content = { ...published, document: await change(published.document) }
  await insertRow(deps, db, { templateId, number: to, ...publication }, content)
  await keepFilesAgain(db, templateId, { from: version, to })
  await db
    .update('template')
    .set({ published_version: to })
    .where('template.id', '=', templateId)
    .execute()
  return to
}

async function insertRow(
  { clock }: Deps,
  db: CompanyDatabase,
  { templateId, number, note, publishedBy }: Publication & { templateId: string; number: number },
  { document, locale, lifecycle, values, questions }: TemplateContent,
): Promise<void> {
  const contents = document.blocks.flatMap(({ sections }) => sections.map(({ content }) => content))
  await db
    .insert('template_version', {
      template_id: templateId,
      number,
      locale,
      document: JSON.stringify(document),
      schema_version: SCHEMA_VERSION,
      variables: JSON.stringify(variablesOf(contents)),
      passages: JSON.stringify(repeatsIn(document)),
      lifecycle: JSON.stringify(lifecycle),
      field_values: JSON.stringify(values),
      questions: JSON.stringify(questions),
      note,
      published_by: publishedBy,
      published_at: clock.now(),
    })
    .execute()
}
