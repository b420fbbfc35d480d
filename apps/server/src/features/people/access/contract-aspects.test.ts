import { checksOf, stateRefusal } from '@tacite/domain/acts/act-refusal.ts'
import type { StoredAspects } from '@tacite/domain/acts/act-aspects.ts'
import { CONTRACT_ACT_NAMES } from '@tacite/domain/acts/contract-acts.ts'
import { CONTRACT_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { isTranscription } from '@tacite/domain/contracts/terms-standing.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  DRAWN_LOCKS,
  LAST_DAY,
  storeContract,
  type DrawnContract,
} from '../../../testing/acts/drawn-contract.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import {
  allowedByState,
  CONTRACT_ASPECTS,
  readAspects,
  type StoredAct,
} from './contract-aspects.query.ts'

/** Acts that check only stored aspects: `allowedByState` accepts no others. */
const storedActs = CONTRACT_ACT_NAMES.filter((act) =>
  checksOf(act).every(({ aspect }) => aspect in CONTRACT_ASPECTS),
) as StoredAct[]

const RUNS = 40
const CONTRACTS = 6

let product: TestProduct
let company: TestCompany
const contractIds: string[] = []
/** Never checked itself: it is what the others may have as an amendment. */
const amendmentIds: string[] = []

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  await inCompany((db) =>
    db
      .update('workflow_step')
      .set({ is_required: true })
      .where('workflow_step.kind', 'in', ['negotiation', 'validation'])
      .execute(),
  )
  const create = async () => (await createContract(company.administrator))._id
  for (let index = 0; index < CONTRACTS; index += 1) contractIds.push(await create())
  for (let index = 0; index < CONTRACTS; index += 1) amendmentIds.push(await create())
})
afterAll(() => product.stop())

const inCompany = <R>(work: (db: CompanyDatabase) => Promise<R>) =>
  product.product.platform.inCompany(company.companyId, work)

const standing = fc.constantFrom(...STANDING_STATES)
const over = fc.constantFrom('fallen' as const, 'cancelled' as const)

/** At most one validation and one signature count; which was requested last is drawn too. */
const anyContract: fc.Arbitrary<DrawnContract> = fc
  .constantFrom('local' as const, 'scan' as const)
  .chain((provider) => contractSignedBy(provider))

const COMPLETED = { local: ['sealing', 'sealed'], scan: ['scanned'] } as const

function contractSignedBy(provider: DrawnContract['provider']): fc.Arbitrary<DrawnContract> {
  return fc.record({
    provider: fc.constant(provider),
    signedDocument: fc.constantFrom('none', 'sealed', 'scan', 'imported'),
    status: fc.constantFrom(...CONTRACT_STATUSES),
    isFrozen: fc.boolean(),
    lock: fc.constantFrom(...DRAWN_LOCKS),
    isArchived: fc.boolean(),
    hasAmendments: fc.boolean(),
    changes: fc.constantFrom('none', 'stated', 'transcribed'),
    isNegotiated: fc.boolean(),
    validations: fc
      .tuple(
        fc.array(over, { maxLength: 2 }),
        fc.option(standing),
        fc.array(over, { maxLength: 1 }),
      )
      .map(([before, one, after]) => [...before, ...(one ? [one] : []), ...after]),
    condition: fc.constantFrom('none', 'open', 'met', 'confirmed', 'takenBack'),
    signatures: fc
      .tuple(
        fc.array(fc.constant('cancelled' as const), { maxLength: 2 }),
        fc.option(fc.constantFrom('out' as const, ...COMPLETED[provider])),
      )
      .map(([before, one]) => [...before, ...(one ? [one] : [])]),
  })
}

