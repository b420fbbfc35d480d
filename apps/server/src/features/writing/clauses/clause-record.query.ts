import type { ClauseRecord, ClauseVariant } from '@tacite/api/writing/clauses-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  presentContent,
  presentIdentity,
  withIdentity,
  WRITTEN,
  writerOf,
} from './clause-columns.ts'
import { withRow } from './clause-list.query.ts'

/** One clause with what it says, its guidance and its variants. @throws Refused NOT_FOUND */
export async function clauseRecord(
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
): Promise<ClauseRecord> {
  const one = db.select('clause').where('clause.id', '=', clauseId)
  const row = await withRow(one, actor)
    .select(['clause.use_when as useWhen', 'clause.guidance', 'clause.created_at as madeAt'])
    .select([
      WRITTEN.as('written'),
      STANDARD.as('standard'),
      writerOf('created_by').as('createdBy'),
    ])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  const { written, madeAt, ...clause } = row
  return {
    ...presentIdentity(clause),
    content: presentContent(written),
    variants: row.variantCount > 0 ? await variantsOf(db, clauseId) : [],
    createdAt: madeAt.toISOString(),
  }
}

const STANDARD = sql<ClauseRecord['standard']>`(
  select json_build_object('_id', standard.id, 'name', standard.title, 'version', standard.published_version)
  from clause as standard where standard.company_id = clause.company_id and standard.id = clause.standard_id)`

/** Fallbacks in the order in which they are proposed, then what is refused. */
async function variantsOf(db: CompanyDatabase, standardId: string): Promise<ClauseVariant[]> {
  const rows = await withIdentity(db.select('clause').where('clause.standard_id', '=', standardId))
    .select(['clause.use_when as useWhen', WRITTEN.as('written')])
    .orderBy(sql`clause.stance = 'refused'`)
    .orderBy('clause.position')
    .orderBy('clause.id')
    .execute()
  return rows.map(({ written, ...variant }) => ({
    ...presentIdentity(variant),
    content: presentContent(written),
  }))
}
