import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import { holdsWords } from '../../platform/database/word-search.ts'

interface Asked {
  search: string
  limit: number
  skip: number
}

interface Found<Row> {
  value: Row[]
  count: number
}

/** Everybody in the company, also those who are invited or blocked: one may ask why they see nothing. */
export function peopleToAskAbout(db: CompanyDatabase, locale: Locale, asked: Asked) {
  return found<{ _id: string; name: string; email: string }>(db, locale, asked, {
    rows: sql`select person.id, ${personName('person')} as name, person.email from person where person.company_id = ${db.companyId}`,
    words: sql`row.name || ' ' || row.email`,
  })
}

export function groupsToGiveTo(db: CompanyDatabase, locale: Locale, asked: Asked) {
  return found<{ _id: string; name: string }>(db, locale, asked, {
    rows: sql`select person_group.id, person_group.name from person_group where person_group.company_id = ${db.companyId}`,
    words: sql`row.name`,
  })
}

async function found<Row>(
  db: CompanyDatabase,
  locale: Locale,
  { search, limit, skip }: Asked,
  { rows: from, words }: { rows: RawBuilder<unknown>; words: RawBuilder<string> },
): Promise<Found<Row>> {
  const { rows } = await sql<Found<Row>>`
    with matching as materialized (
      select row.*, row_number() over (order by row.name collate ${collationOf(locale)}, row.id) as place
      from (${from}) as row where ${holdsWords(words, search)}
    )
    select (select count(*) from matching) as count,
      coalesce(jsonb_agg(to_jsonb(page) - 'id' - 'place' || jsonb_build_object('_id', page.id) order by page.place), '[]') as value
    from (select * from matching order by place limit ${limit} offset ${skip}) as page`.execute(
    db.tx,
  )
  return rows[0]!
}
