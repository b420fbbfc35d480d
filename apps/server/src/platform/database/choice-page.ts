import { MOST_COUNTED_CHOICES } from '@tacite/api/choices.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from './collation.ts'
import type { CompanyDatabase } from './company-database.ts'
import { plannedEachTime } from './prepared-pool.ts'
import { foldedHoldsWords } from './word-search.ts'

/** The source of one kind of choice. Its conditions must name the company themselves. */
export interface ChoiceSource {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  id: RawBuilder<string>
  name: RawBuilder<string>
  /** The sort expression, when it is not the name. */
  order?: RawBuilder<string>
  /** What typed words are looked for in, when it is not the name: folded, as a column or an index has it. */
  folded?: RawBuilder<string>
  /** Everything is offered: the conditions read nothing else, and may be asked twice. */
  isWhole?: boolean
  /** What a choice shows besides its name, keyed by wire name. */
  columns?: Record<string, RawBuilder<unknown>>
}

interface ChoicesAsked {
  q: string
  /** The cursor returned with the previous page. */
  after?: string | undefined
  ids?: readonly string[] | undefined
  $top: number
}

export interface Choice {
  _id: string
  name: string
}

export interface ChoicePage<Row> {
  value: Row[]
  count: number
  after: string | null
}

/**
 * One page of choices in the reader's order of letters. Pages follow each other by the last row shown, not by its number:
 * what is added or deleted meanwhile neither repeats a choice nor skips one.
 *
 * @param among several sources have the same columns: each gives its first rows by its own index
 */
export async function choicePage<Row extends Choice>(
  db: CompanyDatabase,
  locale: Locale,
  among: ChoiceSource | readonly ChoiceSource[],
  { q, after, ids, $top }: ChoicesAsked,
): Promise<ChoicePage<Row>> {
  const limit = rowLimit($top)
  const search: Search = {
    db,
    order: sql`collate ${collationOf(locale)}`,
    sources: [among].flat(),
    q,
    ids,
    cursor: after === undefined ? null : readCursor(after),
    limit: limit + 1,
  }
  const { rows, count } = q === '' ? await firstRows<Row>(search) : await foundRows<Row>(search)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    value: shown.map(({ place: _, ...row }) => row as unknown as Row),
    // A single page needs no count query: most lists are short.
    count: count ?? (after || last ? await countOf(search) : shown.length),
    after: last ? writeCursor(last) : null,
  }
}

interface Search {
  db: CompanyDatabase
  /** How places are compared. */
  order: RawBuilder<unknown>
  sources: readonly ChoiceSource[]
  q: string
  ids: readonly string[] | undefined
  cursor: Cursor | null
  limit: number
}

interface Cursor {
  place: string
  id: string
}

interface Found<Row> {
  rows: (Row & { place: string })[]
  /** Null: not counted. */
  count: number | null
}

/** The first rows of the order, as the index has it. */
async function firstRows<Row>(search: Search): Promise<Found<Row>> {
  const { db, order, sources, limit } = search
  const first = sources.map(
    (source) => sql`(select ${columnsOf(source)}, ${placeOf(source)} as place from ${source.from}
      where ${isOffered(source, search)} and ${isAfter(search, { place: placeOf(source), id: source.id })}
      order by ${placeOf(source)} ${order}, ${source.id} limit ${limit})`,
  )
  const { rows } = await sql<Row & { place: string }>`select found.* from (${union(first)}) as found
    order by found.place ${order}, found._id limit ${limit} ${plannedEachTime}`.execute(db.tx)
  return { rows, count: null }
}

/**
 * What holds the typed words. How many hold them no planner knows, least of all behind a policy: so many are looked for as
 * are counted. When that is all, they are sorted; when there are more, the first ones soon come in the order of the index.
 */
async function foundRows<Row>(search: Search): Promise<Found<Row>> {
  const { db, order, limit } = search
  const after = isAfter(search, { place: sql`matching.place`, id: sql`matching.id` })
  const { rows } = await sql<{ count: number; ids: string[] }>`
    with matching as materialized (${matchingKeys(search)} limit ${MOST_COUNTED_CHOICES + 1})
    select (select count(*)::int from matching) as count, array(select matching.id from matching where ${after}
      order by matching.place ${order}, matching.id limit ${limit})::text[] as ids ${plannedEachTime}`.execute(
    db.tx,
  )
  const { count, ids } = rows[0]!
  const areAll = count <= MOST_COUNTED_CHOICES
  const page = { ...search, q: '', ids: areAll ? ids : await firstMatching(search), cursor: null }
  return { rows: (await firstRows<Row>(page)).rows, count }
}

