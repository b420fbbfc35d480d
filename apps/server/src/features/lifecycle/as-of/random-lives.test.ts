import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { readXlsx } from 'hucre/xlsx'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AMOUNT } from '../../../testing/amendments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { liveAtRandom, type Lives } from './testing/random-lives.ts'

// `npm run prove -- lives` lives through ten years of a thousand contracts.
const { env } = process
const LONGEST_MS = env['TACITE_LIVES_CONTRACTS'] ? 14_400_000 : 120_000
vi.setConfig({ testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS })
const SIZE = {
  contracts: Number(env['TACITE_LIVES_CONTRACTS'] ?? 5),
  acts: Number(env['TACITE_LIVES_ACTS'] ?? 110),
  days: Number(env['TACITE_LIVES_DAYS'] ?? 1_300),
  seed: Number(env['TACITE_LIVES_SEED'] ?? 2),
}
/** Days looked at, and at each the pages opened. */
const LOOKS = Number(env['TACITE_LIVES_LOOKS'] ?? 20)
const PAGES = 3

type Comparable = Omit<ContractRow, 'isLocked' | 'personLock' | 'updatedAt' | 'numberOfSigners'>
interface Shown {
  rows: Comparable[]
  counts: unknown[]
  pages: unknown[]
}

let product: TestProduct
let company: TestCompany
let lives: Lives
const shown = new Map<string, Shown>()

const read = async (path: string) => (await company.administrator.call('GET', path)).body

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const apart = SIZE.days / LOOKS
  let next = 0
  let offset = 0
  let last: Temporal.PlainDate | undefined
  lives = await liveAtRandom(product, company, SIZE, async (day, living) => {
    offset += last ? last.until(day).days : apart
    last = day
    if (offset < next || living.contracts.length === 0) return
    next = offset + apart
    const then = await show(day, living)
    shown.set(day.toString(), then)
    await agree(day, then)
  })
})
afterAll(() => product.stop())

/** What the list, its counts and some of the pages show: of today, or as of a day. */
async function show(
  day: Temporal.PlainDate,
  { owners, projects, folders }: Lives,
  isAgain = false,
): Promise<Shown> {
  const asOf = isAgain ? `&asOf=${day.toString()}` : ''
  const list = (filter: string, skip = 0) =>
    read(`/contracts3?archived=true&$orderby=reference asc&$top=1000&$skip=${skip}${filter}${asOf}`)
  const value: ContractRow[] = []
  const { count } = await list('')
  while (value.length < count) value.push(...(await list('', value.length)).value)
  // Counted from what is kept, and found along its order.
  const current = await read(`/contracts3?$orderby=createdAt desc&$top=1000${asOf}`)
  const counts: unknown[] = [
    [current.count, current.value.map(({ reference }: ContractRow) => reference)],
  ]
  for (const filter of [
    '&status=eq:SIGNED',
    `&owner=eq:${owners[1]}`,
    `&owner=ne:${owners[1]}`,
    `&project=eq:${projects[0]}`,
    `&tags=eq:${folders[0]}`,
    '&scope=eq:group',
    '&text=eq:contrat',
    '&text=eq:vallée',
    `&endDate=range:${day.toString()},${day.add({ days: 200 }).toString()}`,
    '&isRenewed=eq:true',
  ])
    counts.push([filter.split('=')[0], (await list(filter)).count])
  const pages = []
  for (const { _id } of looked(value, day))
    pages.push(onPage(await read(`/contracts3/${_id}/as-of?day=${day.toString()}`)))
  return { rows: value.map(comparable), counts, pages }
}

/** Some of them, others each day. */
function looked<Row>(rows: readonly Row[], day: Temporal.PlainDate): readonly Row[] {
  const from = day.dayOfYear % rows.length
  return [...rows.slice(from), ...rows.slice(0, from)].slice(0, PAGES)
}

/** Locks, signatories and the moment of the last change are those of today on every day. */
function comparable(row: ContractRow): Comparable {
  const { isLocked: _1, personLock: _2, updatedAt: _3, numberOfSigners: _4, ...dated } = row
  return dated
}

