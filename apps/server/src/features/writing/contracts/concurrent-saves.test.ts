import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Answer, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let colleague: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  colleague = await company.join('contractManager', 'Zoé')
})
afterAll(() => product.stop())

/** Each save of a part of a contract; those of one value in two forms change the other form's part too. */
const SAVES = {
  details: (at: string) => put(at, { title: 'Autre titre' }),
  'details and folders': (at: string) => put(at, { title: 'Autre titre', folderIds: [] }),
  owner: (at: string) => put(at, { ownerId: colleague.personId }),
  fields: (at: string) => put(`${at}/fields`, { values: { effective_date: '2027-03-01' } }),
  terms: (at: string) => put(`${at}/lifecycle`, { ...YEARLY_TERMS, effectiveDate: '2027-05-01' }),
  cancellation: (at: string) => company.administrator.call('POST', `${at}/cancelled`, {}),
  share: (at: string) =>
    company.administrator.call('POST', `${at}/shares`, {
      personIds: [colleague.personId],
      level: 'reader',
    }),
}

type Save = keyof typeof SAVES

const NAMES = Object.keys(SAVES) as Save[]
const PAIRS = NAMES.flatMap((first, place) =>
  NAMES.slice(place).map((second): [Save, Save] => [first, second]),
)

function put(path: string, body: object): Promise<Answer> {
  return company.administrator.call('PUT', path, body)
}

test.each(PAIRS)('one contract’s %s and %s are saved at the same moment', async (first, second) => {
  const { _id } = await createContract(company.administrator)
  const at = `/contracts3/${_id}`
  // Both have what they lock before the contract, and wait for it.
  const held = `select from contract where id = '${_id}' for update`
  const answers = await atOnce(product, [() => SAVES[first](at), () => SAVES[second](at)], held)
  // What was cancelled, shared or handed over meanwhile refuses the second for its own reason.
  for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status)
  expect(answers.filter(({ status }) => status < 300)).not.toEqual([])
})
