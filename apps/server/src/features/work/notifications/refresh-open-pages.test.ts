import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { notifyCompany } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signableContract } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const LAST = { topic: 'tasks' } as const

/** The change notices about contracts that the open pages of these people receive meanwhile. */
async function heardDuring(personIds: readonly string[], act: () => Promise<unknown>) {
  const { live, inCompany } = product.product.platform
  const ends = personIds.map((personId) => {
    const heard: ChangeNotice[] = []
    const { promise, resolve } = Promise.withResolvers<ChangeNotice[]>()
    const stop = live.listen(company.companyId, personId, (news) => {
      if (news.topic === LAST.topic) resolve(heard)
      if (news.topic !== 'notifications' && news.topic !== LAST.topic) heard.push(news)
    })
    return promise.finally(stop)
  })
  await act()
  // Notices arrive in commit order.
  await inCompany(company.companyId, (db) => notifyCompany(db, LAST))
  return Promise.all(ends)
}

test('the requester of a validation sees each decision', async () => {
  const validator = await company.join('validator')
  const contractId = await signableContract(company)
  const asked = await company.administrator.call('POST', `/contracts3/${contractId}/validation`, {
    steps: [{ name: 'Juridique', rule: 'all', validatorIds: [validator.personId] }],
  })
  const stepId = asked.body.current.steps[0]._id as string
  const path = `/contracts3/${contractId}/validation/${stepId}/decision`
  const [heard] = await heardDuring([company.administratorId], () =>
    validator.browser.call('PUT', path, { decision: 'refused', reason: 'Article 3' }),
  )
  expect(heard).toContainEqual({ topic: 'contract', contractId })
})

test('a saved section reaches everyone else who sees the contract, and nobody who does not', async () => {
  const contractId = (await createContract(company.administrator))._id
  const [writer, reader, stranger] = [
    await company.join('contributor', 'Paul'),
    await company.join('contributor', 'Ana'),
    await company.join('contributor', 'Luc'),
  ]
  await grantLevel(product, company, { contractId, personId: writer.personId, level: 'editor' })
  await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
  const text = await textOf(writer.browser, contractId)
  const sectionId = (await text.read()).blocks[0].sections[0]._id
  const people = [writer, reader, stranger].map(({ personId }) => personId)
  const heard = await heardDuring([...people, company.administratorId], async () => {
    await text.save(sectionId, { text: 'un' })
    await text.save(sectionId, { text: 'deux' })
  })
  const saved = { topic: 'text', contractId }
  expect(heard).toEqual([[], [saved, saved], [], [saved, saved]])
})

test('an act on many contracts is one notice for all of them', async () => {
  const { events, inCompany, clock } = product.product.platform
  const contractId = (await createContract(company.administrator))._id
  const datesChanged = (id: string) => contractEvent(null, 'contract.datesChanged', id)
  const record = (contractIds: string[]) =>
    inCompany(company.companyId, (db) => events.recordMany(db, contractIds.map(datesChanged)))
  const others = Array.from({ length: 20 }, () => newId(clock.now()))
  const [few] = await heardDuring([company.administratorId], () =>
    record([contractId, ...others.slice(1)]),
  )
  expect(few).toEqual([{ topic: 'contract', contractId }])
  const [many] = await heardDuring([company.administratorId], () => record([contractId, ...others]))
  expect(many).toEqual([{ topic: 'contract' }])
})

test('creating, renaming or deleting a project reaches everyone in the company, and nobody else', async () => {
  const { administrator, administratorId } = company
  const { personId } = await company.join('reader')
  const elsewhere = await signUpCompany(product)
  const heardElsewhere: ChangeNotice[] = []
  const stop = product.product.platform.live.listen(
    elsewhere.companyId,
    elsewhere.administratorId,
    (news) => heardElsewhere.push(news),
  )
  const heard = await heardDuring([administratorId, personId], async () => {
    const { body } = await administrator.call('POST', '/projects', { name: 'Halle' })
    const path = `/administration/projects/${body._id}`
    await administrator.call('PUT', path, { title: 'Grande halle' })
    await administrator.call('DELETE', path)
  })
  stop()
  const news = [{ topic: 'projects' }, { topic: 'projectsRenamed' }, { topic: 'projects' }]
  expect(heard).toEqual([news, news])
  expect(heardElsewhere).toEqual([])
})
