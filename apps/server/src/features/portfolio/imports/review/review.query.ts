import type { ImportReview } from '@tacite/api/portfolio/import-review-endpoints.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'
import { requireVisible } from '../entries.query.ts'
import { HAS_DOUBT, IS_REVIEWED_ONE_BY_ONE } from './take-row.ts'

/** How far the review of an import is, and how often people agreed with what rules had read. */
export async function readReview(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportReview> {
  await requireVisible(db, actor, importId)
  const of = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`
  const rows = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where(IS_REVIEWED_ONE_BY_ONE)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      of(sql`reviewed_at is not null`).as('reviewed'),
      // A reviewed one may have no doubt any more.
      of(sql`${HAS_DOUBT} and reviewed_at is null`).as('doubtful'),
    ])
    .executeTakeFirstOrThrow()
  const said = await db
    .select('import_judgement')
    .where('import_judgement.import_id', '=', importId)
    .where('import_judgement.rule', 'is not', null)
    .select([
      of(sql`verdict = 'accepted'`).as('accepted'),
      of(sql`verdict = 'corrected'`).as('corrected'),
      of(sql`verdict = 'rejected'`).as('rejected'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...rows,
    ...said,
    reviewers: await readReviewers(db, importId),
    batches: await readBatches(db, importId),
  }
}

async function readReviewers(
  db: CompanyDatabase,
  importId: string,
): Promise<ImportReview['reviewers']> {
  return db
    .select('import_row')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'import_row.company_id')
        .onRef('person.id', '=', 'import_row.reviewed_by'),
    )
    .where('import_row.import_id', '=', importId)
    .where(IS_REVIEWED_ONE_BY_ONE)
    .groupBy('person.id')
    .groupBy(['person.first_name', 'person.last_name', 'person.email'])
    .select([personName('person').as('name'), sql<number>`count(*)::int`.as('rows')])
    .orderBy('rows', 'desc')
    .orderBy('name')
    .execute()
}

async function readBatches(
  db: CompanyDatabase,
  importId: string,
): Promise<ImportReview['batches']> {
  const batches = await db
    .select('import_judgement')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'import_judgement.company_id')
        .onRef('person.id', '=', 'import_judgement.judged_by'),
    )
    .where('import_judgement.import_id', '=', importId)
    .where('import_judgement.batch_id', 'is not', null)
    .groupBy(['import_judgement.batch_id', 'import_judgement.judged_at'])
    .groupBy(['person.first_name', 'person.last_name', 'person.email'])
    .select(['import_judgement.batch_id', 'import_judgement.judged_at'])
    .select([personName('person').as('by'), sql<number>`count(*)::int`.as('values')])
    .orderBy('import_judgement.judged_at', 'desc')
    .execute()
  return batches.map(({ batch_id, judged_at, by, values }) => ({
    _id: batch_id!,
    by,
    at: judged_at.toISOString(),
    values,
  }))
}
