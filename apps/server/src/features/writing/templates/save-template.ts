import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { TemplateRecord, templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireText } from '../../settings/administration/public.ts'
import { requireChosen } from '../../settings/choices/public.ts'
import { fileIn } from '../../settings/folders/public.ts'
import { emptyDocument } from '../texts/public.ts'
import { requireFreeLanguage } from './languages/require-free-language.ts'
import { insertTemplate } from './insert-template.ts'
import { setTemplateUsers } from './template-users.ts'
import { templateRecord } from './template-rows.query.ts'

type Form = BodyOf<typeof templatesEndpoints.create>
type Deps = Pick<Platform, 'clock' | 'events'>

/** Creates a template with an empty text: it is written before it is published. */
export async function createTemplate(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<TemplateRecord> {
  requireText('title', form.title)
  await requireChoices(db, form)
  const document = emptyDocument(form.locale, form.title, 'articles')
  const id = await insertTemplate(deps, db, { ...form, document }, { writtenBy: actor.personId })
  await fileIn(db, actor, ['template', id], form.folderIds)
  await setTemplateUsers(db, id, form)
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: form.title }))
  return templateRecord(db, actor, id)
}

/** Changes how a template is called, filed and used; all of it holds at once, published or not. */
export async function updateTemplate(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  form: Form,
): Promise<TemplateRecord> {
  const before = await templateRecord(db, actor, templateId)
  requireText('title', form.title)
  await requireChoices(db, form)
  await db
    .update('template')
    .set({
      title: form.title,
      name: form.name,
      description: form.description,
      contract_type_id: form.typeId,
      category_id: form.categoryId,
      workflow_id: form.workflowId,
      circuit_id: form.circuitId,
      managed_at: clock.now(),
    })
    .where('template.id', '=', templateId)
    .execute()
  if (form.locale !== before.locale) await setLanguage(db, before, form.locale, clock.now())
  await fileIn(db, actor, ['template', templateId], form.folderIds)
  await setTemplateUsers(db, templateId, form)
  const named = { id: templateId, name: form.title }
  await events.record(db, namedEvent(actor, 'template.changed', named))
  return templateRecord(db, actor, templateId)
}

/** The language is part of what is published: dates and amounts of the text are written in it. */
async function setLanguage(
  db: CompanyDatabase,
  { _id, textId, state, languages }: TemplateRecord,
  locale: Form['locale'],
  now: Date,
): Promise<void> {
  if (state === 'retired') throw new Refused('STATE', 'TEMPLATE_RETIRED')
  const source = languages.find(({ isSource }) => isSource)
  await requireFreeLanguage(db, { of: source?._id ?? _id, but: _id, locale })
  await db.update('text').set({ locale }).where('text.id', '=', textId).execute()
  await db
    .update('template')
    .set({ updated_at: now, is_changed: true })
    .where('template.id', '=', _id)
    .execute()
}

/** What it names exists, and cannot be deleted before it is saved. */
function requireChoices(
  db: CompanyDatabase,
  { typeId, categoryId, workflowId, circuitId }: Form,
): Promise<void> {
  return requireChosen(db, [
    { field: 'typeId', table: 'contract_type', id: typeId },
    { field: 'categoryId', table: 'category', id: categoryId, kind: 'template' },
    { field: 'workflowId', table: 'workflow', id: workflowId },
    { field: 'circuitId', table: 'validation_circuit', id: circuitId },
  ])
}
