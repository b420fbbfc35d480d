import { wordingText } from '@tacite/document/playbook/contract-passages.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import type { ClauseStance } from '@tacite/domain/clauses/clause-stance.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A published wording of a clause. */
export interface Wording {
  id: string
  name: string
  stance: ClauseStance
  locale: Locale
  heading: string
  /** With one character for each field. */
  text: string
}

/** A clause of the library, with everything that is published of it. */
export interface LibraryClause {
  /** That of the standard clause. */
  id: string
  name: string
  /** The standard first, then fallbacks in their order, then what is refused. */
  wordings: Wording[]
}

/** The whole library, by title: what no rule is about, too, or it would be taken for what one is about. */
export async function readLibrary(db: CompanyDatabase): Promise<LibraryClause[]> {
  const { rows } = await sql<Row>`
    select standard.id, standard.title as name, member.id as "wordingId", member.title as "wordingName", member.stance,
      version.locale, version.title as heading, version.content, version.schema_version as "schemaVersion"
    from clause as standard
    left join (clause as member join clause_version as version on version.company_id = member.company_id
        and version.clause_id = member.id and version.number = member.published_version)
      on member.company_id = standard.company_id and (member.id = standard.id or member.standard_id = standard.id)
    where standard.company_id = ${db.companyId} and standard.standard_id is null
    order by standard.title, standard.id, member.standard_id is not null, member.stance = 'refused', member.position,
      member.id`.execute(db.tx)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofClause) => {
    const { id, name } = ofClause[0]!
    return { id, name, wordings: ofClause.flatMap(wordingOf) }
  })
}

interface Row {
  id: string
  name: string
  /** Null, with all that follows: no wording is published. */
  wordingId: string | null
  wordingName: string
  stance: ClauseStance
  locale: Locale
  heading: string
  content: unknown
  schemaVersion: number
}

function wordingOf({ wordingId, wordingName, stance, locale, heading, ...row }: Row): Wording[] {
  if (wordingId === null) return []
  const text = wordingText(currentContent(row.content, row.schemaVersion))
  return [{ id: wordingId, name: wordingName, stance, locale, heading, text }]
}
