import type { ImportPlan } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { secondReaderOf } from '../../../settings/options/public.ts'
import { isAskable } from './askable.ts'

/** What would be sent to the company's second reader, and what came of what was; null: it has named none and never had. */
export async function readSecondReadings(
  db: CompanyDatabase,
  importId: string,
): Promise<ImportPlan['secondReader']> {
  const reader = await secondReaderOf(db)
  const { askable, read, dropped } = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .select([
      sql<number>`count(*) filter (where ${isAskable})::int`.as('askable'),
      sql<number>`count(*) filter (where second_state = 'read')::int`.as('read'),
      sql<Record<'quote' | 'support' | 'form', number>>`jsonb_build_object(
        'quote', coalesce(sum((second_dropped ->> 'quote')::int), 0),
        'support', coalesce(sum((second_dropped ->> 'support')::int), 0),
        'form', coalesce(sum((second_dropped ->> 'form')::int), 0))`.as('dropped'),
    ])
    .executeTakeFirstOrThrow()
  const left = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.second_state', '=', 'left')
    .groupBy('import_entry.second_refusal')
    .select(['import_entry.second_refusal', sql<number>`count(*)::int`.as('count')])
    .orderBy('import_entry.second_refusal')
    .execute()
  if (!reader && read === 0 && left.length === 0) return null
  return {
    service: reader,
    askable: reader ? askable : 0,
    characters: reader ? await countCharacters(db, importId) : 0,
    read,
    dropped,
    left: left.map(({ second_refusal, count }) => ({
      fault: second_refusal as 'NO_ANSWER',
      count,
    })),
  }
}

async function countCharacters(db: CompanyDatabase, importId: string): Promise<number> {
  const { characters } = await db
    .select('import_entry')
    .innerJoin('import_page as sent', (join) =>
      join
        .onRef('sent.company_id', '=', 'import_entry.company_id')
        .onRef('sent.import_id', '=', 'import_entry.import_id')
        .onRef('sent.position', '=', 'import_entry.position'),
    )
    .where('import_entry.import_id', '=', importId)
    .where(isAskable)
    .select(sql<number>`coalesce(sum(length(sent.body)), 0)::int`.as('characters'))
    .executeTakeFirstOrThrow()
  return characters
}
