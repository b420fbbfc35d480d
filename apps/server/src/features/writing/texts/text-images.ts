import type { TextReader } from '@tacite/document/audience.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { checkImage } from '../../../platform/parsers/images/check-image.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { fileRefused } from '../../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storePicture } from '../../../platform/parsers/active/store-picture.ts'
import { audiencesOf, hiddenParts } from './hidden-parts.ts'
import type { WritableText } from './open-text.ts'

/** More than any printed page needs. */
export const MAX_IMAGE_MEGABYTES = 10

interface TextImage {
  sha256: string
  widthPx: number
  heightPx: number
  /** What followed its end is not kept. */
  isTrimmed: boolean
}

/** Stores an image for a text, after checking its actual format. */
export async function storeTextImage(
  deps: Pick<Platform, 'clock' | 'files' | 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  bytes: Buffer,
): Promise<TextImage> {
  const { kind, widthPx, heightPx } = checkImage(bytes)
  if (kind === 'gif') throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'png, jpeg, webp' })
  const { sha256, isTrimmed } = await storePicture(deps, db, bytes, {
    mediaType: MIME_OF_KIND[kind],
    locale: actor.locale,
  })
  await db
    .insert('text_image', {
      text_id: text.id,
      sha256,
      uploaded_by: actor.personId,
      uploaded_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { sha256, widthPx, heightPx, isTrimmed }
}

/** The media type of an image of this text, for a reader. Any other file of the company counts as missing. */
export async function requireTextImage(
  db: CompanyDatabase,
  { textId, sha256 }: { textId: string; sha256: string },
  reader: TextReader,
): Promise<string> {
  const file = await db
    .select('file')
    .where('file.sha256', '=', sha256)
    .where('file.media_type', 'in', [
      MIME_OF_KIND.png,
      MIME_OF_KIND.jpeg,
      MIME_OF_KIND.webp,
      MIME_OF_KIND.gif,
    ])
    .select('file.media_type')
    .executeTakeFirst()
  if (!file || !(await isImageFor(db, { textId, sha256 }, reader)))
    throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return file.media_type
}

/**
 * Whether a reader of this text sees an image through it: shown by a section visible to them or an earlier version of
 * it; writers also see what was uploaded for it.
 */
export async function isImageFor(
  db: CompanyDatabase,
  { textId, sha256 }: { textId: string; sha256: string },
  reader: TextReader,
): Promise<boolean> {
  return (
    (reader === 'author' && (await isUploaded(db, textId, sha256))) ||
    (await isShown(db, textId, sha256, reader))
  )
}

/** Those of these images that a text has or had in any section, or that were uploaded for it. */
export async function imagesOfText(
  db: CompanyDatabase,
  textId: string,
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = sql`any(${[...sha256s]}::text[])`
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from text_image
      where company_id = ${db.companyId} and text_id = ${textId} and sha256 = ${named}
    union
    select shown.sha256 from (
      select content from text_section where company_id = ${db.companyId} and text_id = ${textId}
      union all
      select content from section_version where company_id = ${db.companyId} and text_id = ${textId}
    ) as kept cross join lateral jsonb_array_elements_text(files_of(kept.content)) as shown (sha256)
    where shown.sha256 = ${named}`.execute(db.tx)
  return new Set(rows.map(({ sha256 }) => sha256))
}

async function isUploaded(db: CompanyDatabase, textId: string, sha256: string): Promise<boolean> {
  const row = await db
    .select('text_image')
    .where('text_image.text_id', '=', textId)
    .where('text_image.sha256', '=', sha256)
    .select('text_image.sha256')
    .executeTakeFirst()
  return row !== undefined
}

async function isShown(
  db: CompanyDatabase,
  textId: string,
  sha256: string,
  reader: TextReader,
): Promise<boolean> {
  const uses = (content: string) =>
    sql<boolean>`jsonb_path_exists(${sql.ref(content)}, '$.**.file ? (@ == $sha256)', ${JSON.stringify({ sha256 })})`
  const sections = await db
    .select('text_section')
    .where('text_section.text_id', '=', textId)
    .where(uses('text_section.content'))
    .select('text_section.id')
    .union(
      db
        .select('section_version')
        .where('section_version.text_id', '=', textId)
        .where('section_version.audience', 'in', audiencesOf(reader))
        .where(uses('section_version.content'))
        .select('section_version.section_id as id'),
    )
    .execute()
  if (sections.length === 0) return false
  const hidden = await hiddenParts(db, textId, reader)
  return sections.some(({ id }) => !hidden.has(id))
}
