import { companyLetterhead } from '../../../platform/word/company-letterhead.query.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { ReadLetterhead } from '../../../platform/parsers/letterhead/read-letterhead.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireStorage } from '../../../platform/storage/company-storage.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'

export const MAX_LETTERHEAD_MEGABYTES = 10

interface NewLetterhead {
  /** Null removes it. */
  read: ReadLetterhead | null
  name: string
  /** The hash of the one that the person saw, `none` or `any`. */
  replaces: string
}

/** Keeps what was taken of a letterhead, for the Word files and PDFs made from now on. */
export async function setLetterhead(
  deps: Pick<Platform, 'clock' | 'files' | 'events' | 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  { read, name, replaces }: NewLetterhead,
): Promise<void> {
  const sha256 = read && (await stored(deps, db, read))
  if (replaces !== 'any')
    await requireReplaced(db, actor, {
      of: [db.companyId, 'letterhead'],
      replaces: replaces === 'none' ? null : replaces,
      wanted: sha256,
      read: () => companyLetterhead(db),
    })
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({
      letterhead_sha256: sha256,
      letterhead_name: read ? name : null,
      letterhead_summary: read ? JSON.stringify(read.summary) : null,
    })
    .execute()
  await deps.events.record(db, {
    type: 'company.changed',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { changed: ['letterhead'] },
  })
}

async function stored(
  deps: Pick<Platform, 'clock' | 'files' | 'settings'>,
  db: CompanyDatabase,
  { letterhead }: ReadLetterhead,
): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(letterhead))
  await requireStorage(deps.settings, db, bytes.length)
  return storeFile(deps, db, bytes, 'application/json')
}
