import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import { countedPage, type Counted } from '../../platform/database/counted-page.ts'
import type { DB } from '../../platform/database/generated/schema.ts'

/** How a list of administration is asked for: packages/api administrationQuery. */
export interface ListQuery<Field extends string> {
  search: string
  $orderby?: `${Field} ${'asc' | 'desc'}` | undefined
  $top: number
  $skip: number
}

/** What a field sorts by: texts in the order of the reader's language, figures by their size. */
export type SortedBy = { text: RawBuilder<unknown> } | { figure: RawBuilder<unknown> }

/** The true count of the rows that were found, and one page of them in the order asked for; `id` makes the order total. */
export async function pageOf<Table extends keyof DB, Row, Field extends string>(
  found: SelectQueryBuilder<DB, Table, object>,
  asked: Pick<ListQuery<Field>, '$orderby' | '$top' | '$skip'>,
  {
    orders,
    defaultOrder,
    id,
    locale,
    columns,
  }: {
    orders: Record<Field, SortedBy>
    defaultOrder: `${Field} ${'asc' | 'desc'}`
    id: RawBuilder<unknown>
    locale: Locale
    columns: (found: SelectQueryBuilder<DB, Table, object>) => SelectQueryBuilder<DB, Table, Row>
  },
): Promise<{ value: Row[]; count: number }> {
  const [field, direction] = (asked.$orderby ?? defaultOrder).split(' ') as [Field, 'asc' | 'desc']
  const key = orders[field]
  const sortKey = 'text' in key ? sql`(${key.text}) collate ${collationOf(locale)}` : key.figure
  const counted = found.select(sql<number>`count(*)::int`.as('count'))
  // Counted by the same statement: each one more costs as much as a page.
  const rows = await columns(found)
    .select(counted.as('total'))
    .orderBy(sortKey, direction)
    .orderBy(id)
    .limit(rowLimit(asked.$top))
    .offset(asked.$skip)
    .execute()
  return countedPage(
    rows as Counted<Row & object>[],
    asked.$skip,
    async () => (await counted.executeTakeFirstOrThrow()).count,
  )
}
