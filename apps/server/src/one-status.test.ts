import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOWN_STATUSES, wireStatus } from '@tacite/domain/contracts/contract-status.ts'
import { endSittings } from './features/agreement/validation/end-sittings.job.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { confirming } from './testing/confirming.ts'
import { createContract, fillSections } from './testing/contracts.ts'
import { sealNow, sendOut, signInside } from './testing/signatures.ts'
import { YEARLY_TERMS } from './testing/standing-terms.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'

const MOST_MS = 120_000

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
})
afterAll(() => product.stop())

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await company.administrator.call(method, path, body)
  expect([path, answer.status, answer.status < 300]).toEqual([path, answer.status, true])
  return answer
}
const get = async (path: string) => (await call('GET', path)).body

/** The status of a company's only contract on each surface, in a common format. */
async function surfaces(contractId: string) {
  const page = await get(`/contracts3/${contractId}`)
  const { value } = await get('/contracts3?$top=10&$skip=0&payloadType=contracts')
  const [{ statusWorkflow, statusDetail, statusDetailKey }] = value
  const csv = (await call('GET', '/contracts3/exports-csv?typeFile=csv')).bytes.toString('utf8')
  const [headers, row] = csv.split('\r\n').map((line) => line.split(';'))
  const cell = (name: string) =>
    row![headers!.findIndex((header) => header.includes(name))]?.replaceAll('"', '')
  const byStatus = await Promise.all(
    SHOWN_STATUSES.map(async (status) => [status, await countOf(`status=eq:${status}`)] as const),
  )
  const dashboard = await get('/contracts3/dashboard?payloadType=dashboard&$top=0')
  const month = dashboard.documentsPreSignByMonth.at(-1)
  return {
    page: [page.status, shownBeside(page), page.statusDetail, page.statusDetailKey],
    list: [statusWorkflow.status, shownBeside(statusWorkflow), statusDetail, statusDetailKey],
    words: statusWorkflow.statusI18n,
    exported: [cell('Statut'), cell('Détail du statut')],
    filters: byStatus.filter(([, count]) => count > 0),
    byDetail: await countOf(`statusDetail=eq:${statusDetailKey}`),
    figures: {
      inProgress: dashboard.contractsInProgressCount,
      readyToSign: dashboard.readyToSignCount,
      signed: dashboard.documentsPostSignCount,
      ofMonth: month.parts.filter(({ count }: { count: number }) => count > 0),
    },
  }
}

/** Which of the statuses that are VALIDATION on the wire it is. */
function shownBeside(flags: { readyToSign: boolean; validationSuspended: boolean }): string[] {
  return (['readyToSign', 'validationSuspended'] as const).filter((name) => flags[name])
}

async function countOf(filter: string): Promise<number> {
  return (await get(`/contracts3?$top=1&$skip=0&${filter}`)).count
}

/** Asserts that every surface shows this status and detail. */
async function expectStatus(
  contractId: string,
  shown: (typeof SHOWN_STATUSES)[number],
  words: string,
  detail: string,
) {
  const said = await surfaces(contractId)
  const status = wireStatus(shown)
  const beside = status === shown ? [] : [shown]
  const isUnsigned = ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'].includes(status)
  const [, , , key] = said.page
  expect(said).toMatchObject({
    page: [status, beside, detail, key],
    list: [status, beside, detail, key],
    words,
    exported: [words, detail],
    filters: [[shown, 1]],
    byDetail: 1,
    figures: {
      inProgress: Number(isUnsigned),
      readyToSign: Number(shown === 'readyToSign'),
      signed: Number(status === 'SIGNED'),
      ofMonth: isUnsigned ? [{ _id: expect.stringContaining(status), count: 1 }] : [],
    },
  })
}

