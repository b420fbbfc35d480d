import type { TemplateRecord } from '@tacite/api/writing/templates-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { freeName } from '../../settings/administration/public.ts'
import { fileIn } from '../../settings/folders/public.ts'
import { copyFiles } from './files/keep-files.ts'
import { insertTemplate } from './insert-template.ts'
import { copyRestriction } from './template-groups.ts'
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
  const { document, locale, lifecycle, values, questions } = await readWritten(db, templateId)
  const t = createTranslator(actor.locale)
  const title = await freeName(db, {
    table: 'template',
    column: 'title',
    wanted: t('templates.copyOf', { title: source.title }),
  })
  const copy = {
    document: { ...document, title },
    locale,
    description: source.description,
    typeId: source.type?._id ?? null,
    categoryId: source.category?._id ?? null,
    workflowId: source.workflow?._id ?? null,
    circuitId: source.circuit?._id ?? null,
    lifecycle,
    fieldValues: values,
    questions,
  }
  const id = await insertTemplate(deps, db, copy, { writtenBy: actor.personId })
  await fileIn(
    db,
    actor,
    ['template', id],
    source.folders.map(({ _id }) => _id),
  )
  await copyFiles(deps, db, { from: templateId, to: id, addedBy: actor.personId })
  await copyRestriction(db, templateId, id)
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: title }))
  return templateRecord(db, actor, id)
}
