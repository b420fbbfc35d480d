import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let sectionId: string
let text: Awaited<ReturnType<typeof textOf>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator)
  text = await textOf(company.administrator, _id)
  sectionId = (await text.read()).blocks[0].sections[0]._id
})

const minutes = (count: number) => product.clock.advance(count * 60_000)
const versions = async (query = '') => {
  const path = `${text.path}/sections/${sectionId}/versions${query}`
  return (await company.administrator.call('GET', path)).body
}
const numbers = async () =>
  (await versions()).value.map(({ version }: { version: number }) => version)

describe('versions of a section', () => {
  test('a first text is kept, then the end of each sitting', async () => {
    await text.save(sectionId, { text: 'un' })
    await text.save(sectionId, { text: 'deux' })
    await text.save(sectionId, { text: 'trois' })
    expect(await numbers()).toEqual([1])
    minutes(11)
    await text.save(sectionId, { text: 'quatre' })
    expect(await numbers()).toEqual([4, 1])
  })

  test('another person’s text is always kept', async () => {
    const { browser, personId } = await company.join('contributor', 'Paul')
    await grantLevel(product, company, {
      contractId: text.contractId,
      personId,
      level: 'editor',
    })
    await text.save(sectionId, { text: 'un' })
    await (await textOf(browser, text.contractId)).save(sectionId, { text: 'deux' })
    expect(await numbers()).toEqual([2, 1])
    const { value } = await versions()
    expect(value[0].savedBy).toBe('Anne Martin')
  })

  test('after many saves without a pause, one is kept', async () => {
    for (let save = 0; save < 52; save += 1) await text.save(sectionId, { text: `texte ${save}` })
    expect(await numbers()).toEqual([51, 1])
  })

  test('they are paged, newest first, with the true count', async () => {
    for (const words of ['un', 'deux', 'trois']) {
      await text.save(sectionId, { text: words })
      minutes(11)
    }
    const page = await versions('?$top=1&$skip=1')
    expect(page.count).toBe(3)
    expect(page.value.map(({ version }: { version: number }) => version)).toEqual([2])
    const unread = await company.administrator.call(
      'GET',
      `${text.path}/sections/${sectionId}/versions?$top=beaucoup`,
    )
    expect(unread.status).toBe(400)
  })

  test('an earlier one can be read and restored; the replaced text is kept', async () => {
    await text.save(sectionId, { title: 'Objet', text: 'un' })
    minutes(11)
    await text.save(sectionId, { title: 'Objet et périmètre', text: 'deux' })
    const earlier = `${text.path}/sections/${sectionId}/versions/2`
    const { body } = await company.administrator.call('GET', earlier)
    expect([body.title, body.content.content[0].content[0].text]).toEqual(['Objet', 'un'])
    const restored = await company.administrator.call('POST', `${earlier}/restored`, { version: 3 })
    expect([restored.status, restored.body.version, restored.body.title]).toEqual([200, 4, 'Objet'])
    expect(await numbers()).toEqual([3, 2, 1])
  })

  test('restoring over a newer text answers with that text', async () => {
    await text.save(sectionId, { text: 'un' })
    const path = `${text.path}/sections/${sectionId}/versions/1/restored`
    const { status, body } = await company.administrator.call('POST', path, { version: 1 })
    expect([status, body.code, body.details.version]).toEqual([412, 'SECTION_CHANGED', 2])
  })

  test('an unknown one does not exist', async () => {
    const path = `${text.path}/sections/${sectionId}/versions/7`
    const read = await company.administrator.call('GET', path)
    expect([read.status, read.body.code]).toEqual([404, 'VERSION_NOT_FOUND'])
    const restored = await company.administrator.call('POST', `${path}/restored`, { version: 1 })
    expect([restored.status, restored.body.code]).toEqual([404, 'VERSION_NOT_FOUND'])
  })

  test('overwriting on purpose keeps the replaced text', async () => {
    await text.save(sectionId, { text: 'un' })
    const { blocks } = await text.read()
    const { title, audience, content } = blocks[0].sections[0]
    const { status } = await company.administrator.call(
      'PUT',
      `${text.path}/sections/${sectionId}`,
      { title, audience, content, version: 2, overwrites: true },
    )
    expect(status).toBe(200)
    expect(await numbers()).toEqual([2, 1])
  })
})
