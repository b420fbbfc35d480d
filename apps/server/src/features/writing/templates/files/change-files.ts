import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  TemplateFileRow,
  templateFilesEndpoints,
} from '@tacite/api/writing/template-files-endpoints.ts'
import { arranged } from '@tacite/domain/attachments/arrange.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { lockRow } from '../../../../platform/database/lock-row.ts'
import { requireReplaced } from '../../../../platform/database/require-replaced.ts'
import { namedEvent } from '../../../../platform/events/named-event.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { removeObject } from '../../../trail/removals/public.ts'
import {
  presentFile,
  templateFile,
  writtenFiles,
  type TemplateFile,
  type TemplateFilePlace,
} from './template-files.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Keeps changes of a template's files one after the other.
 *
 * @throws Refused NOT_FOUND; STATE while it is retired
 */
export async function requireChangingFiles(db: CompanyDatabase, templateId: string): Promise<void> {
  await lockRow(db, 'template', templateId)
  const template = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select('template.retired_at')
    .executeTakeFirst()
  if (!template) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
  if (template.retired_at) throw new Refused('STATE', 'TEMPLATE_RETIRED')
}

/** The files are part of what is published. */
export async function filesChanged(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  templateId: string,
): Promise<void> {
  await db
    .update('template')
    .set({ updated_at: clock.now(), is_changed: true })
    .where('template.id', '=', templateId)
    .execute()
}

/** Changes what a file is called in the contracts that get it. */
export async function renameFile(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: TemplateFilePlace,
  { name, replaces }: BodyOf<typeof templateFilesEndpoints.rename>,
): Promise<TemplateFileRow> {
  await requireChangingFiles(db, place.templateId)
  const before = await templateFile(db, place)
  if (name === '') throw new Refused('RULE', { code: 'ATTACHMENT_NAME_REQUIRED', field: 'name' })
  await requireReplaced(db, actor, {
    of: [place.fileId, 'name'],
    replaces: replaces.name,
    wanted: name,
    read: async () => (await templateFile(db, place)).name,
  })
  if (before.name === name) return presentFile(before)
  await db
    .update('template_file')
    .set({ name })
    .where('template_file.id', '=', place.fileId)
    .execute()
  await filesChanged(deps, db, place.templateId)
  await deps.events.record(
    db,
    namedEvent(actor, 'templateFile.changed', { id: place.fileId, name }),
  )
  return presentFile(await templateFile(db, place))
}

/** Moves a file to a place, counted from 0; returns them in their order. */
export async function moveFile(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { position, ...place }: TemplateFilePlace & { position: number },
): Promise<TemplateFile[]> {
  const { templateId, fileId } = place
  await requireChangingFiles(db, templateId)
  const { name } = await templateFile(db, place)
  const before = (await writtenFiles(db, templateId)).map(({ id }) => id)
  const after = arranged(before, fileId, position) ?? before
  if (after.some((id, at) => id !== before[at])) {
    for (const [at, id] of after.entries())
      await db
        .update('template_file')
        .set({ position: at + 1 })
        .where('template_file.id', '=', id)
        .where('template_file.position', '!=', at + 1)
        .execute()
    await filesChanged(deps, db, templateId)
    await deps.events.record(db, namedEvent(actor, 'templateFile.changed', { id: fileId, name }))
  }
  return writtenFiles(db, templateId)
}

/** Removes a file; published versions keep theirs. Returns the id to restore it with. */
export async function removeFile(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: TemplateFilePlace,
): Promise<string> {
  await requireChangingFiles(db, place.templateId)
  const { name } = await templateFile(db, place)
  await filesChanged(deps, db, place.templateId)
  return removeObject(deps, db, actor, {
    kind: 'templateFile',
    objectId: place.fileId,
    label: name,
    rows: [{ table: 'template_file', column: 'id', ids: [place.fileId] }],
  })
}
