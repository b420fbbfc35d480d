import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { ask, contractWithQuestions, enterToAnswer } from '../../../testing/questionnaires.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { enter, OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart, UPLOAD_TYPE } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let contract: Awaited<ReturnType<typeof contractWithQuestions>>
let guest: Browser
let invitationId: string

/** Everything of the contract but its title. */
const SECRETS = ['Rémunération secrète', 'bordereau.pdf', 'Valeur gardée', '77001']

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contract = await contractWithQuestions(company)
  const { administrator } = company
  const text = await textOf(administrator, contract.contractId)
  await text.save(await text.add('Rémunération secrète'), { text: 'Rémunération secrète' })
  const { payload, headers } = multipart('bordereau.pdf', Buffer.from('%PDF-1.4'))
  await administrator.call('POST', `${contract.at}/attachments`, payload, headers)
  await administrator.call('PUT', `${contract.at}/fields`, {
    values: { [contract.staff]: 77_001, company_name: 'Valeur gardée' },
  })
  await ask(company, contract, { variables: [contract.iban] })
  const entered = await enterToAnswer(product, company)
  guest = entered.guest
  invitationId = entered.invitation.split('/').at(-1)!
})
afterAll(() => product.stop())

const IDS: Record<string, () => string> = {
  ':invitationId': () => invitationId,
  ':contractId': () => contract.contractId,
}
const ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

test('whoever is asked questions reads nothing of the contract but its title, at no address', async () => {
  const open: string[] = []
  for (const { endpoint } of product.product.routes) {
    const { method, path, access, upload } = endpoint
    const filled = path.replace(/:\w+/g, (name) => IDS[name]?.() ?? ID)
    const answer = upload
      ? await guest.call(method, filled, '--x--', { 'content-type': UPLOAD_TYPE[upload] })
      : await guest.call(method, filled, /GET|DELETE/.test(method) ? undefined : {})
    const said = answer.bytes.toString('utf8')
    for (const secret of SECRETS)
      expect([path, said]).not.toEqual([path, expect.stringContaining(secret)])
    if (access !== 'public' && ![401, 404].includes(answer.status)) open.push(path)
  }
  expect([...new Set(open)].toSorted()).toEqual([
    '/invitations/:invitationId/answers',
    '/invitations/:invitationId/questions',
    '/invitations/:invitationId/questions/language',
  ])
})

test('the page has the questions asked, and no others', async () => {
  const { body } = await guest.call('GET', `/invitations/${invitationId}/questions`)
  expect(body.questions.map(({ label }: { label: string }) => label)).toEqual(['IBAN'])
  expect(Object.keys(body).toSorted()).toEqual([
    'askedBy',
    'company',
    'currency',
    'dueOn',
    'i18n',
    'linkEndsOn',
    'message',
    'questions',
    'respondent',
    'returnedWord',
    'sentAt',
    'timeZone',
    'title',
    'writing',
  ])
})

test('whoever reads or signs a contract does not answer its questions', async () => {
  await shareOutside(company, contract.contractId)
  const reader = await enterToRead(product, company)
  await sendOut(company, await signableContract(company), [OUTSIDER])
  const signatory = await enter(product, company)
  const own = reader.path.replace('/contract', '')
  for (const [browser, at] of [
    [reader.guest, own],
    [signatory.guest, signatory.path],
    [reader.guest, `/invitations/${invitationId}`],
  ] as const) {
    expect([401, 404]).toContain((await browser.call('GET', `${at}/questions`)).status)
    const written = await browser.call('PUT', `${at}/answers`, { values: {}, replaces: {} })
    expect([401, 404]).toContain(written.status)
  }
})

test('another questionnaire is out of reach of the link of the first', async () => {
  const { _id } = (
    await ask(company, contract, { email: 'autre@client.test', variables: [contract.iban] })
  ).body
  expect((await guest.call('GET', `/invitations/${_id}/questions`)).status).toBe(401)
})