function matchingKeys(search: Search): RawBuilder<unknown> {
  return union(
    search.sources.map(
      (source) => sql`select ${source.id} as id, ${placeOf(source)} as place from ${source.from}
        where ${isOffered(source, search)} and ${holdsTyped(source, search.q)}`,
    ),
  )
}

/** Without a sort only the index is left, which is read until there are enough. */
async function firstMatching(search: Search): Promise<string[]> {
  const { db, order, sources, q, limit } = search
  const first = sources.map(
    (source) => sql`(select ${source.id} as id, ${placeOf(source)} as place from ${source.from}
      where ${isOffered(source, search)} and ${holdsTyped(source, q)}
        and ${isAfter(search, { place: placeOf(source), id: source.id })}
      order by ${placeOf(source)} ${order}, ${source.id} limit ${limit})`,
  )
  const sorts = (isOn: boolean) =>
    sql`select set_config('enable_sort', ${isOn ? 'on' : 'off'}, true)`.execute(db.tx)
  await sorts(false)
  const { rows } = await sql<{ id: string }>`select found.id from (${union(first)}) as found
    order by found.place ${order}, found.id limit ${limit} ${plannedEachTime}`.execute(db.tx)
  await sorts(true)
  return rows.map(({ id }) => id)
}

/** Counting stops where nobody would read the number any more: a company may have a million contracts. */
async function countOf(search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    ${matchingKeys(search)} limit ${MOST_COUNTED_CHOICES + 1}) as counted ${plannedEachTime}`.execute(
    search.db.tx,
  )
  return rows[0]!.count
}

function isOffered(source: ChoiceSource, { ids }: Pick<Search, 'ids'>): RawBuilder<boolean> {
  const isWanted = ids ? sql`${source.id} = any(${[...ids]}::uuid[])` : sql`true`
  return sql<boolean>`${source.where} and ${isWanted}`
}

function holdsTyped(source: ChoiceSource, q: string): RawBuilder<boolean> {
  return foldedHoldsWords(foldedOf(source), q)
}

function foldedOf({ folded, name }: ChoiceSource): RawBuilder<string> {
  return folded ?? sql<string>`fold_text(${name})`
}

function union(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql` union all `)
}

/**
 * The same with offsets, for the calls whose wire format is fixed. Where everything is offered and nothing is typed, the
 * page is read in the order of the index, instead of sorting everything for it.
 */
export async function numberedChoicePage(
  db: CompanyDatabase,
  locale: Locale,
  source: ChoiceSource,
  { q, limit, skip }: { q: string; limit: number; skip: number },
): Promise<{ value: Choice[]; count: number }> {
  const isOrdered = source.isWhole && q.trim() === ''
  const { rows } = await sql<{ count: number; value: Choice[] }>`
    with matching as ${isOrdered ? sql`not materialized` : sql`materialized`} (
      select ${source.id} as id, ${source.name} as name, ${placeOf(source)} as place from ${source.from}
      where ${source.where} and ${holdsTyped(source, q)}
    )
    select (select count(*) from matching) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', page.id, 'name', page.name) order by page.number), '[]') from (
        select ordered.*, row_number() over () as number from (
          select * from matching order by place collate ${collationOf(locale)}, id
          limit ${limit} offset ${skip}) as ordered) as page) as value ${plannedEachTime}`.execute(
    db.tx,
  )
  return rows[0]!
}

function columnsOf({ id, name, columns = {} }: ChoiceSource): RawBuilder<unknown> {
  const others = Object.entries(columns).map(([key, value]) => sql`${value} as ${sql.id(key)}`)
  return sql.join([sql`${id} as _id`, sql`${name} as name`, ...others])
}

function placeOf({ order, name }: ChoiceSource): RawBuilder<string> {
  return order ?? name
}

function isAfter(
  { cursor, order }: Search,
  row: { place: RawBuilder<string>; id: RawBuilder<string> },
): RawBuilder<boolean> {
  if (cursor === null) return sql<boolean>`true`
  return sql<boolean>`(${row.place} ${order}, ${row.id}) > (${cursor.place}::text, ${cursor.id}::uuid)`
}

function writeCursor({ place, _id }: { place: string; _id: string }): string {
  return Buffer.from(JSON.stringify([place, _id])).toString('base64url')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readCursor(cursor: string): Cursor {
  const [place, id] = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  // PostgreSQL text cannot hold a NUL character.
  const isPlace = typeof place === 'string' && !place.includes('\0')
  if (isPlace && typeof id === 'string' && UUID.test(id)) return { place, id }
  throw new Refused('MALFORMED', 'MALFORMED')
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
