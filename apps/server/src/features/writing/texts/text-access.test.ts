import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel, setContractState } from '../../../testing/contract-state.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let text: Awaited<ReturnType<typeof textOf>>
let sectionId: string
let blockIds: string[]

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  text = await textOf(company.administrator, contractId)
  const { blocks } = await text.read()
  blockIds = blocks.map(({ _id }: { _id: string }) => _id)
  sectionId = blocks[0].sections[0]._id
})

/** Every act on the text, as calls that would succeed for an editor. */
function acts(): ['POST' | 'PUT' | 'DELETE', string, object?][] {
  const section = `${text.path}/sections/${sectionId}`
  const body = { title: 'Prix', audience: 'anyone', content: paragraph('x') }
  return [
    ['PUT', section, { ...body, version: 1 }],
    [
      'POST',
      `${text.path}/sections`,
      { ...body, level: 1, blockId: blockIds[0], afterSectionId: null },
    ],
    [
      'POST',
      `${section}/split`,
      { ...body, version: 1, newTitle: 'Suite', newLevel: 1, newContent: paragraph('y') },
    ],
    ['PUT', `${section}/place`, { to: 'down' }],
    ['PUT', `${section}/lock`, { isLocked: true }],
    ['PUT', `${section}/numbering`, { isNumbered: false }],
    ['DELETE', section],
    ['POST', `${section}/restored`],
    ['POST', `${section}/versions/1/restored`, { version: 1 }],
    ['POST', `${text.path}/blocks`, { kind: 'annex', name: 'Tarifs' }],
    ['PUT', `${text.path}/blocks/${blockIds[1]}`, { name: 'Signatures', replaces: 'Signatures' }],
    ['PUT', `${text.path}/blocks/${blockIds[1]}/place`, { position: 0 }],
    ['DELETE', `${text.path}/blocks/${blockIds[1]}`],
    ['POST', `${text.path}/blocks/${blockIds[1]}/restored`],
  ]
}

async function answersOf(browser: Browser): Promise<[number, string][]> {
  const answers: [number, string][] = []
  for (const [method, path, body] of acts()) {
    const answer = await browser.call(method, path, body)
    answers.push([answer.status, answer.body.code])
  }
  return answers
}

describe('every act on a text is refused', () => {
  test.each([
    ['frozen', 'CONTRACT_FROZEN'],
    ['locked', 'CONTRACT_LOCKED'],
    ['cancelled', 'CONTRACT_ENDED'],
  ] as const)('on a %s contract', async (state, code) => {
    await setContractState(product, company, contractId, state)
    for (const answer of await answersOf(company.administrator)) expect(answer).toEqual([409, code])
  })

  test('to a person whose level is too low, with the text of the specification', async () => {
    const { browser, personId } = await company.join('contractManager')
    await grantLevel(product, company, { contractId, personId, level: 'suggester' })
    for (const answer of await answersOf(browser)) {
      expect(answer).toEqual([403, 'LEVEL_TOO_LOW_EDITOR'])
    }
  })

  test('to a person without the company permission', async () => {
    const { browser, personId } = await company.join('reader')
    await grantLevel(product, company, { contractId, personId, level: 'owner' })
    for (const [status, code] of await answersOf(browser)) {
      expect([status, code]).toEqual([403, expect.stringMatching(/^NOT_ALLOWED_/)])
    }
  })

  test('to another company, for which it does not exist', async () => {
    const other = await signUpCompany(product)
    for (const answer of await answersOf(other.administrator)) {
      expect(answer).toEqual([404, 'TEXT_NOT_FOUND'])
    }
    const reads = ['/document', '/removed', `/sections/${sectionId}/versions`]
    for (const read of reads) {
      const { status } = await other.administrator.call('GET', text.path + read)
      expect(status).toBe(404)
    }
  })
})

test('sections and blocks of another contract do not exist in this one', async () => {
  const { _id } = await createContract(company.administrator)
  const foreign = await textOf(company.administrator, _id)
  const { blocks } = await foreign.read()
  const section = blocks[0].sections[0]._id as string
  const block = blocks[0]._id as string
  const calls: Parameters<typeof company.administrator.call>[] = [
    ['PUT', `${text.path}/sections/${section}/place`, { to: 'down' }],
    ['DELETE', `${text.path}/sections/${section}`],
    ['PUT', `${text.path}/sections/${section}/lock`, { isLocked: true }],
    ['PUT', `${text.path}/sections/${section}/numbering`, { isNumbered: false }],
    ['GET', `${text.path}/sections/${section}/versions`],
    ['PUT', `${text.path}/blocks/${block}`, { name: 'x', replaces: 'x' }],
    ['DELETE', `${text.path}/blocks/${block}`],
    ['POST', `${text.path}/blocks/${block}/restored`],
  ]
  for (const args of calls) {
    const { status, body } = await company.administrator.call(...args)
    expect([status, body.code]).toEqual([404, expect.stringMatching(/^(SECTION|BLOCK)_NOT_FOUND$/)])
  }
})
