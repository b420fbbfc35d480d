import { rowLimit } from '@tacite/api/paging.ts'
import { MOST_RANKED_PAGES } from '@tacite/domain/search/most-ranked-pages.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { plannedEachTime } from '../../../platform/database/prepared-pool.ts'
import { visibleAmongMany, type Reader } from '../../people/access/public.ts'
import { contractsOf } from '../contract-list/public.ts'
import { factsOfContract, factsOfDay, STORED_FACTS } from '../../lifecycle/deadlines/public.ts'
import { exactWords, withCompounds } from './question.ts'

/** Of a common word, this many of the newest contracts' pages hold enough matches to rank. */
const RECENT_PAGES = 10_000
/** Of those that are ranked, those whose text is read for the words as they were typed. */
const MOST_COMPARED = 200

export interface StoredPage {
  contract_id: string
  title: string
  reference: string
  supplier: string | null
  is_archived: boolean
  page: number
  pages: number
  locale: 'fr' | 'en' | 'es'
  body: string
  is_recognised: boolean
}

interface Asked {
  q: string
  archived: 'true' | 'false'
  $top: number
  $skip: number
}

/** The pages that match a query, best first, and how many there are. */
export async function foundPages(
  db: CompanyDatabase,
  reader: Reader,
  { q, archived, $top, $skip }: Asked,
  today: Temporal.PlainDate,
): Promise<{ pages: StoredPage[]; count: number }> {
  const question = sql`search_question(${withCompounds(q)})`
  const matching = sql`select text_page.contract_id, text_page.page from text_page
    where text_page.company_id = ${db.companyId} and text_page.words @@ ${question} ${isListed(db, archived)}`
  // The planner assumes that reading a page's words is free: without this it reads them all.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db.tx)
  const { rows } = await sql<{ count: number; places: string[] }>`
    with ${foundAmong(reader, matching)}, recent as materialized (
      select contract_id as since from text_page where company_id = ${db.companyId}
      order by contract_id desc offset ${RECENT_PAGES} limit 1
    ), counted as materialized (
      select count(*) as count, array_agg(found.contract_id) filter (where found.contract_id > (select since from recent)) as contracts,
        array_agg(found.page) filter (where found.contract_id > (select since from recent)) as pages
      from found
    ), newest as materialized (
      select contract_id, page from (
        select late.contract_id, late.page from counted, unnest(counted.contracts, counted.pages) as late (contract_id, page)
        where ${haveEnough()}
        union all select found.contract_id, found.page from found where not (select ${haveEnough()} from counted)
      ) as found order by contract_id desc, page limit ${MOST_RANKED_PAGES}
    ), ranked as (
      select newest.contract_id, newest.page, text_page.body,
        row_number() over (order by ts_rank(text_page.words, ${question}, 1) desc, newest.contract_id desc, newest.page) as rank
      from newest join text_page on text_page.company_id = ${db.companyId} and text_page.contract_id = newest.contract_id
        and text_page.page = newest.page
    )
    select (select count from counted) as count, array(
      select ranked.contract_id || '/' || ranked.page from ranked
      order by case when ranked.rank <= ${MOST_COMPARED} then ranked.body ~* all(${exactWords(q)}::text[]) else false end desc, ranked.rank
      limit ${rowLimit($top)} offset ${$skip}) as places ${plannedEachTime}`.execute(db.tx)
  const { count, places } = rows[0]!
  return { pages: await storedPages(db, places, today), count }
}

/** Few contracts are archived among those with a page that matches: their ids are read once, from an index of their own. */
function isListed(
  { companyId }: CompanyDatabase,
  archived: Asked['archived'],
): RawBuilder<unknown> {
  if (archived === 'true') return sql``
  return sql`and text_page.contract_id not in (select contract.id from contract
    where contract.company_id = ${companyId} and contract.archived_at is not null)`
}

/** The pages of one signed document that match a query, in order. */
export async function hitPages(
  db: CompanyDatabase,
  contractId: string,
  typed: string,
): Promise<number[]> {
  const { rows } = await sql<{ page: number }>`
    select text_page.page from text_page
    where text_page.company_id = ${db.companyId} and text_page.contract_id = ${contractId}
      and text_page.words @@ search_question(${withCompounds(typed)})
    order by text_page.page limit ${MOST_RANKED_PAGES} ${plannedEachTime}`.execute(db.tx)
  return rows.map(({ page }) => page)
}

/** Whether the recent pages are as many as are ranked: sorting all that match would take longer. */
function haveEnough(): RawBuilder<unknown> {
  return sql`coalesce(cardinality(counted.pages), 0) >= ${MOST_RANKED_PAGES}`
}

/**
 * `found`: of the pages that match, those which the reader sees. Where they are all of them, they are read again rather
 * than kept. Of a common word there are ten pages to a contract: what the reader sees is asked of each contract once.
 * `offset 0`: the contracts are looked up before they are compared, or the planner reads all of the company.
 */
function foundAmong(reader: Reader, matching: RawBuilder<unknown>): RawBuilder<unknown> {
  if (reader.permissions.has('contracts3:all')) return sql`found as not materialized (${matching})`
  return sql`found as materialized (
    select contract.id as contract_id, page from (
      select contract.id, contract.owner_id, contract.access_set_id, asked.pages
      from (select contract_id, array_agg(page) as pages from (${matching}) as matching group by contract_id) as asked
      join ${contractsOf({ rows: STORED_FACTS })} on contract.id = asked.contract_id
      where contract.company_id = ${reader.companyId} offset 0) as contract, unnest(contract.pages) as page
    where ${visibleAmongMany(reader)})`
}

async function storedPages(
  db: CompanyDatabase,
  places: readonly string[],
  today: Temporal.PlainDate,
): Promise<StoredPage[]> {
  if (places.length === 0) return []
  const facts = factsOfContract(await factsOfDay(db, today), db, sql`contract.id`)
  const { rows } = await sql<StoredPage>`
    select text_page.contract_id, contract.title, contract.reference, counterparty.name as supplier,
      contract.archived_at is not null as is_archived, text_page.page, document.pages, text_page.locale, text_page.body,
      coalesce(scanned_page.state = 'recognised', false) as is_recognised
    from unnest(${[...places]}::text[]) with ordinality as wanted (place, rank)
    join text_page on text_page.company_id = ${db.companyId} and text_page.contract_id = split_part(wanted.place, '/', 1)::uuid
      and text_page.page = split_part(wanted.place, '/', 2)::int
    join signed_document as document on document.company_id = text_page.company_id and document.contract_id = text_page.contract_id
    join contract on contract.company_id = text_page.company_id and contract.id = text_page.contract_id
    left join scanned_page on scanned_page.company_id = text_page.company_id and scanned_page.contract_id = text_page.contract_id
      and scanned_page.page = text_page.page
    left join lateral ${facts} as fact on true
    left join counterparty on counterparty.company_id = fact.company_id and counterparty.id = fact.counterparty_id
    order by wanted.rank ${plannedEachTime}`.execute(db.tx)
  return rows
}
