import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase, CompanyTable } from '../../../platform/database/company-database.ts'
import { countedPage, type Counted } from '../../../platform/database/counted-page.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'

/** The query of an administration list: packages/api administrationQuery. */
export interface ListQuery<Field extends string> {
  search: string
  $orderby?: `${Field} ${'asc' | 'desc'}` | undefined
  $top: number
  $skip: number
}

/** The sort key of a field: texts in the reader's collation, numbers by value. */
export type SortedBy = { text: RawBuilder<unknown> } | { figure: RawBuilder<unknown> }

export interface ListedRows<Table extends CompanyTable, Row, Field extends string> {
  table: Table
  /** The text that must contain each word of the search. */
  words: RawBuilder<unknown>
  /** The sortable fields; the first is the default. */
  orders: Record<Field, SortedBy>
  select: (found: SelectQueryBuilder<DB, Table, object>) => SelectQueryBuilder<DB, Table, Row>
}

/**
 * The total count of matching rows, and one page of them in the requested order.
 * @param filter additional conditions
 */
export async function listRecords<Table extends CompanyTable, Row, Field extends string>(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<Field>,
  { table, words, orders, select }: ListedRows<Table, Row, Field>,
  filter: RawBuilder<boolean> = sql`true`,
): Promise<{ value: Row[]; count: number }> {
  const found = db.select(table).where(holdsWords(words, asked.search)).where(filter)
  const [first] = Object.keys(orders)
  const [field, direction] = (asked.$orderby ?? `${first} asc`).split(' ') as [
    Field,
    'asc' | 'desc',
  ]
  const key = orders[field]
  const sortKey = 'text' in key ? sql`(${key.text}) collate ${collationOf(locale)}` : key.figure
  const counted = found.select(sql<number>`count(*)::int`.as('count'))
  // Counted by the same statement: a second one would cost as much as a page.
  const rows = await select(found)
    .select(counted.as('total'))
    .orderBy(sortKey, direction)
    // Makes the order total.
    .orderBy(sql.ref(`${table}.id`))
    .limit(rowLimit(asked.$top))
    .offset(asked.$skip)
    .execute()
  return countedPage(
    rows as Counted<Row & object>[],
    asked.$skip,
    async () => (await counted.executeTakeFirstOrThrow()).count,
  )
}

/** The list of a noun and one of its rows, for records without further data. */
export function recordRows<Table extends CompanyTable, Row, Field extends string>(
  rows: ListedRows<Table, Row, Field> & { notFound: PlainRefusalCode },
) {
  return {
    list: (db: CompanyDatabase, locale: Locale, asked: ListQuery<Field>) =>
      listRecords(db, locale, asked, rows),
    /** @throws Refused NOT_FOUND when there is none in this company. */
    read: async (db: CompanyDatabase, id: string): Promise<Row> => {
      const one = db.select(rows.table).where(sql.ref(`${rows.table}.id`), '=', id)
      const row = await rows.select(one).executeTakeFirst()
      if (!row) throw new Refused('NOT_FOUND', rows.notFound)
      return row
    },
  }
}
