import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'
import { checkImage } from '../../platform/parsers/images/check-image.ts'
import { MIME_OF_KIND } from '../../platform/parsers/file-kind.ts'
import { fileRefused } from '../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepFile } from '../../platform/storage/keep-file.ts'
import { requireEditable } from './require-editable.ts'

/** More than any printed page needs. */
export const MAX_IMAGE_MEGABYTES = 10

interface TextImage {
  sha256: string
  widthPx: number
  heightPx: number
}

/** Keeps an image for a contract's text, after looking at what it really is. */
export async function keepTextImage(
  parts: Pick<Platform, 'clock' | 'files'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  bytes: Buffer,
): Promise<TextImage> {
  await requireEditable(db, actor, contractId)
  const { kind, widthPx, heightPx } = checkImage(bytes)
  if (kind === 'gif') throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'png, jpeg, webp' })
  const sha256 = await keepFile(parts, db, bytes, MIME_OF_KIND[kind])
  await db
    .insert('contract_image', {
      contract_id: contractId,
      sha256,
      uploaded_by: actor.personId,
      uploaded_at: parts.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { sha256, widthPx, heightPx }
}

/**
 * The media type of an image that belongs to this contract: uploaded for it, or shown by its text or an earlier
 * version of it. Any other file of the company does not exist here.
 */
export async function requireTextImage(
  db: CompanyDatabase,
  contractId: string,
  sha256: string,
): Promise<string> {
  const uses = (content: string) =>
    sql<boolean>`jsonb_path_exists(${sql.ref(content)}, '$.**.file ? (@ == $sha256)', ${JSON.stringify({ sha256 })})`
  const file = await db
    .select('file')
    .where('file.sha256', '=', sha256)
    .where('file.media_type', 'in', [
      MIME_OF_KIND.png,
      MIME_OF_KIND.jpeg,
      MIME_OF_KIND.webp,
      MIME_OF_KIND.gif,
    ])
    .where(({ or, exists }) =>
      or([
        exists(
          db
            .select('contract_image')
            .where('contract_image.contract_id', '=', contractId)
            .where('contract_image.sha256', '=', sha256)
            .select('contract_image.sha256'),
        ),
        exists(
          db
            .select('contract_section')
            .where('contract_section.contract_id', '=', contractId)
            .where(uses('contract_section.content'))
            .select('contract_section.id'),
        ),
        exists(
          db
            .select('section_version')
            .where('section_version.contract_id', '=', contractId)
            .where(uses('section_version.content'))
            .select('section_version.section_id'),
        ),
      ]),
    )
    .select('file.media_type')
    .executeTakeFirst()
  if (!file) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return file.media_type
}

/** Sends an image; its address names its bytes, so the reader's own browser may keep it. */
export function sendImage(reply: FastifyReply, mediaType: string, bytes: Buffer): FastifyReply {
  return reply
    .header('content-type', mediaType)
    .header('cache-control', 'private, max-age=86400, immutable')
    .send(bytes)
}
