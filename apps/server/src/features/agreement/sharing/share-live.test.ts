import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { openLine } from '../../../testing/open-line.ts'
import { enterToRead, findShare, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  owner = company.administrator
  contractId = (await createContract(owner))._id
})
afterAll(() => product.stop())

const shares = () => `/contracts3/${contractId}/shares`

test('open pages of recipients learn immediately that a contract was shared, changed or revoked', async () => {
  const { browser, personId, email } = await company.join('reader')
  const line = await openLine(product, browser)
  const nextAccess = async () => {
    for (;;) {
      const news = await line.next()
      if (news === null || news.topic === 'access') return news
    }
  }
  await owner.call('POST', shares(), { personIds: [personId], level: 'reader' })
  expect(await nextAccess()).toEqual({ topic: 'access' })
  const { _id } = await findShare(owner, contractId, email)
  await owner.call('PUT', `${shares()}/${_id}`, { level: 'editor' })
  expect(await nextAccess()).toEqual({ topic: 'access' })
  await owner.call('DELETE', `${shares()}/${_id}`)
  expect(await nextAccess()).toEqual({ topic: 'access' })
  expect((await browser.call('GET', `/contracts3/${contractId}`)).status).toBe(404)
  const groupId = (await owner.call('POST', '/groups', { name: 'Achats' })).body._id
  await owner.call('POST', `/groups/${groupId}/members`, { addedIds: [personId] })
  expect(await nextAccess()).toEqual({ topic: 'access' })
  await owner.call('POST', shares(), { groupIds: [groupId], level: 'reader' })
  expect(await nextAccess()).toEqual({ topic: 'access' })
  await line.close()
})

test('a page that stays open counts as one reading; the next day is another', async () => {
  await shareOutside(company, contractId)
  const { guest, path } = await enterToRead(product, company)
  const readings = async () => {
    const { body } = await owner.call('GET', `/contracts3/${contractId}/activity`)
    const texts = body.value.map(({ text }: { text: string }) => text)
    return texts.filter((text: string) => text.includes('a ouvert le contrat partagé')).length
  }
  for (let time = 0; time < 3; time += 1) await guest.call('GET', path)
  expect(await readings()).toBe(1)
  await company.comeBack('2026-11-21T09:00:00Z')
  await guest.call('GET', path)
  expect(await readings()).toBe(2)
})

test('two simultaneous shares with one address become one share', async () => {
  const answers = await Promise.all([
    shareOutside(company, contractId, { emails: ['double@exterieur.test'] }),
    shareOutside(company, contractId, { emails: ['Double@Exterieur.test'], level: 'commenter' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const { body } = await owner.call('GET', shares())
  const found = body.value.filter(
    ({ email }: { email: string }) => email === 'double@exterieur.test',
  )
  expect(found).toHaveLength(1)
})
