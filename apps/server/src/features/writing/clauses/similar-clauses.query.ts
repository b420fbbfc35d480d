import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { nearDuplicates } from '@tacite/document/near-duplicates.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

const MOST_SIMILAR = 5
const MOST_PAIRS = 50

/** The clauses that say the same as one, or nearly so. Variants of one clause are meant to. */
export async function similarClauses(
  db: CompanyDatabase,
  clauseId: string,
): Promise<ResponseOf<typeof clausesEndpoints.similar>> {
  const known = await knownClauses(db)
  const own = known.get(clauseId)
  if (!own) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  const found = nearDuplicates([...known.values()], clauseId)
    .map(({ other, share }) => ({ ...known.get(other)!, share }))
    .filter(({ family }) => family !== own.family)
  return {
    value: found.slice(0, MOST_SIMILAR).map(({ id, name, share }) => ({ _id: id, name, share })),
  }
}

/** The pairs of the library that say the same, or nearly so. */
export async function duplicateClauses(
  db: CompanyDatabase,
): Promise<ResponseOf<typeof clausesEndpoints.duplicates>> {
  const known = await knownClauses(db)
  const pairs = nearDuplicates([...known.values()]).filter(
    ({ one, other }) => known.get(one)!.family !== known.get(other)!.family,
  )
  const named = (id: string) => ({ _id: id, name: known.get(id)!.name })
  return {
    value: pairs
      .slice(0, MOST_PAIRS)
      .map(({ one, other, share }) => ({ one: named(one), other: named(other), share })),
    count: pairs.length,
  }
}

interface KnownClause {
  id: string
  name: string
  /** The standard clause that it is a variant of, or itself. */
  family: string
  text: string
}

/** All clauses as they are written now. */
async function knownClauses(db: CompanyDatabase): Promise<ReadonlyMap<string, KnownClause>> {
  const rows = await db
    .select('clause')
    .innerJoin('text_section', (join) =>
      join
        .onRef('text_section.company_id', '=', 'clause.company_id')
        .onRef('text_section.text_id', '=', 'clause.text_id'),
    )
    .where('text_section.removed_at', 'is', null)
    .select(['clause.id', 'clause.title', 'clause.standard_id'])
    .select(['text_section.content', 'text_section.schema_version'])
    .orderBy('clause.id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.title,
        family: row.standard_id ?? row.id,
        text: plainText(currentContent(row.content, row.schema_version)),
      },
    ]),
  )
}
