import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFeed } from '../../../apps/server/src/testing/calendars.ts'
import { signUpCompany, type TestCompany } from '../../../apps/server/src/testing/companies.ts'
import { signOnPaper } from '../../../apps/server/src/testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import { AMENDMENT, BEFORE, ENTERED, MOMENTS, REMINDER, type Moment } from './entered.ts'
import { EXAMPLES, expectedOf } from './examples.ts'
import { createNouns, enter, recordNotice, recordReminder, writeAmendment } from './form.ts'
import { READINGS, SHOWN_IN_PART, type Reading } from './readings.ts'
import {
  readExport,
  readFeed,
  readList,
  readPage,
  readPageAsOf,
  type Read,
  type ReadFeed,
} from './surfaces.ts'

let product: TestProduct
let company: TestCompany
let feedPath: string
const ids = new Map<string, string>()

interface Moments {
  list: Read
  exported: Read
  feed: ReadFeed
  pages: Map<string, Awaited<ReturnType<typeof readPage>>>
  /** By window, the contracts of V30 that the list and its export find. */
  windows: Map<string, [listed: string[], exported: string[]]>
}
const seen = new Map<Moment, Moments>()
const seenAsOf = new Map<string, { list: Read; exported: Read }>()

const DAYS = [...new Set(READINGS.map(({ on }) => on))]
const isMoment = (day: string): day is Moment => MOMENTS.some((moment) => moment === day)
const idOf = (contract: string) => ids.get(contract)!
const [FIRST, SECOND] = MOMENTS

/** People enter the contracts, record what happens, and look: on four days; and from the last at others. */
beforeAll(async () => {
  product = await startProduct()
  product.clock.set(`${BEFORE}T09:00:00Z`)
  company = await signUpCompany(product)
  const nouns = await createNouns(company)
  feedPath = (await newFeed(company.administrator)).path
  const enterAll = async (day: string) => {
    for (const entered of ENTERED.filter(({ on }) => on === day))
      ids.set(entered.title, await enter(company, nouns, entered))
  }
  await enterAll(BEFORE)
  const amendment = await writeAmendment(company, idOf('V26'), AMENDMENT.E)
  for (const moment of MOMENTS) {
    await company.comeBack(`${moment}T09:00:00Z`)
    await enterAll(moment)
    await record(moment, amendment)
    seen.set(moment, await look(moment))
  }
  for (const day of DAYS) {
    const { read: list } = await readList(company.administrator, `&asOf=${day}`)
    const { read: exported } = await readExport(company.administrator, `&asOf=${day}`)
    seenAsOf.set(day, { list, exported })
  }
})
afterAll(() => product.stop())

async function record(moment: Moment, amendment: string): Promise<void> {
  if (moment === MOMENTS[0])
    await signOnPaper(product, company, amendment, AMENDMENT.signed, 'marked')
  if (moment === REMINDER.on) await recordReminder(company, idOf(REMINDER.title), REMINDER.postedOn)
  for (const { title, notice } of ENTERED)
    if (notice?.recordedOn === moment) await recordNotice(company, idOf(title), notice.receivedOn)
}

async function look(moment: Moment): Promise<Moments> {
  const { administrator } = company
  const pages: Moments['pages'] = new Map()
  const read = READINGS.filter(({ on }) => on === moment).map(({ contract }) => contract)
  for (const contract of moment === REMINDER.on ? [...read, REMINDER.title] : read)
    if (!pages.has(contract)) pages.set(contract, await readPage(administrator, idOf(contract)))
  return {
    list: (await readList(administrator)).read,
    exported: (await readExport(administrator)).read,
    feed: await readFeed(product, feedPath),
    pages,
    windows: moment === '2026-11-20' ? await windows() : new Map(),
  }
}

/** The contracts behind the tiles of the dashboard. */
async function windows(): Promise<Moments['windows']> {
  const found: Moments['windows'] = new Map()
  const { administrator } = company
  for (const days of ['30', '60', '90']) {
    const path = `/filter-contracts/filter-widgets?widgetType=expiredIn${days}Count`
    const { body } = await administrator.call('GET', path)
    const filter = String(body.value).replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1')
    const ofExample = ({ titles }: { titles: string[] }) =>
      titles.filter((title) => title.startsWith('V30'))
    found.set(days, [
      ofExample(await readList(administrator, `&${filter}`)),
      ofExample(await readExport(administrator, `&${filter}`)),
    ])
  }
  return found
}

const inFrench = (day: unknown) => String(day).split('-').toReversed().join('/')

test.each(EXAMPLES.map(({ id }) => id))(
  '%s on page, list, export, feed and at its date',
  async (id) => {
    const readings = READINGS.filter(({ example }) => example === id)
    expect(readings).not.toEqual([])
    for (const reading of readings) {
      const expected = expectedOf(reading.example, reading.key, reading.place)
      const shown = { ...thatDay(reading), ...(await lookedBackAt(reading)) }
      const all = Object.fromEntries(Object.keys(shown).map((surface) => [surface, expected]))
      expect({ ...reading, ...shown }).toEqual({ ...reading, ...all })
    }
  },
)

