import type { TemplateFileRow } from '@tacite/api/writing/template-files-endpoints.ts'
import { MOST_ATTACHMENTS } from '@tacite/domain/attachments/attachment-kinds.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { namedEvent } from '../../../../platform/events/named-event.ts'
import { inServed } from '../../../../platform/http/served-request.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import {
  fileColumns,
  receiveFile,
  storeReceived,
  type ReceivedFile,
} from '../../attachments/public.ts'
import { filesChanged, requireChangingFiles } from './change-files.ts'
import { presentFile, templateFile, writtenFiles } from './template-files.query.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files' | 'settings' | 'inCompany'>

/** Attaches one uploaded file to a template, after those that it has: what it may be is as for contracts. */
export async function addFile(
  deps: Deps,
  actor: Actor,
  { templateId, request }: { templateId: string; request: FastifyRequest },
): Promise<TemplateFileRow> {
  const inCompany = inServed(deps.inCompany, actor, request)
  const allow = async (db: CompanyDatabase) => {
    await requireChangingFiles(db, templateId)
    if ((await writtenFiles(db, templateId)).length >= MOST_ATTACHMENTS)
      throw new Refused('RULE', {
        code: 'TEMPLATE_FILES_TOO_MANY',
        params: { max: MOST_ATTACHMENTS },
      })
  }
  return receiveFile({ deps, actor, request, inCompany }, allow, (received) =>
    inCompany(async (db) => {
      await allow(db)
      const fileId = await insertFile(deps, db, actor, { templateId, received })
      return presentFile(await templateFile(db, { templateId, fileId }))
    }),
  )
}

async function insertFile(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { templateId, received }: { templateId: string; received: ReceivedFile },
): Promise<string> {
  const now = deps.clock.now()
  const id = newId(now)
  const { name, ...file } = await storeReceived(deps, db, received)
  await db
    .insert('template_file', {
      id,
      template_id: templateId,
      name,
      position: (await lastPosition(db, templateId)) + 1,
      ...fileColumns(file),
      added_by: actor.personId,
      added_at: now,
    })
    .execute()
  await filesChanged(deps, db, templateId)
  await deps.events.record(db, namedEvent(actor, 'templateFile.created', { id, name }))
  return id
}

async function lastPosition(db: CompanyDatabase, templateId: string): Promise<number> {
  const { last } = await db
    .select('template_file')
    .where('template_file.template_id', '=', templateId)
    .select(({ fn }) => fn.max('template_file.position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