/** The aspects derived from the drawn values alone. */
function aspectsOf(drawn: DrawnContract): StoredAspects {
  const { status, isFrozen, lock, isArchived, hasAmendments, isNegotiated } = drawn
  const { validations, signatures } = drawn
  return {
    status,
    isFrozen,
    isLocked: lock !== 'none' && lock !== 'personOver',
    isArchived,
    terms: termsOf(drawn),
    changes:
      termsOf(drawn) === 'sealed' && drawn.changes !== 'stated' ? 'transcribed' : termsOf(drawn),
    keptBy: keptByOf(drawn),
    hasAmendments,
    wasSent: signatures.length > 0,
    hasLetterRequest: false,
    validation: STANDING_STATES.find((state) => validations.includes(state)) ?? 'none',
    lastValidation: validations.at(-1) ?? 'none',
    conditions: conditionsOf(drawn),
    requiredSteps:
      validations.at(-1) !== 'accepted'
        ? 'validationMissing'
        : isNegotiated
          ? 'done'
          : 'stepMissing',
    signature: signatures.find((state) => state !== 'cancelled') ?? 'none',
    signedDocument: drawn.signedDocument,
    scan: scanOf(drawn),
  }
}

function termsOf({ status, lock }: DrawnContract): StoredAspects['terms'] {
  if (isTranscription(lock)) return 'transcribed'
  return lock === 'signature' || status === 'SIGNED' || status === 'TERMINATED' ? 'sealed' : 'open'
}

function conditionsOf({ validations, condition }: DrawnContract): StoredAspects['conditions'] {
  const counts = STANDING_STATES.some((state) => state === validations.at(-1))
  return counts && (condition === 'open' || condition === 'met') ? 'open' : 'none'
}

function keptByOf({ status, lock }: DrawnContract): StoredAspects['keptBy'] {
  if (lock === 'imported') return 'nothing'
  if (status === 'SIGNED' || status === 'TERMINATED') return 'signature'
  return lock !== 'none' && lock !== 'personOver' ? 'lock' : 'nothing'
}

function scanOf({
  signatures,
  provider,
  signedDocument,
  lock,
}: DrawnContract): StoredAspects['scan'] {
  const current = signatures.find((state) => state !== 'cancelled')
  if (current && provider !== 'scan') return 'otherProvider'
  if (signedDocument !== 'none') return 'filed'
  if (current === 'out') return 'awaited'
  return lock === 'marked' ? 'missing' : 'notAtSigning'
}

/** Who locked it, as a refusal names them; a lock for good names nobody. */
function lockOf({ lock }: DrawnContract) {
  if (lock !== 'person' && lock !== 'personUntilToday') return null
  return {
    _id: company.administratorId,
    name: expect.any(String),
    reason: 'Relecture',
    until: lock === 'person' ? null : LAST_DAY,
  }
}

test(
  'a list finds the contracts whose state allows an act, and the aspects of a single contract agree',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyContract, { minLength: CONTRACTS, maxLength: CONTRACTS }),
        async (drawn) => {
          await inCompany(async (db) => {
            for (const [index, one] of drawn.entries())
              await storeContract(db, one, {
                contractId: contractIds[index]!,
                amendmentId: amendmentIds[index]!,
                personId: company.administratorId,
              })
            for (const act of storedActs)
              expect(await allowedIn(db, act)).toEqual(allowed(drawn, act))
            for (const [index, one] of drawn.entries())
              expect(await readAspects(db, contractIds[index]!, storedActs)).toEqual({
                ...aspectsOf(one),
                personLock: lockOf(one),
              })
          })
        },
      ),
      { numRuns: RUNS },
    ),
  120_000,
)

async function allowedIn(db: CompanyDatabase, act: StoredAct): Promise<string[]> {
  const rows = await db
    .select('contract')
    .where('contract.id', 'in', contractIds)
    .where(allowedByState(act))
    .select('contract.id')
    .execute()
  return rows.map(({ id }) => id).toSorted()
}

function allowed(drawn: readonly DrawnContract[], act: StoredAct): string[] {
  return contractIds
    .filter((_, index) => stateRefusal(act, aspectsOf(drawn[index]!)) === null)
    .toSorted()
}
