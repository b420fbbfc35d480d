import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEND_JOINING } from './features/people/accounts/request-joining.ts'
import { sendJoiningLink } from './features/people/accounts/send-joining-link.job.ts'
import { inviteAgain } from './features/people/people/public.ts'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { signUpForReal } from './testing/companies.ts'
import { createContract, fillSections } from './testing/contracts.ts'
import { doJobs } from './testing/jobs.ts'
import { mailsOf } from './testing/mails.ts'
import { OUTSIDER } from './testing/signatures.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'

/** What a stranger would like to read over our name. */
const COMPANY = 'Your bank: verify at http://phish.example/6'
const TITLE = 'Urgent: www.phish.example/7'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})

test('the subject of a share, of a signature and of a link to join holds no address of the company’s choosing', async () => {
  const company = await signUpForReal(product, { name: COMPANY, domain: 'banque' })
  const { administrator, companyId, email } = company
  const { _id } = await createContract(administrator, { title: TITLE })
  await fillSections(administrator, _id)
  const share = { emails: ['lu@exterieur.test'], personIds: [], groupIds: [], level: 'reader' }
  const signature = { signatories: [OUTSIDER] }
  for (const [part, body] of [
    ['shares', share],
    ['signature', signature],
  ] as const)
    expect((await administrator.call('POST', `/contracts3/${_id}/${part}`, body)).status).toBe(201)

  const domain = email.split('@')[1]!
  const { body: roles } = await administrator.call('GET', '/users/choices/roles?q=Lecteur')
  const policy = { policy: 'domains', domains: [domain], roleId: roles.value[0]._id }
  expect((await administrator.call('PUT', '/company/sign-up', policy)).status).toBe(200)
  const joiner = `nouvelle@${domain}`
  await product.browser('127.8.0.1').call('POST', '/auth/join', { email: joiner, i18n: 'fr' })
  await doJobs(product, SEND_JOINING, (job) =>
    sendJoiningLink({ ...product.product.platform, preAuth: product.preAuth, inviteAgain }, job),
  )

  const subjects: Record<string, string> = {}
  for (const recipient of ['lu@exterieur.test', OUTSIDER.email, joiner])
    for (const mail of await mailsOf(product, { companyId }, recipient))
      subjects[recipient] = mail.subject.replace(/\s/g, ' ')
  expect(subjects).toEqual({
    'lu@exterieur.test': expect.stringContaining('Your bank verify at'),
    [OUTSIDER.email]: expect.stringContaining('Your bank verify at'),
    [joiner]: expect.stringContaining('Your bank verify at'),
  })
  expect(Object.values(subjects).join('\n')).not.toMatch(/phish|http|www/)
})
