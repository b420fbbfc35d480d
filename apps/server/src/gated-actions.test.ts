import { PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attach, pdfOf } from './testing/attachments.ts'
import { makeClause } from './testing/clauses.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { grantLevel } from './testing/contract-state.ts'
import { textOf } from './testing/contract-text.ts'
import { contractForm, createContract, firstChoice } from './testing/contracts.ts'
import { clauseActions, type GatedAction } from './testing/permissions/clause-actions.ts'
import { refusalText } from './testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'
import { multipart, wordFile } from './testing/uploads.ts'

/** The prefix of every « You are not allowed to … » of specification 6. */
const WORDS = {
  fr: 'Vous n’êtes pas autorisé à ',
  en: 'You are not allowed to ',
  es: 'No está autorizado a ',
}

let product: TestProduct
let company: TestCompany
let browser: Browser
let contractId: string
let textPath: string
let ids: Record<
  'section' | 'block' | 'step' | 'folder' | 'template' | 'clause' | 'attachment',
  string
>
let textPaths: Record<'template' | 'clause', string>

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const { administrator } = company
  contractId = (await createContract(administrator))._id
  const text = await textOf(administrator, contractId)
  const { blocks } = await text.read()
  textPath = text.path
  const steps = await administrator.call('GET', `/contracts3/${contractId}/steps`)
  const attached = await attach(administrator, contractId, 'plan.pdf', pdfOf('Plan'))
  ids = {
    section: blocks[0].sections[0]._id,
    block: blocks[1]._id,
    step: steps.body[0]._id,
    attachment: attached.body._id,
    folder: await firstChoice(administrator, 'folders'),
    template: await firstChoice(administrator, 'templates'),
    clause: (await makeClause(company)).id,
  }
  const template = await administrator.call('GET', `/model/contracts/${ids.template}`)
  const clauses = await administrator.call('GET', '/clauses')
  textPaths = {
    template: `/texts/${template.body.textId}`,
    clause: `/texts/${clauses.body.value[0].textId}`,
  }
  const joined = await company.join('contributor')
  browser = joined.browser
  await grantLevel(product, company, { contractId, personId: joined.personId, level: 'owner' })
})
afterAll(() => product.stop())

const at = (path = '') => `/contracts3/${contractId}${path}`

const create = async (changes: object) =>
  browser.call('POST', '/contracts3', {
    ...(await contractForm(company.administrator)),
    ...changes,
  })

const NOWHERE = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

