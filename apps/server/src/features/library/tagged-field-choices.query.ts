import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { taggedFieldsEndpoints } from '@tacite/api/tagged-field-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName, personWords } from '../../platform/database/person-name.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { foldersNamed } from './folder-paths.query.ts'

/** Enough to choose from; the next word finds the rest. */
const MOST = 30

/** Fields, people and folders whose names hold the words. */
export async function taggedFieldChoices(
  db: CompanyDatabase,
  locale: Locale,
  search: string,
): Promise<ResponseOf<typeof taggedFieldsEndpoints.choices>> {
  const label = sql`tagged_field.label || ' ' || tagged_field.variable`
  const name = personName('person')
  return {
    fields: await db
      .select('tagged_field')
      .where(holdsWords(label, search))
      .select(['tagged_field.id as _id', 'tagged_field.label', 'tagged_field.type'])
      .select('tagged_field.choices')
      .orderBy(sql`tagged_field.label collate ${collationOf(locale)}`)
      .orderBy('tagged_field.id')
      .limit(MOST)
      .execute(),
    people: await db
      .select('person')
      .where('person.status', '=', 'active')
      .where(holdsWords(personWords('person'), search))
      .select(['person.id as _id', name.as('name')])
      .orderBy(sql`${name} collate ${collationOf(locale)}`)
      .orderBy('person.id')
      .limit(MOST)
      .execute(),
    folders: await foldersNamed(db, search, MOST),
  }
}
