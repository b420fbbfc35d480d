import { MOST_COUNTED_CHOICES } from '@tacite/api/settings/choices-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from './collation.ts'
import type { CompanyDatabase } from './company-database.ts'
import { plannedEachTime } from './prepared-pool.ts'
import { holdsWords } from './word-search.ts'

/** Where choices of one kind come from. Its conditions name the company themselves. */
export interface ChoiceSource {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  id: RawBuilder<string>
  name: RawBuilder<string>
  /** What they stand in the order of, when it is not the name. */
  order?: RawBuilder<string>
  /** What typed words are looked for in, when it is not the name; as an index on fold_text has it. */
  words?: RawBuilder<string>
  /** What a choice shows besides its name, by its name on the wire. */
  columns?: Record<string, RawBuilder<unknown>>
}

interface ChoicesAsked {
  q: string
  /** The cursor of the page before. */
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
 */
export async function choicePage<Row extends Choice>(
  db: CompanyDatabase,
  locale: Locale,
  source: ChoiceSource,
  { q, after, ids, $top }: ChoicesAsked,
): Promise<ChoicePage<Row>> {
  const matching = matchingChoices(source, q, ids)
  const limit = rowLimit($top)
  const { rows } = await sql<Row & { place: string }>`
    select ${columnsOf(source)}, ${placeOf(source)} as place from ${source.from}
    where ${matching} and ${isAfter(source, locale, after)}
    order by ${placeOf(source)} collate ${collationOf(locale)}, ${source.id} limit ${limit + 1} ${plannedEachTime}`.execute(
    db.tx,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    value: shown.map(({ place: _, ...row }) => row as unknown as Row),
    // The only page is its own count: most lists are short.
    count: after || last ? await countOf(db, source, matching) : shown.length,
    after: last ? writeCursor(last) : null,
  }
}

/** The same by numbers of rows, as the settled calls of the wire ask. */
export async function numberedChoicePage(
  db: CompanyDatabase,
  locale: Locale,
  source: ChoiceSource,
  { q, limit, skip }: { q: string; limit: number; skip: number },
): Promise<{ value: Choice[]; count: number }> {
  const { rows } = await sql<{ count: number; value: Choice[] }>`
    with matching as materialized (
      select ${source.id} as id, ${source.name} as name, ${placeOf(source)} as place from ${source.from}
      where ${matchingChoices(source, q, undefined)}
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

function matchingChoices(
  source: ChoiceSource,
  q: string,
  ids: readonly string[] | undefined,
): RawBuilder<boolean> {
  const isWanted = ids ? sql`${source.id} = any(${[...ids]}::uuid[])` : sql`true`
  return sql<boolean>`${source.where} and ${isWanted} and ${holdsWords(source.words ?? source.name, q)}`
}

function columnsOf({ id, name, columns = {} }: ChoiceSource): RawBuilder<unknown> {
  const others = Object.entries(columns).map(([key, value]) => sql`${value} as ${sql.id(key)}`)
  return sql.join([sql`${id} as _id`, sql`${name} as name`, ...others])
}

function placeOf({ order, name }: ChoiceSource): RawBuilder<string> {
  return order ?? name
}

/** Counting stops where a number would no longer be read: a company may have a million contracts. */
async function countOf(
  db: CompanyDatabase,
  { from }: ChoiceSource,
  matching: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${from} where ${matching} limit ${MOST_COUNTED_CHOICES + 1}) as counted ${plannedEachTime}`.execute(
    db.tx,
  )
  return rows[0]!.count
}

function isAfter(
  source: ChoiceSource,
  locale: Locale,
  cursor: string | undefined,
): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`
  const { place, id } = readCursor(cursor)
  return sql<boolean>`(${placeOf(source)} collate ${collationOf(locale)}, ${source.id}) > (${place}::text, ${id}::uuid)`
}

function writeCursor({ place, _id }: { place: string; _id: string }): string {
  return Buffer.from(JSON.stringify([place, _id])).toString('base64url')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readCursor(cursor: string): { place: string; id: string } {
  const [place, id] = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  // PostgreSQL has no text with a null character.
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