type ShownOn = Record<string, string | null | undefined>

/** What the surfaces showed on the day itself; of a day on which nobody looked, what they show at this date. */
function thatDay({ contract, column, on, feed }: Reading): ShownOn {
  const looked = isMoment(on) ? seen.get(on)! : null
  const now = looked ?? seenAsOf.get(on)!
  return {
    ...(looked && { page: looked.pages.get(contract)!.value(column) }),
    list: now.list(contract, column),
    ...(column !== 'phase' && { export: now.exported(contract, column) }),
    ...('event' in feed && { feed: seen.get(feed.at)!.feed(idOf(contract), feed.event, column) }),
  }
}

/** What they show at this date, seen from the last day. */
async function lookedBackAt({ contract, column, on }: Reading): Promise<ShownOn> {
  const { list, exported } = seenAsOf.get(on)!
  return {
    'page at this date': (await pageAsOf(contract, on)).value(column),
    'list at this date': list(contract, column),
    ...(column !== 'phase' && { 'export at this date': exported(contract, column) }),
  }
}

const opened = new Map<string, ReturnType<typeof readPageAsOf>>()

function pageAsOf(contract: string, day: string): ReturnType<typeof readPageAsOf> {
  const key = `${contract} ${day}`
  const page = opened.get(key) ?? readPageAsOf(company.administrator, idOf(contract), day)
  opened.set(key, page)
  return page
}

/** The same sentence on the page of that day and on the page at this date. */
async function explanations(contract: string, on: Moment) {
  const page = seen.get(on)!.pages.get(contract)!.sentences
  return [page, (await pageAsOf(contract, on)).sentences]
}

const IN_PART: Record<keyof typeof SHOWN_IN_PART, (expected: unknown) => Promise<void>> = {
  'V9a warning': async (code) => {
    for (const { codes } of await explanations('V9a', FIRST)) expect(codes).toContain(code)
  },
  'V19 since': async (since) => {
    for (const { text } of await explanations('V19', SECOND))
      expect(text).toContain(`indéterminée à compter du ${inFrench(since)}`)
  },
  'V19 durationCode': async (code) => {
    const filter = `&tacitRenewalDuration=gte:${String(code)}&asOf=${SECOND}`
    const { titles } = await readList(company.administrator, filter)
    expect(titles).toContain('V19')
    expect((await readExport(company.administrator, filter)).titles).toEqual(titles)
  },
  'V23 informFrom': async (from) => {
    for (const { text } of await explanations('V23', FIRST))
      expect(text).toContain(`informé entre le ${inFrench(from)}`)
  },
  'V23 informUntil': async (until) => {
    for (const { text } of await explanations('V23', FIRST))
      expect(text).toContain(`et le ${inFrench(until)}, de trois mois`)
    const { feed } = seen.get(FIRST)!
    expect(feed(idOf('V23'), 'informConsumer 1', 'endDate')).toBe(until)
  },
  'V24 privatePersonUntil': async (until) => {
    for (const { text } of await explanations('V24', SECOND))
      expect(text).toContain(`l’assuré particulier peut agir jusqu’au ${inFrench(until)}`)
  },
  'V26 warning': async (code) => {
    for (const { codes } of await explanations('V26', FIRST)) expect(codes).toContain(code)
  },
  'V27 noticeStatus': async (status) => {
    expect(seen.get(SECOND)!.pages.get('V27')!.notice?.status).toBe(status)
    expect((await pageAsOf('V27', SECOND)).sentences.codes).toContain('NOTICE_LATE')
  },
}

test.each(Object.entries(IN_PART))('%s where it is shown', async (name, check) => {
  const [id, key] = name.split(' ')
  await check(expectedOf(id!, key!))
})

test('V30: the windows of the dashboard lead to the contracts within them', () => {
  const within = (...keys: string[]) => keys.map((key) => `V30 ${key}`)
  const [in30, in60, in90] = [
    within('in30'),
    within('in30', 'in60'),
    within('in30', 'in60', 'in90'),
  ]
  expect([...seen.get(SECOND)!.windows]).toEqual([
    ['30', [in30, in30]],
    ['60', [in60, in60]],
    ['90', [in90, in90]],
  ])
})

test('every expected value of every example is read', () => {
  const read = new Set<string>(Object.keys(SHOWN_IN_PART))
  for (const { example, key, place } of READINGS)
    read.add([example, key, ...(place === undefined ? [] : [place])].join(' '))
  const all = EXAMPLES.flatMap(({ id, expected }) =>
    Object.entries(expected).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((_, place) => `${id} ${key} ${place}`) : [`${id} ${key}`],
    ),
  )
  expect([...read].toSorted()).toEqual(all.toSorted())
})
