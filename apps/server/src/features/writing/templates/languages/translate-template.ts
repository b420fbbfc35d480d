import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { templateLanguagesEndpoints } from '@tacite/api/writing/template-languages-endpoints.ts'
import type { TemplateRecord } from '@tacite/api/writing/templates-endpoints.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { lockRow } from '../../../../platform/database/lock-row.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireText } from '../../../settings/administration/public.ts'
import { insertCopy } from '../insert-copy.ts'
import { readVersion } from '../published-template.query.ts'
import { templateRecord } from '../template-rows.query.ts'
import { readWritten } from '../written-template.query.ts'
import { requireFreeLanguage } from './require-free-language.ts'

/**
 * Creates a draft in another language from the published version of a template, which it follows from then on.
 *
 * @throws Refused STATE before its first version, or of a translation; RULE where the language is taken
 */
export async function translateTemplate(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  { locale, title }: BodyOf<typeof templateLanguagesEndpoints.translate>,
): Promise<TemplateRecord> {
  await lockRow(db, 'template', sourceId)
  const source = await templateRecord(db, actor, sourceId)
  if (source.version === null) throw new Refused('STATE', 'TEMPLATE_NOT_PUBLISHED')
  if (source.languages.some(({ isSource }) => isSource))
    throw new Refused('STATE', 'TEMPLATE_IS_TRANSLATION')
  requireText('title', title)
  await requireFreeLanguage(db, { of: sourceId, but: null, locale })
  const published = await readVersion(db, sourceId, source.version)
  const document = { ...published.document, title }
  const id = await insertCopy(deps, db, actor, source, { ...published, document, locale })
  const { document: own } = await readWritten(db, id)
  const sections = allSections(document).map((section) => section.id)
  const links = allSections(own).map((section, at) => [
    section.id,
    { section: sections[at], version: source.version },
  ])
  await db
    .update('template')
    .set({ translated_from: sourceId, source_sections: JSON.stringify(Object.fromEntries(links)) })
    .where('template.id', '=', id)
    .execute()
  return templateRecord(db, actor, id)
}
