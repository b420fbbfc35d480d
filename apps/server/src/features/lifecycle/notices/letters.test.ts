import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { readPdfText } from '../../../platform/pdf/testing/read-pdf-text.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { registeredContract, type RegisteredContract } from './testing/registered-contract.ts'

let product: TestProduct
let company: RegisteredContract['company']
let call: RegisteredContract['call']
let register: RegisteredContract['register']
let prove: RegisteredContract['prove']

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => {
  stopTypst()
  return product.stop()
})
beforeEach(async () => {
  ;({ company, call, register, prove } = await registeredContract(product))
})

describe('the letter of a notice', () => {
  const draft = async (query = '') => (await call('GET', `notice-letters/draft${query}`)).body
  const write = (body: object) => call('POST', 'notice-letters', body)

  test('comes with its parties, its computed days and the words of the law, in the asked language', async () => {
    const { letter, ...days } = await draft('?kind=nonRenewal&mode=registeredLetter&locale=en')
    expect(days).toMatchObject({
      limit: '2026-09-30',
      prudentLimit: '2026-09-30',
      effect: '2026-12-31',
      status: 'inTime',
      sources: ['C. civ. 1211, 1212, 1214, 1215'],
      caution: null,
    })
    expect(letter.subject).toContain('non-renewal')
    expect(letter.body).toContain('31/12/2026')
    expect(letter.body).toContain('before the deadline of 30/09/2026')
    expect(letter.sender.name).not.toBe('')
    await company.comeBack('2026-10-10T09:00:00Z')
    const late = await draft()
    expect([late.status, late.effect]).toEqual(['late', '2027-12-31'])
    expect(late.letter.body).toContain('vaut pour l’échéance suivante')
  })

  test('is a PDF with what was written, and has no effect before a day is proved', async () => {
    const { letter } = await draft()
    const edited = { ...letter, body: `${letter.body}\n\nNous restons à votre disposition.` }
    const recipient = { name: 'Nordet SAS', lines: '3 rue des Lilas\n75011 Paris' }
    const asked = { kind: 'nonRenewal', mode: 'registeredLetter', locale: 'fr' }
    const { status, body } = await write({ ...asked, letter: { ...edited, recipient } })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      runsUntil: null,
      value: [{ isPrepared: true, givenBy: 'us', verdict: null, letter: { locale: 'fr' } }],
    })
    const noticeId = body.value[0]._id
    const file = await call('GET', `notices/${noticeId}/letter`)
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(body.value[0].letter.sha256)
    const text = (await readPdfText(file.bytes)).join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Lettre recommandée avec avis de réception')
    expect(text).toContain('Nordet SAS')
    expect(text).toContain('Nous restons à votre disposition.')
    expect((await call('GET', 'deadlines')).body.phase).not.toBe('TERMINATING')

    const proved = await prove(noticeId, 'deposit', '2026-09-19')
    expect(proved.body).toMatchObject({
      runsUntil: '2026-12-31',
      value: [{ isPrepared: false, verdict: { status: 'inTime' } }],
    })
    const again = await write({ ...asked, letter: { ...edited, recipient } })
    expect([again.status, again.body.code]).toEqual([409, 'TERMINATION_ALREADY_GIVEN'])
  })

  test('of a termination takes effect once it is sent; it asks for what no rule computes', async () => {
    const missing = await call('GET', 'notice-letters/draft?kind=termination')
    expect([missing.status, missing.body.errors[0].field]).toEqual([422, 'endsOn'])
    const unpriced = await call(
      'GET',
      'notice-letters/draft?kind=priceRevision&appliesFrom=2027-01-01',
    )
    expect([unpriced.status, unpriced.body.errors[0].field]).toEqual([422, 'price'])
    const query = '?kind=termination&endsOn=2026-10-31&ground=Factures+impay%C3%A9es'
    const { letter } = await draft(query)
    expect(letter.body).toContain('Factures impayées')
    const asked = { kind: 'termination', mode: 'registeredLetter', locale: 'fr' }
    const recipient = { name: '', lines: '' }
    const nobody = await write({ ...asked, endsOn: '2026-10-31', letter: { ...letter, recipient } })
    expect([nobody.status, nobody.body.errors[0].field]).toEqual([422, 'recipientName'])
    const written = await write({
      ...asked,
      endsOn: '2026-10-31',
      letter: { ...letter, recipient: { name: 'Nordet SAS', lines: '' } },
    })
    expect(written.body).toMatchObject({ runsUntil: null, value: [{ isPrepared: true }] })
    const proved = await prove(written.body.value[0]._id, 'deposit', '2026-09-20')
    expect(proved.body.runsUntil).toBe('2026-10-31')
    const cancelled = await call('DELETE', `notices/${written.body.value[0]._id}`)
    expect([cancelled.status, cancelled.body.ending]).toEqual([200, null])
  })

  test('that was never sent is cancelled without a trace in the deadlines', async () => {
    const { letter } = await draft()
    const asked = { kind: 'nonRenewal', mode: 'handDelivery', locale: 'fr' }
    const { body } = await write({
      ...asked,
      letter: { ...letter, recipient: { name: 'Nordet', lines: '' } },
    })
    const cancelled = await call('DELETE', `notices/${body.value[0]._id}`, { reason: 'Erreur' })
    expect([cancelled.status, cancelled.body.records.notices]).toEqual([200, []])
    expect((await register()).value[0].cancelled.reason).toBe('Erreur')
  })
})
