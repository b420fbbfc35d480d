import type { TemplateRecord } from '@tacite/api/writing/templates-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { freeName } from '../../settings/administration/public.ts'
import { insertCopy } from './insert-copy.ts'
import { templateRecord } from './template-rows.query.ts'
import { readWritten } from './written-template.query.ts'

/** Creates a draft from a template as it is written now, filed in the same places. */
export async function copyTemplate(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
): Promise<TemplateRecord> {
  const source = await templateRecord(db, actor, templateId)
  const written = await readWritten(db, templateId)
  const t = createTranslator(actor.locale)
  const title = await freeName(db, {
    table: 'template',
    column: 'title',
    wanted: t('templates.copyOf', { title: source.title }),
  })
  const document = { ...written.document, title }
  const id = await insertCopy(deps, db, actor, source, { ...written, document })
  return templateRecord(db, actor, id)
}
