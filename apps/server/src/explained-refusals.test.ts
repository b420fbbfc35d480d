import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeContract, type DrawnContract } from './testing/acts/drawn-contract.ts'
import { attach, pdfOf } from './testing/attachments.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { grantLevel } from './testing/contract-state.ts'
import { createContract } from './testing/contracts.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from './testing/start-product.ts'

const MOST_MS = 240_000
const NOWHERE = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

let product: TestProduct
let company: TestCompany
let contractId: string
let amendmentId: string
const people: { name: string; browser: Browser }[] = []

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  for (const kind of ['annex', 'signaturePage'])
    await attach(company.administrator, contractId, 'plan.pdf', A_PDF, { kind })
  amendmentId = (await createContract(company.administrator))._id
  people.push({ name: 'administrator', browser: company.administrator })
  for (const [role, level] of [
    ['contractManager', 'editor'],
    ['contractManager', 'reader'],
    ['contributor', 'owner'],
    ['reader', 'owner'],
    ['reader', 'reader'],
  ] as const) {
    const { browser, personId } = await company.join(role, `${role} ${level}`)
    await grantLevel(product, company, { contractId, personId, level })
    people.push({ name: `${role}, ${level}`, browser })
  }
})
afterAll(() => product.stop())

const DRAFT: DrawnContract = {
  status: 'DRAFT',
  isFrozen: false,
  lock: 'none',
  isArchived: false,
  hasAmendments: false,
  changes: 'none',
  isNegotiated: false,
  validations: [],
  condition: 'none',
  signatures: [],
  provider: 'local',
  signedDocument: 'none',
}

const STATES: Record<string, DrawnContract> = {
  draft: DRAFT,
  'with an amendment': { ...DRAFT, hasAmendments: true },
  'under validation': { ...DRAFT, status: 'VALIDATION', validations: ['fallen', 'running'] },
  validated: { ...DRAFT, status: 'VALIDATION', validations: ['accepted'] },
  'validated on a condition': {
    ...DRAFT,
    status: 'VALIDATION',
    validations: ['accepted'],
    condition: 'open',
  },
  'without its validation': { ...DRAFT, validations: ['fallen'] },
  'validation suspended': { ...DRAFT, status: 'VALIDATION', validations: ['suspended'] },
  out: { ...DRAFT, status: 'SIGNATURE', isFrozen: true, signatures: ['cancelled', 'out'] },
  printed: {
    ...DRAFT,
    status: 'SIGNATURE',
    isFrozen: true,
    signatures: ['out'],
    provider: 'scan',
  },
  'called off': { ...DRAFT, signatures: ['cancelled'] },
  'being sealed': { ...DRAFT, status: 'SIGNATURE', isFrozen: true, signatures: ['sealing'] },
  signed: {
    ...DRAFT,
    status: 'SIGNED',
    lock: 'signature',
    signatures: ['sealed'],
    signedDocument: 'sealed',
  },
  scanned: {
    ...DRAFT,
    status: 'SIGNED',
    lock: 'scan',
    signatures: ['scanned'],
    provider: 'scan',
    signedDocument: 'scan',
  },
  'marked as signed': { ...DRAFT, status: 'SIGNED', lock: 'marked' },
  'locked by a person': { ...DRAFT, lock: 'person' },
  'given up': { ...DRAFT, status: 'CANCELLED' },
  terminated: { ...DRAFT, status: 'TERMINATED' },
  archived: { ...DRAFT, status: 'CANCELLED', isArchived: true },
}

type Reason = { code: string; message: string } | null
type Step = { _id: string; changing: Reason; settingDueDate: Reason }
type Asked = [act: string, reason: Reason, ask: () => Promise<Answer>]

