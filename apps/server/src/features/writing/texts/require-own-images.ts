import type { RichText } from '@tacite/document/rich-text.ts'
import { imagesIn } from '@tacite/document/walk-document.ts'
import {
  missingPermission,
  reachesRight,
  TEXT_OWNER_KINDS,
  TEXT_RIGHTS,
  type TextOwnerKind,
} from '@tacite/domain/acts/text-rights.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { WritableText } from './open-text.ts'
import type { ChangeDeps } from './record-change.ts'
import { imagesOfText, isImageFor } from './text-images.ts'
import type { TextOwner, TextOwners } from './text-owner.ts'

/** What a change of the content needs: its images may come from a text of any owner. */
export type ContentDeps = ChangeDeps & { textOwners: TextOwners }

/** Of the texts with an image that a person may open, so many are tried: one may show it in a hidden section only. */
const MOST_TRIED = 20

/**
 * A text is rendered with every image that it names, for all its readers: it must not name one that its author may
 * not see (decision 0085). Allowed are those of this text, now or earlier, and those pasted from another text that the
 * person can read.
 *
 * @throws Refused IMAGE_NOT_ACCESSIBLE
 */
export async function requireOwnImages(
  { textOwners }: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  contents: readonly RichText[],
): Promise<void> {
  const named = imagesIn(contents)
  if (named.length === 0) return
  const own = await imagesOfText(db, text.id, named)
  for (const sha256 of named.filter((image) => !own.has(image)))
    if (!(await isReadableElsewhere(textOwners, db, actor, sha256)))
      throw new Refused('RULE', { code: 'IMAGE_NOT_ACCESSIBLE', field: 'content' })
}

async function isReadableElsewhere(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  sha256: string,
): Promise<boolean> {
  for (const kind of TEXT_OWNER_KINDS) {
    const right = TEXT_RIGHTS[kind].read
    if (missingPermission(right, actor.permissions)) continue
    const rules = owners[kind]
    for (const { id, textId } of await openOwners(owners, db, actor, { kind, sha256 })) {
      const level = rules.levelOf ? await rules.levelOf(db, actor, id) : null
      if (!reachesRight(right, level)) continue
      const reader = await rules.readerOf(db, actor, id, level)
      if (await isImageFor(db, { textId, sha256 }, reader)) return true
    }
  }
  return false
}

/** The owners of one kind that the person has access to, and whose text has or had this image. */
async function openOwners(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  { kind, sha256 }: { kind: TextOwnerKind; sha256: string },
): Promise<(Pick<TextOwner, 'id'> & { textId: string })[]> {
  const isVisible = owners[kind].isVisibleTo?.(actor) ?? sql<boolean>`true`
  const owner = sql.table(kind)
  const { rows } = await sql<{ id: string; textId: string }>`
    select ${owner}.id, ${owner}.text_id as "textId" from ${owner}
    where ${owner}.company_id = ${db.companyId} and ${owner}.text_id in (
      select text_id from text_image where company_id = ${db.companyId} and sha256 = ${sha256}
      union select text_id from text_section
        where company_id = ${db.companyId} and files_of(content) <> '[]' and files_of(content) ? ${sha256}
      union select text_id from section_version
        where company_id = ${db.companyId} and files_of(content) <> '[]' and files_of(content) ? ${sha256}
    ) and ${isVisible}
    limit ${MOST_TRIED}`.execute(db.tx)
  return rows
}
