import { Refused } from '@tacite/domain/refusal.ts'
import { parseIsoDay } from '@tacite/domain/calendar/iso-day.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { receiveFile, type ReceivedFile } from '../../writing/attachments/public.ts'
import { storeEvidence } from '../notices/public.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { requireRecorded, type RenewalPlace } from './change-renewal.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files' | 'settings' | 'inCompany'>

/** Adds the document that a renewal rests on: evidence beside that of notices, not content of the contract. */
export function addDocument(
  deps: Deps,
  actor: Actor,
  { request, day, ...place }: RenewalPlace & { day: string | undefined; request: FastifyRequest },
): Promise<void> {
  const inCompany = inServed(deps.inCompany, actor, request)
  return receiveFile(
    { deps, actor, request, inCompany },
    (db) => requireDocumentable(deps, db, actor, place, day),
    (received) => inCompany((db) => storeDocument(deps, db, actor, { ...place, day }, received)),
  )
}

/** Takes a document back, of a cancelled renewal too: it stays in the register, and can still be read. */
export async function withdrawDocument(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { documentId, ...place }: RenewalPlace & { documentId: string },
): Promise<void> {
  const { contractId, renewalId } = place
  await requireLifecycleAct(deps, db, actor, contractId, 'keepRenewals')
  const withdrawn = await db
    .update('notice_proof')
    .set({ withdrawn_by: actor.personId, withdrawn_at: deps.clock.now() })
    .where('notice_proof.id', '=', documentId)
    .where('notice_proof.contract_id', '=', contractId)
    .where('notice_proof.renewal_id', '=', renewalId)
    .where('notice_proof.withdrawn_at', 'is', null)
    .returning('notice_proof.day')
    .executeTakeFirst()
  if (!withdrawn) throw new Refused('NOT_FOUND', 'RENEWAL_DOCUMENT_NOT_FOUND')
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.renewalDocumentWithdrawn', contractId, {
      renewalId,
      day: withdrawn.day,
    }),
  )
}

/** The file of a document, withdrawn or not. */
export async function documentFile(
  db: CompanyDatabase,
  { contractId, renewalId, documentId }: RenewalPlace & { documentId: string },
): Promise<{ sha256: string; name: string; mediaType: string }> {
  const row = await db
    .select('notice_proof')
    .where('notice_proof.contract_id', '=', contractId)
    .where('notice_proof.renewal_id', '=', renewalId)
    .where('notice_proof.id', '=', documentId)
    .select(['sha256', 'copy_sha256', 'file_name', 'media_type'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'RENEWAL_DOCUMENT_NOT_FOUND')
  const { sha256, copy_sha256: copy, file_name: name, media_type: mediaType } = row
  return { sha256: copy ?? sha256!, name: name!, mediaType: mediaType! }
}

async function requireDocumentable(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: RenewalPlace,
  day: string | undefined,
) {
  const { known, renewal } = await requireRecorded(deps, db, actor, place)
  const dated = day ?? renewal.day
  if (parseIsoDay(dated) === null)
    throw new Refused('RULE', { code: 'LIFECYCLE_DAY_INVALID', field: 'documentDay' })
  if (dated > known.today.toString())
    throw new Refused('RULE', { code: 'RENEWAL_DAY_IN_FUTURE', field: 'documentDay' })
  return dated
}

async function storeDocument(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { day, ...place }: RenewalPlace & { day: string | undefined },
  received: ReceivedFile,
): Promise<void> {
  const { contractId, renewalId } = place
  const dated = await requireDocumentable(deps, db, actor, place, day)
  const file = await storeEvidence(deps, db, received)
  const now = deps.clock.now()
  await db
    .insert('notice_proof', {
      id: newId(now),
      contract_id: contractId,
      renewal_id: renewalId,
      day: dated,
      ...file,
      recorded_by: actor.personId,
      recorded_at: now,
    })
    .execute()
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.renewalDocumented', contractId, {
      renewalId,
      day: dated,
      sha256: file.sha256,
    }),
  )
}
