import { WIDGETS, type Widget } from '@tacite/domain/filters/widget-ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { variedContracts } from '../../../testing/varied-contracts.ts'

let product: TestProduct
let company: TestCompany
const people: Record<string, Browser> = {}

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const ids = await variedContracts(product, company, 60)
  await standingContract(product, company, { archived: true })
  const reader = await company.join('reader')
  for (const [index, contractId] of ids.entries()) {
    if (index % 3 !== 0) continue
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
  }
  people['administrator'] = company.administrator
  people['reader of some'] = reader.browser
  people['reader of none'] = (await company.join('reader')).browser
  people['contributor'] = (await company.join('contributor')).browser
  people['of another company'] = (await signUpCompany(product)).administrator
})
afterAll(() => product.stop())

const dashboard = async (person: Browser, filter = '') => {
  const { status, body } = await person.call(
    'GET',
    `/contracts3/dashboard?payloadType=dashboard&$top=0&${filter}`,
  )
  expect([status, body.message]).toEqual([200, undefined])
  const folders = await person.call('GET', `/contracts3/dashboard/folders?${filter}`)
  expect([folders.status, folders.body.message]).toEqual([200, undefined])
  return { ...body, contractsByFolder: folders.body.value }
}

/** The list that a figure opens: its stored query, with days as the list writes them. */
async function opened(person: Browser, widget: string, part: string, filter: string) {
  const { body } = await person.call(
    'GET',
    `/filter-contracts/filter-widgets?widgetType=${widget}&_idWidgetValue=${encodeURIComponent(part)}`,
  )
  expect(body.text).toMatch(/\S/)
  const query = body.value.replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1')
  const { status, body: list } = await person.call('GET', `/contracts3?$top=0&${query}&${filter}`)
  expect([query, status, list.message]).toEqual([query, 200, undefined])
  expect(list.value.length).toBe(list.count)
  return list.count as number
}

interface Figure {
  widget: string
  part: string
  count: number
}

/** What a figure shows as a number of contracts; averages and sums open the contracts they are computed from. */
const COUNTED: readonly Widget[] = WIDGETS.filter(
  (widget) => !/^(duration|financialAmount)/.test(widget),
)

function figuresOf(body: Record<string, unknown>): Figure[] {
  return COUNTED.flatMap((widget) => {
    const shown = body[widget]
    if (typeof shown === 'number') return [{ widget, part: '', count: shown }]
    return (shown as Shown[]).flatMap((bar) => [
      { widget, part: bar._id, count: bar.count ?? bar.countContracts! },
      ...(bar.parts ?? []).map((part) => ({ widget, part: part._id, count: part.count! })),
    ])
  })
}

interface Shown {
  _id: string
  count?: number
  countContracts?: number
  parts?: Shown[]
}

describe('every figure opens exactly its rows', () => {
  test.each([
    ['administrator', ''],
    ['reader of some', ''],
    ['reader of none', ''],
    ['contributor', ''],
    ['of another company', ''],
    ['administrator', 'status=SIGNED&endDate=lte:2027-06-30'],
    ['reader of some', 'signatureDate=gte:2020-01-01&typeRenewal=tacit,withNotice'],
    ['administrator', 'archived=true&createdAt=gte:2026-06-01'],
  ])(
    '%s, %s',
    async (name, filter) => {
      const person = people[name]!
      const figures = figuresOf(await dashboard(person, filter))
      expect(figures.length).toBeGreaterThan(200)
      // Empty parts are many and alike: one of each widget is checked.
      const empty = new Set<string>()
      for (const { widget, part, count } of figures) {
        if (count === 0 && empty.size < COUNTED.length && empty.has(widget)) continue
        if (count === 0) empty.add(widget)
        expect([widget, part, await opened(person, widget, part, filter)]).toEqual([
          widget,
          part,
          count,
        ])
      }
    },
    120_000,
  )

  test('and a whole chart opens all its parts', async () => {
    const body = await dashboard(company.administrator)
    const whole = (widget: string) => opened(company.administrator, widget, '', '')
    const sum = (widget: string) =>
      (body[widget] as Shown[]).reduce((total, { count }) => total + count!, 0)
    for (const widget of [
      'documentsPreSignByMonth',
      'statusContractsSigned',
      'contractsByType',
      'contractsBydepartment',
      'contractsByTypeRenewal',
      'tacitRenewalContracts',
      'contractsFinacialAmountGroup',
    ])
      expect([widget, await whole(widget)]).toEqual([widget, sum(widget)])
    expect(await whole('contractsExpiredAndDedlineByMonth')).toBe(body.endingOrDeadlineCount)
    expect(body.endingOrDeadlineCount).toBeLessThan(sum('contractsExpiredAndDedlineByMonth'))
    const some = 'typeRenewal=tacit,withNotice'
    expect(await opened(company.administrator, 'contractsExpiredAndDedlineByMonth', '', some)).toBe(
      (await dashboard(company.administrator, some)).endingOrDeadlineCount,
    )
    expect(await whole('signedThisYear')).toBe(body.signedThisYear)
    expect(await whole('durationThisYear')).toBe(body.signedThisYear)
  })
})

test('is not empty where there is data', async () => {
  const body = await dashboard(company.administrator)
  for (const { widget, count } of figuresOf(body).filter(({ part }) => part === ''))
    expect([widget, count]).toEqual([widget, expect.any(Number)])
  expect(body.contractsInProgressCount).toBeGreaterThan(10)
  expect(body.documentsPostSignCount).toBeGreaterThan(10)
  expect(body.expiredIn90Count).toBeGreaterThan(0)
  expect(body.renewedContractsCount).toBeGreaterThan(0)
  expect(body.countMore48h).toBeGreaterThan(0)
  expect(body.topCounterpartiesContract[0]).toEqual({
    _id: expect.any(String),
    counterparty: expect.any(String),
    countContracts: expect.any(Number),
    durationContracts: expect.any(Number),
    turnover: expect.any(Number),
    otherTurnovers: expect.any(Array),
  })
  expect(body.statusContractsSigned.map(({ _id }: Shown) => _id)).toEqual([
    '2017',
    '2018',
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ])
  expect(body.documentsPreSignByMonth.map(({ name }: { name: string }) => name).slice(-2)).toEqual([
    'octobre 2026',
    'novembre 2026',
  ])
})

describe('money and durations', () => {
  test('are those of the contracts that the figure opens', async () => {
    const body = await dashboard(company.administrator)
    const { body: list } = await company.administrator.call(
      'GET',
      '/contracts3?$top=0&signatureDate=range:2026-01-01,2026-12-31',
    )
    const amounts = list.value.map(
      ({ financialAmount }: { financialAmount: number | null }) => financialAmount ?? 0,
    )
    expect(body.financialAmountThisYear).toBeCloseTo(
      amounts.reduce((total: number, amount: number) => total + amount, 0),
      2,
    )
    expect(body.durationThisYear).toBeGreaterThan(0)
  })
})

describe('refuses', () => {
  test('a filter that is malformed', async () => {
    const { status, body } = await company.administrator.call(
      'GET',
      '/contracts3/dashboard?endDate=x',
    )
    expect([status, body.errors[0].field]).toEqual([400, 'endDate'])
  })

  test('an unknown widget or part', async () => {
    const ask = (query: string) =>
      company.administrator.call('GET', `/filter-contracts/filter-widgets?${query}`)
    expect((await ask('widgetType=intrus')).status).toBe(400)
    const { status, body } = await ask('widgetType=statusContractsSigned&_idWidgetValue=x')
    expect([status, body.code]).toEqual([400, 'WIDGET_PART_UNKNOWN'])
  })
})