test(
  'every surface says the same of a contract after each act of its life',
  async () => {
    company = await signUpCompany(product)
    const { administratorId, administrator } = company
    const { _id: contractId } = await createContract(administrator)
    const at = (path = '') => `/contracts3/${contractId}${path}`
    const is = (...expected: [(typeof SHOWN_STATUSES)[number], string, string]) =>
      expectStatus(contractId, ...expected)
    const validate = async (decision: 'accepted' | 'refused') => {
      const steps = [{ name: 'Juridique', rule: 'oneOf', validatorIds: [administratorId] }]
      const { body } = await call('POST', at('/validation'), { steps })
      await is('VALIDATION', 'En validation', 'Validation')
      const path = at(`/validation/${body.current.steps[0]._id}/decision`)
      await call('PUT', path, { decision, reason: 'Vu' })
    }
    await is('DRAFT', 'Brouillon', 'Rédaction')

    const [drafting, negotiation] = await get(at('/steps'))
    await call('PUT', at(`/steps/${drafting._id}`), { isCompleted: true })
    await is('NEGOTIATION', 'En négociation', negotiation.name)
    await fillSections(administrator, contractId)
    await call('PUT', at('/lifecycle'), YEARLY_TERMS)

    await validate('refused')
    await is('VALIDATION', 'En validation', 'Validation')
    await call('DELETE', at('/validation'))
    await is('NEGOTIATION', 'En négociation', negotiation.name)

    await validate('accepted')
    await is('readyToSign', 'Prêt à signer', 'Signature')
    const { title } = await get(at())
    const rename = (renamed: string) =>
      confirming(administrator).call('PUT', at(), { title: renamed })
    await rename('Contrat de maintenance des ascenseurs')
    await is('validationSuspended', 'Validation suspendue', 'Signature')
    await rename(title)
    await is('readyToSign', 'Prêt à signer', 'Signature')
    await rename('Contrat de maintenance des ascenseurs')
    await is('validationSuspended', 'Validation suspendue', 'Signature')
    product.clock.advance(11 * 60_000)
    await endSittings({ ...product.product.platform, preAuth: product.preAuth })
    await is('NEGOTIATION', 'En négociation', negotiation.name)

    await validate('accepted')
    await is('readyToSign', 'Prêt à signer', 'Signature')
    const signatories = [{ kind: 'internal', personId: administratorId }]
    expect((await sendOut(company, contractId, signatories)).status).toBe(201)
    await is('SIGNATURE', 'En signature', 'Signature')
    await call('DELETE', at('/signature'))
    await is('readyToSign', 'Prêt à signer', 'Signature')

    await sendOut(company, contractId, signatories)
    const { email } = await get('/me')
    await signInside(product, company, contractId, { browser: administrator, email })
    await is('SIGNATURE', 'En signature', 'Signature')
    await sealNow(product, company, contractId)
    await is('SIGNED', 'Signé', 'En vigueur')

    const days = { sentOn: '2026-05-04', presentedOn: '2026-05-04', receivedOn: null }
    await call('POST', at('/notices'), { kind: 'nonRenewal', ...days, endsOn: null })
    await is('SIGNED', 'Signé', 'Dénoncé, prend fin le 31/12/2026')
    await company.comeBack('2027-01-02T09:00:00Z')
    await is('TERMINATED', 'Résilié', 'Résilié')
  },
  MOST_MS,
)

test('a cancelled contract has no deadline on any surface', async () => {
  const other = await signUpCompany(product)
  const { administrator } = other
  const { _id: contractId } = await createContract(administrator)
  const at = (path = '') => `/contracts3/${contractId}${path}`
  await administrator.call('PUT', at('/lifecycle'), YEARLY_TERMS)
  expect((await administrator.call('POST', at('/cancelled'))).status).toBe(200)
  const { body } = await administrator.call('GET', '/contracts3?$top=1&$skip=0')
  expect(body.value).toMatchObject([
    {
      statusWorkflow: { status: 'CANCELLED', readyToSign: false },
      statusDetailKey: 'CANCELLED',
      endDate: null,
      terminationDate: null,
      legalLimit: null,
      sendBy: null,
    },
  ])
  const page = (await administrator.call('GET', at())).body
  expect([page.status, page.statusDetailKey]).toEqual(['CANCELLED', 'CANCELLED'])
})
