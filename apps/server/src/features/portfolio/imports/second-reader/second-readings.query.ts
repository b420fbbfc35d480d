import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { ImportPlan } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { secondReaderOf } from '../../../settings/options/public.ts'
import { requireVisible } from '../entries.query.ts'
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
    read,
    dropped,
    left: left.map(({ second_refusal, count }) => ({
      fault: second_refusal as 'NO_ANSWER',
      count,
    })),
  }
}

/**
 * What would leave the house, and for where.
 * @throws Refused IMPORT_NOT_FOUND, SECOND_READER_NOT_CONFIGURED
 */
export async function previewSecondReading(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ResponseOf<typeof importPlanEndpoints.previewReading>> {
  await requireVisible(db, actor, importId)
  const reader = await secondReaderOf(db)
  if (!reader) throw new Refused('STATE', 'SECOND_READER_NOT_CONFIGURED')
  const sent = await db
    .select('import_entry')
    .innerJoin('import_page as sent', (join) =>
      join
        .onRef('sent.company_id', '=', 'import_entry.company_id')
        .onRef('sent.import_id', '=', 'import_entry.import_id')
        .onRef('sent.position', '=', 'import_entry.position'),
    )
    .where('import_entry.import_id', '=', importId)
    .where(isAskable)
    .select([
      sql<number>`count(distinct sent.position)::int`.as('texts'),
      sql<number>`coalesce(sum(length(sent.body)), 0)::int`.as('characters'),
    ])
    .executeTakeFirstOrThrow()
  return { ...reader, ...sent }
}
