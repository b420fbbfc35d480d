import type { TemplateRecord } from '@tacite/api/writing/templates-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fileIn } from '../../settings/folders/public.ts'
import { copyFiles } from './files/keep-files.ts'
import { insertTemplate } from './insert-template.ts'
import { copyRestriction } from './template-users.ts'
import type { TemplateContent } from './written-template.query.ts'

/** Creates a draft with a content, titled like its document, managed and filed as another template. Returns its id. */
export async function insertCopy(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  source: TemplateRecord,
  { values, files, ...content }: TemplateContent,
): Promise<string> {
  const managed = {
    description: source.description,
    typeId: source.type?._id ?? null,
    categoryId: source.category?._id ?? null,
    workflowId: source.workflow?._id ?? null,
    circuitId: source.circuit?._id ?? null,
  }
  const by = { writtenBy: actor.personId }
  const id = await insertTemplate(deps, db, { ...managed, ...content, fieldValues: values }, by)
  await fileIn(
    db,
    actor,
    ['template', id],
    source.folders.map(({ _id }) => _id),
  )
  await copyFiles(deps, db, { files, to: id, addedBy: actor.personId })
  await copyRestriction(db, source._id, id)
  const named = { id, name: content.document.title }
  await deps.events.record(db, namedEvent(actor, 'template.created', named))
  return id
}
