import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { checkImage } from '../../../platform/parsers/images/check-image.ts'
import { fileRefused } from '../../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { BrandPart } from '../site/public.ts'
import { storePicture } from '../../../platform/parsers/active/store-picture.ts'

export const MAX_BRAND_MEGABYTES = 1
/** A logo is displayed a few centimetres wide; more would only slow pages down. */
const MAX_SIDE_PX = 2000

const COLUMNS = { icon: 'icon_sha256', logo: 'logo_sha256' } as const

interface NewBrand {
  part: BrandPart
  bytes: Buffer | null
  /** The hash of the one that the person saw, `none` or `any`. */
  replaces: string
}

/** Stores an image as the company's icon or logo, after checking its actual format; null removes it. */
export async function setBrand(
  deps: Pick<Platform, 'clock' | 'files' | 'events' | 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  { part, bytes, replaces }: NewBrand,
): Promise<{ isTrimmed: boolean }> {
  const stored =
    bytes &&
    (await storePicture(deps, db, bytes, {
      mediaType: mediaTypeOf(bytes),
      locale: actor.locale,
    }))
  if (replaces !== 'any')
    await requireReplaced(db, actor, {
      of: [db.companyId, part],
      replaces: replaces === 'none' ? null : replaces,
      wanted: stored?.sha256 ?? null,
      read: () => brandOf(db, part),
    })
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({ [COLUMNS[part]]: stored?.sha256 ?? null })
    .execute()
  await deps.events.record(db, {
    type: 'company.changed',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { changed: [part] },
  })
  return { isTrimmed: stored?.isTrimmed ?? false }
}

async function brandOf(db: CompanyDatabase, part: BrandPart): Promise<string | null> {
  const { sha256 } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(`company.${COLUMNS[part]} as sha256`)
    .executeTakeFirstOrThrow()
  return sha256
}

function mediaTypeOf(bytes: Buffer): string {
  const { kind, widthPx, heightPx } = checkImage(bytes)
  if (kind === 'gif') throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'png, jpeg, webp' })
  if (widthPx > MAX_SIDE_PX || heightPx > MAX_SIDE_PX)
    throw new Refused('RULE', { code: 'BRAND_TOO_LARGE', params: { maxSidePx: MAX_SIDE_PX } })
  return MIME_OF_KIND[kind]
}
