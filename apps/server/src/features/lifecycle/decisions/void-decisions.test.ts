import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { contractToDecideOn, type ContractToDecideOn } from './testing/contract-to-decide-on.ts'

let product: TestProduct
let contract: ContractToDecideOn

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  contract = await contractToDecideOn(product)
})

describe('terms that change', () => {
  const correct = (changes: object) =>
    contract.company.administrator.call(
      'PUT',
      `/contracts3/${contract.contractId}/lifecycle/correction`,
      {
        reason: 'Clause 4',
        lifecycle: { ...YEARLY_TERMS, performedAfterEnd: undefined, ...changes },
        signatureDate: '2025-12-15',
      },
    )

  test('void a decision about a limit that is another one now, and say so', async () => {
    const { read, decide, news } = contract
    await decide('renew')
    expect((await correct({ notice: { unit: 'months', count: 2 } })).status).toBe(200)
    const { limit, decided, history } = await read()
    expect([limit.prudentLimit, decided]).toEqual(['2026-10-31', null])
    expect(history).toMatchObject([
      { choice: 'renew', ended: { as: 'limitMoved', movedTo: '2026-10-31' } },
    ])
    expect((await news())[0]).toMatchObject({ type: 'decisionMoved' })
  })

  test('leave it alone where the limit stays', async () => {
    const { read, decide } = contract
    await decide('renew')
    expect((await correct({ maxRenewals: 5 })).status).toBe(200)
    expect((await read()).decided).toMatchObject({ choice: 'renew', ended: null })
  })

  test('void it where nothing is left to decide', async () => {
    const { read, decide, news } = contract
    await decide('end')
    await correct({ renewalType: 'none', renewalDuration: null })
    expect((await read()).history).toMatchObject([{ ended: { as: 'limitGone', movedTo: null } }])
    expect((await news())[0]).toMatchObject({ type: 'decisionVoided' })
  })

  test('a recorded notice keeps the decision that it carries out', async () => {
    const { company, contractId, read, decide } = contract
    await decide('end')
    const given = await company.administrator.call('POST', `/contracts3/${contractId}/notices`, {
      kind: 'nonRenewal',
      sentOn: '2026-05-04',
      presentedOn: null,
      receivedOn: null,
    })
    expect(given.status).toBe(201)
    const { limit, history } = await read()
    expect([limit, history[0].choice, history[0].ended]).toEqual([null, 'end', null])
  })
})

describe('a renewal to be asked for', () => {
  const record = (kind: string, id: string) =>
    contract.company.administrator.call('POST', `/contracts3/${id}/renewals`, {
      kind,
      day: '2026-05-04',
      givenBy: 'otherParty',
    })
  const listed = async () => {
    const { body } = await contract.company.administrator.call(
      'GET',
      '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20&decision=undecided',
    )
    return body.value.map(({ _id }: { _id: string }) => _id)
  }

  test('is nobody’s to decide on once it was refused, in lists and escalations too', async () => {
    const { company, contractId, signed, read, decide, dayBreaks, news } = contract
    const id = await signed({ renewalType: 'withNotice' })
    await decide('later', { until: '2026-09-01' }, id)
    const renewal = { kind: 'refusal', day: '2026-05-04', until: null, givenBy: 'otherParty' }
    const preview = await company.administrator.call('POST', `/contracts3/${id}/renewals/preview`, {
      change: { act: 'record', renewal },
    })
    expect(preview.body).toMatchObject({ runsUntil: '2026-12-31', limit: null })
    expect((await record('refusal', id)).status).toBe(201)
    const { limit, escalation, history } = await read(id)
    expect([limit, escalation, history[0].ended.as]).toEqual([null, null, 'limitGone'])
    expect(await listed()).toEqual([contractId])
    await dayBreaks('2026-09-20')
    expect(JSON.stringify(await news())).not.toContain('renewal')
    expect((await listed()).length).toBe(1)
  })

  test('ends the decision to let it end, once it is recorded', async () => {
    const { signed, read, decide, news } = contract
    const id = await signed({ renewalType: 'withNotice' })
    await decide('end', {}, id)
    expect((await record('request', id)).status).toBe(201)
    expect((await read(id)).history).toMatchObject([{ choice: 'end', ended: { as: 'limitGone' } }])
    expect((await news())[0]).toMatchObject({ type: 'decisionVoided' })
  })
})
