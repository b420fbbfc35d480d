import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { checkImage } from '../../../platform/parsers/images/check-image.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { fileRefused } from '../../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileContent } from '../../../platform/storage/file-store.ts'
import { storePicture } from '../../../platform/parsers/active/store-picture.ts'
import { requireAdministrable } from './change-status.ts'
import { readPerson } from './person-details.query.ts'

/** Larger than a portrait needs, even from a good camera. */
export const MAX_PICTURE_MEGABYTES = 5

type Deps = Pick<Platform, 'clock' | 'events' | 'files'>

type StoredPicture = ResponseOf<typeof peopleEndpoints.setPicture>

/** Stores a picture after checking its actual format, without decoding it. */
export async function setPicture(
  deps: Deps & Pick<Platform, 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
  bytes: Buffer,
): Promise<StoredPicture> {
  const person = await readPerson(db, personId, actor.locale)
  requireAdministrable(actor, person)
  return storeFor(deps, db, actor, { id: personId, name: person.full }, bytes)
}

/** One's own: no right is needed, and it is nobody else's. */
export async function setOwnPicture(
  deps: Deps & Pick<Platform, 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  bytes: Buffer,
): Promise<StoredPicture> {
  return storeFor(deps, db, actor, ownRecord(actor), bytes)
}

export async function removePicture(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const person = await readPerson(db, personId, actor.locale)
  requireAdministrable(actor, person)
  await keep(deps, db, actor, { id: personId, name: person.full }, null)
}

export async function removeOwnPicture(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<void> {
  await keep(deps, db, actor, ownRecord(actor), null)
}

interface Pictured {
  id: string
  name: string
}

const ownRecord = (actor: Actor): Pictured => ({ id: actor.personId, name: fullName(actor) })

async function storeFor(
  deps: Deps & Pick<Platform, 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  person: Pictured,
  bytes: Buffer,
): Promise<StoredPicture> {
  const { kind } = checkImage(bytes)
  if (kind === 'gif') throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'png, jpeg, webp' })
  const { sha256, isTrimmed } = await storePicture(deps, db, bytes, {
    mediaType: MIME_OF_KIND[kind],
    locale: actor.locale,
  })
  await keep(deps, db, actor, person, sha256)
  return { profilePictureUrl: `/users/${person.id}/picture?v=${sha256.slice(0, 16)}`, isTrimmed }
}

/** A colleague's picture, and its type. */
export async function readPicture(
  { files }: Pick<Platform, 'files'>,
  db: CompanyDatabase,
  personId: string,
): Promise<{ content: FileContent; mediaType: string }> {
  const file = await db
    .select('person')
    .innerJoin('file', (join) =>
      join
        .onRef('file.company_id', '=', 'person.company_id')
        .onRef('file.sha256', '=', 'person.picture_sha256'),
    )
    .where('person.id', '=', personId)
    .select(['file.sha256', 'file.media_type'])
    .executeTakeFirst()
  if (!file) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return { content: await files.open(db.companyId, file.sha256), mediaType: file.media_type }
}

/** @throws Refused NOT_FOUND when there is none to remove */
async function keep(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  person: Pictured,
  sha256: string | null,
): Promise<void> {
  let change = db
    .update('person')
    .set({ picture_sha256: sha256 })
    .where('person.id', '=', person.id)
  if (sha256 === null) change = change.where('person.picture_sha256', 'is not', null)
  const kept = await change.returning('person.id').executeTakeFirst()
  if (!kept) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  await events.record(db, namedEvent(actor, 'person.pictureChanged', person))
}
