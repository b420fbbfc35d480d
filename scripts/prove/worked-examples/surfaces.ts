import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { fetchCalendar } from '../../../apps/server/src/testing/calendars.ts'
import { readWorkbook } from '../../../apps/server/src/testing/read-workbook.ts'
import type { ReadEvent } from '../../../apps/server/src/testing/read-calendar.ts'
import type { Browser, TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import type { Column } from './readings.ts'

/** A value of a contract, by its title, as one surface shows it on one day; undefined: not shown there. */
export type Read = (contract: string, column: Column) => string | null | undefined

const t = createTranslator('fr')
const EVERY = 'archived=true&$orderby=title asc'

/** The columns of the list; `filter` narrows it down, or shows another day. */
export async function readList(
  browser: Browser,
  filter = '',
): Promise<{ read: Read; titles: string[] }> {
  const { body } = await browser.call('GET', `/contracts3?${EVERY}&$top=1000${filter}`)
  const rows: ContractRow[] = body.value
  return {
    titles: rows.map(({ title }) => title),
    read: (contract, column) => {
      const row = rows.find(({ title }) => title === contract)
      return row?.[column === 'prudentLimit' ? 'terminationDate' : column]
    },
  }
}

const HEADERS = {
  endDate: t('exports.column.endDate'),
  prudentLimit: t('exports.column.terminationDate'),
  legalLimit: t('exports.column.legalLimit'),
  sendBy: t('exports.column.sendBy'),
}

/** The workbook of the same list, parsed again. It has no phase. */
export async function readExport(
  browser: Browser,
  filter = '',
): Promise<{ read: Read; titles: string[] }> {
  const path = `/contracts3/exports-csv?payloadType=exports&typeFile=xlsx&$skip=0&$top=0&${EVERY}${filter}`
  const { bytes } = await browser.call('GET', path)
  const rows = await readWorkbook(bytes)
  const title = t('exports.column.title')
  return {
    titles: rows.map((row) => String(row[title])),
    read: (contract, column) => {
      const row = rows.find((each) => each[title] === contract)
      if (!row || column === 'phase') return undefined
      const value = row[HEADERS[column]]
      return value instanceof Date ? value.toISOString().slice(0, 10) : null
    },
  }
}

/** The deadlines of a contract's page today. */
export async function readPage(browser: Browser, contractId: string) {
  const { body } = await browser.call('GET', `/contracts3/${contractId}/deadlines`)
  return {
    value: (column: Column): string | null => body[column],
    notice: body.notice as { status: string } | null,
    sentences: sentencesOf(body),
  }
}

/** The page at this date. */
export async function readPageAsOf(browser: Browser, contractId: string, day: string) {
  const { body } = await browser.call('GET', `/contracts3/${contractId}/as-of?day=${day}`)
  const text = (name: string): string | null =>
    body.values.find((each: { name: string }) => each.name === name).text
  return {
    value: (column: Column): string | null => {
      if (column === 'phase') return PHASES.get(text('phase')!) ?? null
      const shown = text(column === 'legalLimit' ? 'terminationDate' : column)
      return shown && shown.split('/').toReversed().join('-')
    },
    sentences: sentencesOf(body),
  }
}

/** By their words. */
const PHASES = new Map(
  (
    ['RUNNING', 'NOTICE_WINDOW', 'RENEWAL_LOCKED', 'INDETERMINATE', 'TERMINATING', 'ENDED'] as const
  ).map((phase) => [t(`deadlines.phase.${phase}`), phase]),
)

interface Explained {
  warnings: { code: string; text: string }[]
  trace: { rule: string; text: string }[]
}

/** What explains the days: codes of warnings, and sentences with French days. */
function sentencesOf({ warnings, trace }: Explained): { codes: string[]; text: string } {
  const codes = warnings.map(({ code }) => code)
  return { codes, text: [...warnings, ...trace].map(({ text }) => text).join('\n') }
}

export type ReadFeed = (contractId: string, event: string, column: Column) => string | undefined

/** The events of a calendar, by the contract that they lead to and their name: kind and number of the term. */
export async function readFeed(product: TestProduct, path: string): Promise<ReadFeed> {
  const { events } = await fetchCalendar(product, path)
  const of = (contractId: string, name: string) =>
    events.find(({ uid, url }) => uid.startsWith(`${name}-`) && url?.endsWith(contractId))
  return (contractId, event, column) => {
    const name = event.replace(' ', '-')
    // A last day to send that is the limit itself has no event of its own.
    const found = of(contractId, name) ?? of(contractId, name.replace('sendBy', 'limit'))
    return found && (column === 'legalLimit' ? legalLimitOf(found) : found.day)
  }
}

function legalLimitOf({ description }: ReadEvent): string | undefined {
  const [, day] = /Limite légale\s*: (\d\d\/\d\d\/\d{4})/u.exec(description) ?? []
  return day?.split('/').toReversed().join('-')
}
