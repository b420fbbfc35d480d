import type { Activity } from '@tacite/api/trail/activity-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readNames } from './names.query.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { writeSentence } from './write-sentence.ts'

const MOST = 1000

/** The reader's language, and the parts of the text hidden from them. */
export interface ActivityReader {
  locale: Locale
  hidden: ReadonlySet<string>
}

/** The events of a contract, newest first, as sentences in the reader's language. */
export async function contractActivity(
  db: CompanyDatabase,
  { locale, hidden }: ActivityReader,
  contractId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: Activity[]; count: number }> {
  const ofContract = () =>
    db.select('audit_event').where('audit_event.contract_id', '=', contractId)
  const { count } = await ofContract()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  const rows = await ofContract()
    .select(['audit_event.id', 'at', 'action', 'object_id', 'payload', 'personal', 'actor_id'])
    .orderBy('audit_event.id', 'desc')
    .limit($top <= 0 ? MOST : $top)
    .offset($skip)
    .execute()
  const events = rows.map((row): RecordedEvent & { id: string; at: Date } => ({
    id: row.id,
    at: row.at,
    type: row.action,
    objectId: row.object_id,
    contractId,
    hasActor: row.actor_id !== null,
    payload: row.payload,
    personal: row.personal,
  }))
  const names = { ...(await readNames(db, locale, events)), hidden }
  const t = createTranslator(locale)
  return {
    count,
    value: events.map((event) => {
      const { actor, text } = writeSentence(t, event, names)
      const { id, at, type } = event
      return { _id: id, type, actor, text, at: at.toISOString() }
    }),
  }
}
