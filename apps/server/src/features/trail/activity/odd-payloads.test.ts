import { describeEvent, EVENTS } from '@tacite/domain/events/event-catalogue.ts'
import { locales } from '@tacite/domain/locale.ts'
import { parseCsv } from 'hucre/csv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendAuditEvents } from '../../../platform/events/append-audit-events.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { oddPayloads, SAMPLE_EVENTS } from '../../../testing/event-samples.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let recorded = 0

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  for (const events of [SAMPLE_EVENTS.flatMap(everyWay), everyWay(UNKNOWN)]) await append(events)
})
afterAll(() => product.stop())

const UNKNOWN = { name: 'contract.folded', payload: { objectId: 'x' }, personal: {} }

interface Recorded {
  name: string
  payload: unknown
  personal: unknown
}

/** As recorded today, and as it should never have been. */
function everyWay({ name, payload, personal }: Recorded): Recorded[] {
  return [
    { name, payload, personal },
    ...oddPayloads(payload as object).map((odd) => ({
      name,
      payload: odd,
      personal: { label: 3 },
    })),
  ]
}

/** Bypasses the bus, whose types would reject it. */
async function append(events: readonly Recorded[]): Promise<void> {
  const { clock, inCompany } = product.product.platform
  await inCompany(company.companyId, (db) =>
    appendAuditEvents(
      clock,
      db,
      events.map(({ name, payload, personal }) => ({
        type: name,
        actor: { id: company.administratorId, label: 'Anne Martin' },
        objectType: name in EVENTS ? describeEvent(name)!.object : 'contract',
        objectId: contractId,
        ...(name in EVENTS && !describeEvent(name)!.ofContract ? {} : { contractId }),
        payload,
        personal,
      })) as never,
    ),
  )
  recorded += events.length
}

const call = (path: string) => company.administrator.call('GET', path)
const speak = (i18n: string) => company.administrator.call('PUT', '/me/language', { i18n })

describe.each(locales)('in %s, whatever the payload', (locale) => {
  beforeAll(() => speak(locale))

  test('a contract’s activity can be displayed', async () => {
    const { status, body } = await call(`/contracts3/${contractId}/activity?$top=0`)
    expect(status).toBe(200)
    expect(body.value.length).toBeGreaterThan(400)
    expect(
      body.value.filter(({ text }: { text: string }) => /\{\{|undefined|^$/.test(text)),
    ).toEqual([])
  })

  test('every page of the audit can be displayed', async () => {
    let drawn = 0
    for (let skip = 0; skip < recorded; skip += 100) {
      const { status, body } = await call(`/administration/audit?$top=100&$skip=${skip}`)
      expect([skip, status]).toEqual([skip, 200])
      drawn += body.value.length
    }
    expect(drawn).toBeGreaterThanOrEqual(recorded)
  })

  test('the audit can be exported completely', async () => {
    const { status, bytes } = await call('/administration/audit-export?typeFile=csv')
    expect(status).toBe(200)
    const rows = parseCsv(bytes.toString('utf8'), { delimiter: ';' })
    expect(rows.length).toBeGreaterThan(recorded)
  })
})

test('each event opens with what was recorded with it', async () => {
  for (let skip = 0; skip < recorded; skip += 23) {
    const { body } = await call(`/administration/audit?$top=1&$skip=${skip}`)
    const { _id } = body.value[0]
    const { status } = await call(`/administration/audit/${_id}`)
    expect([_id, status]).toEqual([_id, 200])
  }
})
