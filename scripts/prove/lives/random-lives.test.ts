import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { advanceFacts } from '../../../apps/server/src/features/lifecycle/deadlines/public.ts'
import { signUpCompany, type TestCompany } from '../../../apps/server/src/testing/companies.ts'
import { startProduct, type TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import type { Living } from './acts.ts'
import { liveAtRandom } from './random-lives.ts'
import { expectTold } from './expect-told.ts'
import { replay, type Told } from './replay.ts'
import { agreeToday, exported, inWorkbook, show, type Shown } from './surfaces.ts'
import { trailOf } from './trail.ts'

// `npm run prove -- lives` lives through ten years of a thousand contracts.
const { env } = process
const LONGEST_MS = env['TACITE_LIVES_CONTRACTS'] ? 14_400_000 : 180_000
vi.setConfig({ testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS })
const SIZE = {
  contracts: Number(env['TACITE_LIVES_CONTRACTS'] ?? 5),
  acts: Number(env['TACITE_LIVES_ACTS'] ?? 130),
  days: Number(env['TACITE_LIVES_DAYS'] ?? 1_300),
  seed: Number(env['TACITE_LIVES_SEED'] ?? 3),
}
/** Days looked at. */
const LOOKS = Number(env['TACITE_LIVES_LOOKS'] ?? 20)

let product: TestProduct
let company: TestCompany
let lives: Living
let told: Map<string, Told>
const shown = new Map<string, Shown>()

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
    // Facts are advanced by the job of the night, or when they are read.
    if (shown.size % 2 === 0) await advanceFacts(product.product.platform, company.companyId)
    const then = await show(living, day)
    shown.set(day.toString(), then)
    await agreeToday(living, day, then)
    said(`${day.toString()}: ${then.rows.length} contracts`)
  })
  told = replay(await trailOf(product, company), lives.journal)
})
afterAll(() => product.stop())

/** How far a long run is. */
function said(text: string): void {
  if (env['TACITE_LIVES_CONTRACTS']) process.stdout.write(`${text}\n`)
}

test('every day is shown again on page, list and export: as it was shown then, and as the trail tells it', async () => {
  expect(lives.contracts).toHaveLength(SIZE.contracts)
  for (const [iso, then] of shown) {
    const day = Temporal.PlainDate.from(iso)
    const again = await show(lives, day, { opened: then.pages.map(([id]) => id) })
    expect(await exported(lives, `&asOf=${iso}`)).toEqual(again.rows.map(inWorkbook))
    const isLate = (id: string) => (lives.journal.lateRecords.get(id) ?? '') > iso
    const asThen = ({ rows, pages }: Shown) => ({
      rows: rows.filter(({ _id }) => !isLate(_id)),
      pages: pages.filter(([id]) => !isLate(id)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    })
    expect([iso, asThen(again)]).toEqual([iso, asThen(then)])
    expectTold(told, again.rows, iso)
    said(`${iso}: again, ${again.rows.filter(({ _id }) => isLate(_id)).length} recorded late`)
  }
})

test('days to come are shown as the trail and the rules tell them', async () => {
  for (const days of [40, 400, 1_500]) {
    const day = lives.today.add({ days })
    const { rows } = await show(lives, day, { opened: lives.contracts.slice(0, 3) })
    expect(await exported(lives, `&asOf=${day.toString()}`)).toEqual(rows.map(inWorkbook))
    expectTold(told, rows, day.toString())
  }
})

const HAPPENED = [
  'handOver',
  'move',
  'file',
  'sign',
  'signLate',
  'amend',
  'amendLate',
  'correct',
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
  expect(lives.journal.lateRecords.size).toBeGreaterThan(0)
})
