import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { attach, pdfOf } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { RAISE_CONTENT_ALARM, raiseContentAlarm } from './content-alarm.job.ts'
import { contractUnderValidation, type UnderValidation } from './testing/under-validation.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let ana: Awaited<ReturnType<TestCompany['join']>>
let contract: UnderValidation

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  owner = confirming(company.administrator)
  ana = await company.join('validator', 'Ana')
  contract = await contractUnderValidation(company, ana)
})

const changesFor = async (browser: Browser) => {
  const { status, body } = await browser.call('GET', contract.at('/validation/changes'))
  expect(status).toBe(200)
  return body
}

test('nothing was accepted yet: there is nothing to compare with', async () => {
  await contract.request()
  expect(await changesFor(ana.browser)).toMatchObject({ accepted: null, content: null, parts: [] })
})

test('what was accepted is still there: nothing changed, and a refusal is no acceptance', async () => {
  const [first, second] = await contract.request()
  await contract.decide(first)
  await contract.decide(second, 'refused')
  const { accepted, ...changes } = await changesFor(ana.browser)
  expect(accepted).toEqual({ at: expect.stringMatching(/Z$/), insteadOf: null })
  expect(changes).toMatchObject({ content: 'same', parts: [], values: [], attachments: [] })
})

describe('whoever is asked again', () => {
  test('sees the sections, terms, values and annexes that changed since their yes', async () => {
    await contract.acquire()
    const text = await textOf(owner, contract.contractId)
    const { blocks } = await text.read()
    const [section, gone] = blocks[0].sections
    await text.save(section._id, { text: 'Le prix est de 120 euros.' })
    if (gone) await owner.call('DELETE', `${text.path}/sections/${gone._id}`)
    await text.add('Garantie')
    await owner.call('PUT', contract.at('/lifecycle'), YEARLY_TERMS)
    await owner.call('PUT', contract.at('/fields'), { values: { amount_incl_tax: 120_000 } })
    await contract.renameAnyway('Contrat d’entretien')
    await attach(owner, contract.contractId, 'plan.pdf', pdfOf('Plan'))
    await contract.request()
    const { content, parts, values, attachments } = await changesFor(ana.browser)
    expect(content).toBe('changed')
    expect(parts).toContainEqual(
      expect.objectContaining({
        kind: 'changed',
        title: section.title,
        after: 'Le prix est de 120 euros.',
        isMoved: false,
      }),
    )
    expect(parts).toContainEqual(expect.objectContaining({ kind: 'added', title: 'Garantie' }))
    const fields = Object.fromEntries(
      values.map(({ field, before, after }: Record<string, unknown>) => [field, [before, after]]),
    )
    expect(fields).toMatchObject({
      title: ['Contrat de maintenance', 'Contrat d’entretien'],
      amount: [null, 120_000],
    })
    expect(Object.keys(fields)).toContain('duration')
    expect(attachments).toEqual([{ kind: 'added', name: 'plan', oldName: null }])
  })

  test('reads a field in a changed section by its value, also one of which the value changed', async () => {
    const text = await textOf(owner, contract.contractId)
    const [section] = (await text.read()).blocks[0].sections
    const write = async (words: string) => {
      const { version } = (await text.read()).blocks[0].sections[0]
      const content = paragraph(words)
      const field = { type: 'field', attrs: { variable: 'amount_incl_tax' } }
      Object.assign(content.content[0]!, { content: [...content.content[0]!.content, field] })
      const { title, audience } = section
      const saved = await owner.call('PUT', `${text.path}/sections/${section._id}`, {
        title,
        audience,
        content,
        version,
      })
      expect(saved.status).toBe(200)
    }
    await write('Le prix est de ')
    await owner.call('PUT', contract.at('/fields'), { values: { amount_incl_tax: 100_000 } })
    await contract.acquire()
    await write('Le prix ferme est de ')
    await owner.call('PUT', contract.at('/fields'), { values: { amount_incl_tax: 120_000 } })
    await contract.request()
    const { parts, values } = await changesFor(ana.browser)
    expect(parts).toMatchObject([
      {
        before: 'Le prix est de 1\u202F200,00\u00A0€',
        after: 'Le prix ferme est de 1\u202F200,00\u00A0€',
      },
    ])
    expect(values).toMatchObject([{ field: 'amount', before: 100_000, after: 120_000 }])
  })

  test('is compared with their last yes only, taken back ones aside', async () => {
    await contract.acquire()
    await contract.renameAnyway('Deuxième')
    const [step] = await contract.request()
    await contract.decide(step)
    const titles = async () =>
      (await changesFor(ana.browser)).values.map(({ before }: { before: string }) => before)
    expect(await titles()).toEqual([])
    await ana.browser.call('DELETE', contract.at(`/validation/${step}/decision`))
    expect(await titles()).toEqual(['Contrat de maintenance'])
  })

  test('for an absent person sees what changed since their own yes', async () => {
    await contract.request()
    const { status } = await ana.browser.call('POST', '/me/delegations', {
      delegateId: company.administratorId,
      startsOn: '2026-11-20',
      endsOn: '2026-11-27',
    })
    expect(status).toBe(201)
    const { body } = await company.administrator.call('GET', contract.at('/validation'))
    const [step] = body.current.steps
    const decided = await company.administrator.call(
      'PUT',
      contract.at(`/validation/${step._id}/decision`),
      { decision: 'accepted' },
    )
    expect(decided.status).toBe(200)
    expect((await changesFor(company.administrator)).accepted).toMatchObject({
      insteadOf: 'Ana Test',
    })
    // She has not read it herself.
    expect((await changesFor(ana.browser)).accepted).toBeNull()
  })
})