/** Each gated action, performed by a person who holds every other permission. */
const ACTIONS: GatedAction[] = [
  ['create a contract', 'contracts3:create', () => create({})],
  [
    'create from a model',
    'contracts3:create:model',
    () => create({ from: { kind: 'template', templateId: ids.template } }),
  ],
  [
    'upload a Word document',
    'contracts3:create:document',
    () => {
      const { payload, headers } = multipart('a.docx', wordFile([{ text: 'Objet' }]))
      return browser.call('POST', '/contracts3/uploads', payload, headers)
    },
  ],
  [
    'create from a Word document',
    'contracts3:create:document',
    () => create({ from: { kind: 'upload', uploadId: NOWHERE } }),
  ],
  [
    'create a model',
    'model:contracts:create',
    () => browser.call('POST', '/model/contracts', { title: 'Bail', locale: 'fr' }),
  ],
  [
    'add a contract that the product comes with',
    'model:contracts:create',
    () => browser.call('POST', '/model/contracts/shipped', { key: 'service', locale: 'fr' }),
  ],
  [
    'make a model of a contract',
    'model:contracts:create',
    () => browser.call('POST', at('/templates'), { title: 'Bail' }),
  ],
  [
    'make a model of a file',
    'model:contracts:create',
    () =>
      browser.call('POST', `/contracts3/uploads/${NOWHERE}/templates`, {
        title: 'x',
        locale: 'fr',
      }),
  ],
  [
    'read what a file asks to fill in',
    'model:contracts:create',
    () => browser.call('GET', `/contracts3/uploads/${NOWHERE}/placeholders`),
  ],
  [
    'make tagged fields of what a file asks to fill in',
    'modules:tagged:field',
    () =>
      browser.call('POST', `/contracts3/uploads/${NOWHERE}/templates`, {
        title: 'x',
        locale: 'fr',
        fields: [{ kind: 'new', placeholder: 'name: ville', label: 'Ville', type: 'text' }],
      }),
  ],
  [
    'edit a model',
    'model:contracts:update',
    () => browser.call('PUT', `/model/contracts/${ids.template}`, { title: 'Bail', locale: 'fr' }),
  ],
  [
    'publish a model',
    'model:contracts:update',
    () => browser.call('POST', `/model/contracts/${ids.template}/versions`, { note: '' }),
  ],
  [
    'delete a model',
    'model:contracts:delete',
    () => browser.call('DELETE', `/model/contracts/${ids.template}`),
  ],
  ...clauseActions(() => ({ browser, clauseId: ids.clause })),
  ['file a new contract', 'contracts3:file', () => create({ folderIds: [ids.folder] })],
  [
    'file a contract',
    'contracts3:file',
    () => browser.call('PUT', at(), { folderIds: [ids.folder] }),
  ],
  ['modify the contract', 'contracts3:update', () => browser.call('PUT', at(), { title: 'x' })],
  [
    'configure dates',
    'contracts3:dates',
    () => browser.call('PUT', at('/lifecycle'), { effectiveDate: '2027-01-01' }),
  ],
  ['share the contract', 'contracts3:share', () => browser.call('GET', at('/shares/candidates'))],
  ['revoke a share', 'contracts3:share', () => browser.call('DELETE', at(`/shares/${NOWHERE}`))],
  [
    'configure integrations',
    'modules:integrations',
    () => browser.call('PUT', '/integrations', {}),
  ],
  [
    'complete a step',
    'workflows:step:complete',
    () => browser.call('PUT', at(`/steps/${ids.step}`), { isCompleted: true }),
  ],
  [
    'set the due date of a step',
    'workflows:step:dueDate',
    () => browser.call('PUT', at(`/steps/${ids.step}`), { dueDate: '2027-01-01', replaces: null }),
  ],
  [
    'download attached files',
    'contracts:attachments:download',
    () => browser.call('GET', at('/original')),
  ],
  [
    'download the proof of a notice',
    'contracts:attachments:download',
    () => browser.call('GET', at(`/notices/${NOWHERE}/proofs/${NOWHERE}/file`)),
  ],
  [
    'download the document of a renewal',
    'contracts:attachments:download',
    () => browser.call('GET', at(`/renewals/${NOWHERE}/documents/${NOWHERE}/file`)),
  ],
  [
    'download the contract with its attached files',
    'contracts:attachments:download',
    () => browser.call('GET', at('/with-attachments?format=zip')),
  ],
  [
    'delete an attached file',
    'contracts:attachments:delete',
    () => browser.call('DELETE', at(`/attachments/${ids.attachment}`)),
  ],
  [
    'attach a file',
    'contracts3:update',
    () => attach(browser, contractId, 'plan.pdf', pdfOf('Plan')),
  ],
  [
    'list section versions',
    'contracts:sections:versions',
    () => browser.call('GET', `${textPath}/sections/${ids.section}/versions`),
  ],
  [
    'restore a section version',
    'contracts:sections:versions',
    () =>
      browser.call('POST', `${textPath}/sections/${ids.section}/versions/1/restored`, {
        version: 1,
      }),
  ],
  [
    'send for signature',
    'contracts3:signature',
    () => browser.call('POST', at('/signature'), { signatories: [] }),
  ],
  [
    'modify the text of a template',
    'model:contracts:update',
    () => browser.call('POST', `${textPaths.template}/blocks`, { kind: 'annex', name: 'x' }),
  ],
  [
    'modify the text of a clause',
    'contracts:clause:update',
    () => browser.call('PUT', `${textPaths.clause}/sections/${NOWHERE}/lock`, { isLocked: true }),
  ],
  [
    'delete a block',
    'contracts:blocks:delete',
    () => browser.call('DELETE', `${textPath}/blocks/${ids.block}`),
  ],
  // Last: once allowed, the contract is gone.
  ['delete the contract', 'contracts3:delete', () => browser.call('DELETE', at())],
]

test.each(ACTIONS)('who may not %s is told so, in three languages', async (_, permission, ask) => {
  await hold(PERMISSIONS.filter((one) => one !== permission))
  for (const i18n of locales) {
    await browser.call('PUT', '/me/language', { i18n })
    const { status, body } = await ask()
    expect([status, body.code]).toEqual([403, codeOf(permission)])
    expect(body.message).toMatch(new RegExp(`^${WORDS[i18n]}`))
  }
  await hold(PERMISSIONS)
  expect((await ask()).body.code ?? '').not.toMatch(/^NOT_ALLOWED/)
})

test('every endpoint with a permission says which one is missing, in three languages', async () => {
  const gated = product.product.routes.flatMap(({ endpoint: { method, path, access } }) =>
    isPermission(access) ? [{ method, path: path.replaceAll(/:\w+/g, NOWHERE), access }] : [],
  )
  expect(new Set(gated.map(({ access }) => access)).size).toBeGreaterThan(20)
  await hold([])
  for (const i18n of locales) {
    await browser.call('PUT', '/me/language', { i18n })
    const faults: string[] = []
    for (const { method, path, access } of gated) {
      const { status, body } = await browser.call(method, path)
      const text = refusalText(i18n, { code: codeOf(access) })
      const isRight = status === 403 && body.code === codeOf(access) && body.message === text
      if (!isRight || !text.startsWith(WORDS[i18n])) faults.push(`${method} ${path}: ${text}`)
    }
    expect(faults).toEqual([])
  }
})

async function hold(permissions: readonly Permission[]): Promise<void> {
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('role')
      .set({ permissions: [...permissions] })
      .where('role.key', '=', 'contributor')
      .execute(),
  )
}

const isPermission = (access: string): access is Permission =>
  (PERMISSIONS as readonly string[]).includes(access)

const codeOf = (permission: Permission) =>
  `NOT_ALLOWED_${permission
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(':', '_')
    .toUpperCase()}`
