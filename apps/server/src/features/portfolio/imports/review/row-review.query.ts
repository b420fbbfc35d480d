import type { ImportRowDetail } from '@tacite/api/portfolio/import-row-shapes.ts'
import type { Verdict } from '@tacite/domain/imports/judgement.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'

/** Who has a row in hand, who reviewed it, and what was said of it. */
export async function readRowReview(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  position: number,
): Promise<ImportRowDetail['review']> {
  const row = await db
    .select('import_row')
    .leftJoin('person as taker', (join) =>
      join
        .onRef('taker.company_id', '=', 'import_row.company_id')
        .onRef('taker.id', '=', 'import_row.taken_by')
        .on('taker.id', '<>', actor.personId)
        .on('import_row.taken_until', '>', actor.at),
    )
    .leftJoin('person as reviewer', (join) =>
      join
        .onRef('reviewer.company_id', '=', 'import_row.company_id')
        .onRef('reviewer.id', '=', 'import_row.reviewed_by'),
    )
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .select([personName('taker').as('taken_by'), personName('reviewer').as('reviewed_by')])
    .executeTakeFirst()
  const judgements = await db
    .select('import_judgement')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'import_judgement.company_id')
        .onRef('person.id', '=', 'import_judgement.judged_by'),
    )
    .where('import_judgement.import_id', '=', importId)
    .where('import_judgement.position', '=', position)
    .select(['field', 'verdict', 'text', 'judged_by', 'batch_id'])
    .select(personName('person').as('by'))
    .orderBy('import_judgement.number')
    .execute()
  return {
    takenBy: row?.taken_by ?? null,
    reviewedBy: row?.reviewed_by ?? null,
    judgements: judgements.map(({ field, verdict, text, by, judged_by, batch_id }) => ({
      field,
      verdict: verdict as Verdict,
      text,
      by,
      isOwn: judged_by === actor.personId && batch_id === null,
    })),
  }
}
