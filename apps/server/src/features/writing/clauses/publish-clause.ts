import type { ClauseRecord } from '@tacite/api/writing/clauses-endpoints.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent, withReason } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isAsPublished } from './clause-changes.query.ts'
import { clauseRecord } from './clause-record.query.ts'
import { insertVersion } from './insert-version.ts'
import { readWritten } from './written-clause.query.ts'

/**
 * Publishes a clause as it is written: texts insert it from now on, and keep what they inserted before.
 *
 * @throws Refused STATE while it has no words, or says what its last version says
 */
export async function publishClause(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
  { note }: { note: string },
): Promise<ClauseRecord> {
  await lockRow(db, 'clause', clauseId)
  const { title } = await clauseRecord(db, actor, clauseId)
  const written = await readWritten(db, clauseId)
  if (plainText(written.content).trim() === '') throw new Refused('STATE', 'CLAUSE_EMPTY')
  if (await isAsPublished(db, clauseId, written))
    throw new Refused('STATE', { code: 'CLAUSE_UNCHANGED', params: { version: written.version! } })
  const version = await insertVersion(deps, db, clauseId, { note, publishedBy: actor.personId })
  const event = namedEvent(actor, 'clause.published', { id: clauseId, name: title }, { version })
  await deps.events.record(db, withReason(event, note))
  return clauseRecord(db, actor, clauseId)
}