test('what was accepted before contents were kept cannot be compared, and it is said', async () => {
  await contract.acquire()
  await product.product.platform.inCompany(company.companyId, async (db) => {
    await db.delete('contract_version').execute()
    await db.delete('kept_content').execute()
  })
  expect(await changesFor(ana.browser)).toMatchObject({ content: 'unknown', parts: [] })
})

test('what was kept and no longer matches its hash is not compared: it is said, and once a day to the administrators', async () => {
  await contract.acquire()
  const { platform } = product.product
  await platform.inCompany(company.companyId, (db) =>
    db.update('kept_content').set({ content: '{"format":"tacite-content-2"}' }).execute(),
  )
  expect(await changesFor(ana.browser)).toMatchObject({ content: 'altered', parts: [] })
  const news = async (browser: Browser) =>
    (await browser.call('GET', '/notification')).body.value.filter(
      ({ type }: { type: string }) => type === 'acceptedContentAltered',
    )
  const raise = () =>
    doJobs(product, RAISE_CONTENT_ALARM, (altered) => raiseContentAlarm(platform, altered))
  await vi.waitFor(async () => expect(await raise()).toBeGreaterThan(0))
  await changesFor(ana.browser)
  await vi.waitFor(async () => expect(await raise()).toBe(1))
  expect(await news(company.administrator)).toMatchObject([{ contractId: contract.contractId }])
  expect(await news(ana.browser)).toEqual([])
})

test('a reader who once validated is told nothing of sections that are hidden from them now', async () => {
  await contract.acquire()
  const text = await textOf(owner, contract.contractId)
  const { blocks } = await text.read()
  const [section] = blocks[0].sections
  await text.save(section._id, { text: 'Marge de 12 %', audience: 'thirdParties' })
  await text.add('Garantie')
  const titles = async () =>
    (await changesFor(ana.browser)).parts.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual([section.title, 'Garantie'])
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.delete('contract_assignment').where('person_id', '=', ana.personId).execute(),
  )
  const hidden = await ana.browser.call('GET', contract.at('/validation/changes'))
  expect(hidden.status).toBe(404)
  const { contractId } = contract
  await grantLevel(product, company, { contractId, personId: ana.personId, level: 'reader' })
  expect(await titles()).toEqual(['Garantie'])
})
