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

/** What of each bulk acceptance can still be taken back: the last word on its field. */
async function readBatches(
  db: CompanyDatabase,
  importId: string,
): Promise<ImportReview['batches']> {
  const { rows } = await sql<{ id: string; by: string; at: Date; values: number }>`
    with said as (
      select batch_id, judged_by, judged_at,
        row_number() over (partition by position, field order by number desc) as place
      from import_judgement where company_id = ${db.companyId} and import_id = ${importId})
    select said.batch_id as id, ${personName('person')} as by, said.judged_at as at, count(*)::int as values
    from said join person on person.company_id = ${db.companyId} and person.id = said.judged_by
    where said.place = 1 and said.batch_id is not null
    group by said.batch_id, said.judged_at, person.first_name, person.last_name, person.email
    order by said.judged_at desc`.execute(db.tx)
  return rows.map(({ id, by, at, values }) => ({ _id: id, by, at: at.toISOString(), values }))
}