/** Every reason in the answers about a contract, with the call it is about. */
async function reasons({ call }: Pick<Browser, 'call'>): Promise<Asked[]> {
  const at = (path = '') => `/contracts3/${contractId}${path}`
  const get = async (path = '') => (await call('GET', at(path))).body
  const [page, steps, validation] = [await get(), await get('/steps'), await get('/validation')]
  const files = await get('/attachments')
  const [signature, deadlines] = [await get('/signature'), await get('/deadlines')]
  const notices = await get('/notices')
  const renewals = await get('/renewals')
  const keeping = await get('/keeping')
  return [
    ['edit', page.editing, () => call('PUT', at(), { reference: 'AUTRE' })],
    ['retitle', page.retitling, () => call('PUT', at(), { title: 'Autre' })],
    ['file', page.filing, () => call('PUT', at(), { folderIds: [] })],
    ['renewAsNew', page.renewing, () => call('POST', at('/renewal-contracts'), { title: 'Suite' })],
    ['amend', page.amending, () => call('POST', at('/amendments'), { title: 'Avenant' })],
    ['delete', page.deleting, () => call('DELETE', at())],
    ['share', page.sharing, () => call('DELETE', at(`/shares/${NOWHERE}`))],
    ...steps.flatMap(({ _id, changing, settingDueDate }: Step): Asked[] => [
      ['completeStep', changing, () => call('PUT', at(`/steps/${_id}`), { isCompleted: true })],
      [
        'setStepDueDate',
        settingDueDate,
        () => call('PUT', at(`/steps/${_id}`), { dueDate: null, replaces: null }),
      ],
    ]),
    ['requestValidation', validation.requesting, () => call('POST', at('/validation'), VALIDATION)],
    ['cancelValidation', validation.cancelling, () => call('DELETE', at('/validation'))],
    ['send', signature.sending, () => call('POST', at('/signature'), { signatories: [] })],
    ['cancelSignature', signature.cancelling, () => call('DELETE', at('/signature'))],
    ['resetSignature', signature.resetting, () => call('POST', at('/signature/reset'))],
    ['downloadSigned', signature.downloading, () => call('GET', at('/signed'))],
    ['markSigned', signature.marking, () => call('POST', at('/signature/statement'), STATEMENT)],
    [
      'uploadScan',
      signature.uploading,
      () => call('POST', at(`/signature/scans/${NOWHERE}`), { statement: null, isConfirmed: true }),
    ],
    ['setDates', deadlines.editing, () => call('PUT', at('/lifecycle'), deadlines.lifecycle)],
    [
      'correctTerms',
      deadlines.correcting,
      () => call('PUT', at('/correction'), { reason: 'Erreur de saisie' }),
    ],
    [
      'recordPerformance',
      deadlines.recordPerformance,
      () => call('PUT', at('/performed-after-end'), { performed: true }),
    ],
    ['markRenewed', deadlines.markRenewed, () => call('POST', at('/renewals'), RENEWAL)],
    [
      'keepRenewals',
      renewals.keeping,
      () => call('DELETE', at(`/renewals/${NOWHERE}`), { reason: 'Erreur' }),
    ],
    ['markTerminated', deadlines.markTerminated, () => call('POST', at('/notices'), NOTICE)],
    [
      'keepNotices',
      notices.keeping,
      () => call('POST', at(`/notices/${NOWHERE}/proofs`), { kind: 'receipt', day: '2026-09-01' }),
    ],
    ['recordRegimeDays', deadlines.recordRegimeDays, () => call('PUT', at('/regime-days'), {})],
    [
      'cancelTermination',
      deadlines.cancelTermination,
      () => call('DELETE', at(`/notices/${NOWHERE}`)),
    ],
    ['changeAnnexes', files.changingAnnexes, () => attach({ call }, contractId, 'a.pdf', A_PDF)],
    [
      'changeSignaturePages',
      files.changingSignaturePages,
      () => attach({ call }, contractId, 'a.pdf', A_PDF, { kind: 'signaturePage' }),
    ],
    ...files.value.flatMap(({ _id, kind }: { _id: string; kind: string }): Asked[] => [
      [
        `delete ${kind}`,
        kind === 'annex' ? files.deletingAnnexes : files.deletingSignaturePages,
        () => call('DELETE', at(`/attachments/${_id}`)),
      ],
    ]),
    ['cancel', deadlines.cancel, () => call('POST', at('/cancelled'))],
    ['archive', keeping.archiving, () => call('POST', at('/archived'))],
    ['restore', keeping.restoring, () => call('DELETE', at('/archived'))],
    ['lock', keeping.locking, () => call('POST', at('/locked'), { reason: 'Relecture' })],
    ['unlock', keeping.unlocking, () => call('DELETE', at('/locked'))],
  ]
}

const A_PDF = pdfOf('Plan')
const VALIDATION = { steps: [] }
const STATEMENT = { signatureDate: '2026-05-04', signatories: [], isConfirmed: true }
const RENEWAL = { kind: 'agreement', day: '2026-05-04' }
const NOTICE = { kind: 'nonRenewal', sentOn: '2026-05-04' }

test(
  'a disabled action is refused with the very words on its button',
  async () => {
    const wrong: string[] = []
    const heard = new Set<string>()
    for (const [state, drawn] of Object.entries(STATES)) {
      await product.product.platform.inCompany(company.companyId, (db) =>
        storeContract(db, drawn, { contractId, amendmentId, personId: company.administratorId }),
      )
      for (const { name, browser } of people)
        for (const [act, reason, ask] of await reasons(browser)) {
          if (reason === null) continue
          heard.add(`${act} ${reason.code}`)
          const { body } = await ask()
          if (body?.code !== reason.code || body.message !== reason.message)
            wrong.push(`${state}, ${name}: ${act} is off by ${reason.code}, not ${body?.code}`)
        }
    }
    expect(wrong).toEqual([])
    expect(heard.size).toBeGreaterThan(50)
  },
  MOST_MS,
)