interface PageAsOf {
  status: { text: string }
  values: { name: string; text: string | null; isChanged: boolean }[]
}

const onPage = ({ status, values }: PageAsOf) => [
  status.text,
  ...values.map(({ name, text }) => [name, text]),
]

/** Today, the page, the page as of today, the list and its export agree. */
async function agree(day: Temporal.PlainDate, { rows }: Shown): Promise<void> {
  expect(await exported('')).toEqual(rows.map(inWorkbook))
  for (const row of looked(rows, day)) {
    const asOf: PageAsOf = await read(`/contracts3/${row._id}/as-of?day=${day.toString()}`)
    const page = await read(`/contracts3/${row._id}`)
    const deadlines = await read(`/contracts3/${row._id}/deadlines`)
    const of = (name: string) => asOf.values.find((each) => each.name === name)!.text
    expect([of('owner'), of('endDate'), of('terminationDate'), of('phase')]).toEqual([
      page.owner.name,
      inFrench(deadlines.endDate),
      inFrench(deadlines.legalLimit),
      deadlines.phaseText,
    ])
    expect([row.owner.name, row.endDate, row.legalLimit]).toEqual([
      page.owner.name,
      deadlines.endDate,
      deadlines.legalLimit,
    ])
    expect(asOf.values.filter(({ isChanged }) => isChanged)).toEqual([])
  }
}

const inFrench = (iso: string | null) => iso && iso.split('-').toReversed().join('/')

async function exported(asOf: string): Promise<object[]> {
  const { bytes } = await company.administrator.call(
    'GET',
    `/contracts3/exports-csv?payloadType=exports&typeFile=xlsx&$skip=0&$top=0&archived=true&$orderby=reference asc${asOf}`,
  )
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const [headers, ...rows] = sheets[0]!.rows
  return rows.map((cells) =>
    Object.fromEntries(
      EXPORTED.map(([header]) => [header, cells[headers!.indexOf(header)] ?? null]),
    ),
  )
}

const date = (day: string | null) => day && new Date(day)
const EXPORTED: readonly (readonly [string, (row: Comparable) => unknown])[] = [
  ['Référence', (row) => row.reference],
  ['Titre', (row) => row.title],
  ['Cocontractant', (row) => row.supplier],
  ['Propriétaire', (row) => row.owner.name],
  ['Projet', (row) => row.project.name],
  ['Montant TTC', (row) => row.financialAmount],
  ['Date d’échéance', (row) => date(row.endDate)],
  ['Date limite de dénonciation', (row) => date(row.terminationDate)],
  ['Période', (row) => row.termNumber],
]
const inWorkbook = (row: Comparable) =>
  Object.fromEntries(EXPORTED.map(([header, cell]) => [header, cell(row) ?? null]))

test('every day is shown again as it was shown then, on page, list and export', async () => {
  expect(lives.contracts).toHaveLength(SIZE.contracts)
  for (const [iso, then] of shown) {
    const day = Temporal.PlainDate.from(iso)
    expect([iso, await show(day, lives, true)]).toEqual([iso, then])
    expect([iso, await exported(`&asOf=${iso}`)]).toEqual([iso, then.rows.map(inWorkbook)])
  }
})

const HAPPENED = [
  'handOver',
  'move',
  'file',
  'sign',
  'amend',
  'giveNotice',
  'end',
  'renew',
  'archive',
  'restore',
]

test('nothing was compared that did not happen', () => {
  const rows = [...shown.values()].flatMap((each) => each.rows)
  expect([...lives.accepted]).toEqual(expect.arrayContaining(HAPPENED))
  expect(rows.map((row) => row.statusDetailKey)).toEqual(
    expect.arrayContaining(['IN_FORCE', 'TACITLY_RENEWED']),
  )
  expect(rows.map((row) => row.financialAmount)).toContain(AMOUNT.value / 100)
})
