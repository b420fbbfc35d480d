import type { Attachment } from '@tacite/api/writing/attachment-shapes.ts'
import {
  MOST_ATTACHMENTS,
  type AttachmentKind,
} from '@tacite/domain/attachments/attachment-kinds.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attachmentEvent } from './attachment-event.ts'
import { attachmentIds, type AttachmentPlace } from './attachment-repository.ts'
import { requireChange, requireChangeOf } from './attachment-rights.ts'
import { readAttachments } from './attachments.query.ts'
import { attachmentName } from './file-name.ts'
import { receiveFile, type ReceivedFile } from './receive-file.ts'
import { storeVersion } from './store-version.ts'
import { touched } from './touched.ts'

export type AttachmentDeps = Pick<Platform, 'clock' | 'events' | 'files' | 'settings' | 'inCompany'>

/** Attaches one uploaded file to a contract, after those that it has. */
export async function addAttachment(
  deps: AttachmentDeps,
  actor: Actor,
  {
    contractId,
    kind,
    request,
  }: { contractId: string; kind: AttachmentKind; request: FastifyRequest },
): Promise<Attachment> {
  const inCompany = inServed(deps.inCompany, actor, request)
  const allow = async (db: CompanyDatabase) => {
    await requireChange(db, actor, contractId, kind)
    requireRoom((await attachmentIds(db, contractId)).length + 1)
  }
  return receiveFile({ deps, actor, request, inCompany }, allow, (received) =>
    inCompany(async (db) => {
      await allow(db)
      return presented(db, await attach(deps, db, actor, { contractId, kind, received }))
    }),
  )
}

/** @throws Refused ATTACHMENTS_TOO_MANY */
export function requireRoom(count: number): void {
  if (count > MOST_ATTACHMENTS)
    throw new Refused('RULE', { code: 'ATTACHMENTS_TOO_MANY', params: { max: MOST_ATTACHMENTS } })
}

/** Attaches a received file, under the name it came with. */
export async function attach(
  deps: Pick<Platform, 'clock' | 'events' | 'files'>,
  db: CompanyDatabase,
  actor: Actor,
  {
    contractId,
    kind,
    received,
  }: { contractId: string; kind: AttachmentKind; received: ReceivedFile },
): Promise<AttachmentPlace> {
  const id = newId(deps.clock.now())
  const name = attachmentName(received.fileName)
  await db
    .insert('attachment', {
      id,
      contract_id: contractId,
      kind,
      name,
      position: (await lastPosition(db, contractId)) + 1,
      created_by: actor.personId,
      created_at: deps.clock.now(),
    })
    .execute()
  await storeVersion(deps, db, actor, id, received)
  const place = { contractId, attachmentId: id }
  await touched(deps, db, attachmentEvent(actor, 'attachment.added', place, { name }, { kind }))
  return place
}

/** Replaces the file of an attachment; the earlier ones stay as its versions. */
export async function addVersion(
  deps: AttachmentDeps,
  actor: Actor,
  { request, ...place }: AttachmentPlace & { request: FastifyRequest },
): Promise<Attachment> {
  const inCompany = inServed(deps.inCompany, actor, request)
  const allow = (db: CompanyDatabase) => requireChangeOf(db, actor, place)
  return receiveFile({ deps, actor, request, inCompany }, allow, (received) =>
    inCompany(async (db) => {
      const { name } = await allow(db)
      const number = await storeVersion(deps, db, actor, place.attachmentId, received)
      const event = attachmentEvent(actor, 'attachment.versionAdded', place, { name }, { number })
      await touched(deps, db, event)
      return presented(db, place)
    }),
  )
}

async function lastPosition(db: CompanyDatabase, contractId: string): Promise<number> {
  const { last } = await db
    .select('attachment')
    .where('attachment.contract_id', '=', contractId)
    .select(({ fn }) => fn.max('attachment.position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function presented(db: CompanyDatabase, place: AttachmentPlace): Promise<Attachment> {
  const all = await readAttachments(db, place.contractId)
  return all.find(({ _id }) => _id === place.attachmentId)!
}
