import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { actorOfPerson } from '../../people/access/public.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { awaitedTotals } from './awaited-totals.query.ts'
import { awaitedPage } from './awaited.query.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let ana: Person
let bob: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(() => start('2026-11-20T09:00:00Z'))

async function start(instant: string): Promise<void> {
  product.clock.set(instant)
  company = await signUpCompany(product)
  ana = await company.join('contributor', 'Ana')
  bob = await company.join('contributor', 'Bob')
}

interface Step {
  name: string
  rule?: 'oneOf' | 'all'
  isBesidePrevious?: boolean
  of: Person[]
}

async function validating(title: string, steps: Step[], circuitId: string | null = null) {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title })
  await fillSections(administrator, _id)
  const { status } = await administrator.call('POST', `/contracts3/${_id}/validation`, {
    circuitId,
    steps: steps.map(({ name, rule = 'all', isBesidePrevious = false, of }) => ({
      name,
      rule,
      isBesidePrevious,
      validatorIds: of.map(({ personId }) => personId),
    })),
  })
  expect(status).toBe(201)
  return _id
}

async function accept(contractId: string, { browser }: Person): Promise<void> {
  const { steps } = (await browser.call('GET', `/contracts3/${contractId}/validation`)).body.current
  const step = steps.find(({ isOpen }: { isOpen: boolean }) => isOpen)
  const path = `/contracts3/${contractId}/validation/${step._id}/decision`
  expect((await browser.call('PUT', path, { decision: 'accepted' })).status).toBe(200)
}

const awaited = async (browser: Browser, query = '') =>
  (await browser.call('GET', `/awaited${query}`)).body.value
const totals = async (browser: Browser) => (await browser.call('GET', '/awaited/totals')).body
const who = (rows: { contract: { name: string }; step: string; person: { name: string } }[]) =>
  rows.map(({ contract, step, person }) => `${contract.name}, ${step}: ${person.name}`).toSorted()

const inCompany = <R>(work: Parameters<typeof product.product.platform.inCompany<R>>[1]) =>
  product.product.platform.inCompany(company.companyId, work)

describe('what is awaited', () => {
  test('are the undecided validators of open steps, as their tasks are', async () => {
    const { administrator } = company
    const both = await validating('Bail', [
      { name: 'Juridique', of: [ana, bob] },
      { name: 'Direction', of: [ana] },
    ])
    const either = await validating('Achat', [
      { name: 'Finance', rule: 'oneOf', of: [ana, bob] },
      { name: 'Direction', of: [bob] },
    ])
    expect(who(await awaited(administrator))).toEqual([
      'Achat, Finance: Ana Test',
      'Achat, Finance: Bob Test',
      'Bail, Juridique: Ana Test',
      'Bail, Juridique: Bob Test',
    ])
    await accept(both, ana)
    await accept(either, ana)
    expect(who(await awaited(administrator))).toEqual([
      'Achat, Direction: Bob Test',
      'Bail, Juridique: Bob Test',
    ])
    const open = await inCompany((db) =>
      db
        .select('task')
        .where('task.kind', '=', 'validate')
        .where('task.status', '=', 'TODO')
        .select(['task.subject_id', 'task.person_id'])
        .execute(),
    )
    const rows: { _id: string; person: { _id: string } }[] = await awaited(administrator)
    const listed = rows.map(({ _id, person }) => `${_id} ${person._id}`)
    expect(new Set(listed)).toEqual(
      new Set(open.map((task) => `${task.subject_id} ${task.person_id}`)),
    )
    expect(listed).toHaveLength(open.length)
    await accept(both, bob)
    await accept(both, ana)
    await accept(either, bob)
    expect(await awaited(administrator)).toEqual([])
  })

  test('are those of every step that is open beside others, and of none that comes after', async () => {
    const contractId = await validating('Bail', [
      { name: 'Achats', of: [ana] },
      { name: 'Juridique', of: [bob] },
      { name: 'Finance', of: [ana], isBesidePrevious: true },
      { name: 'Direction', of: [bob] },
    ])
    const steps = async () =>
      (await awaited(company.administrator)).map(({ step }: { step: string }) => step).toSorted()
    expect(await steps()).toEqual(['Achats'])
    await accept(contractId, ana)
    expect(await steps()).toEqual(['Finance', 'Juridique'])
    await accept(contractId, bob)
    expect(await steps()).toEqual(['Finance'])
    await accept(contractId, ana)
    expect(await steps()).toEqual(['Direction'])
  })

  test('says since when, of whom else, and when they were reminded, which who follows may do', async () => {
    // Evening, so that the session outlives midnight.
    await start('2026-11-20T22:30:00Z')
    const { administrator } = company
    const contractId = await validating('Bail', [
      { name: 'Juridique', of: [bob] },
      { name: 'Direction', of: [ana] },
    ])
    const delegated = await ana.browser.call('POST', '/me/delegations', {
      delegateId: bob.personId,
      startsOn: '2026-11-20',
      endsOn: '2026-11-30',
    })
    expect(delegated.status).toBe(201)
    // Midnight in Paris.
    product.clock.set('2026-11-20T23:01:00Z')
    expect(await awaited(administrator)).toMatchObject([{ daysWaited: 1, delegates: [] }])
    await accept(contractId, bob)
    const [row] = await awaited(administrator)
    expect(row).toMatchObject({
      step: 'Direction',
      person: { name: 'Ana Test' },
      delegates: ['Bob Test'],
      daysWaited: 0,
      remindedAt: null,
      isLate: false,
      reminding: { reason: null },
    })
    const { stepId, personId } = row.reminding
    const path = `/contracts3/${contractId}/validation/${stepId}/validators/${personId}/reminder`
    expect((await administrator.call('POST', path)).status).toBe(201)
    const [reminded] = await awaited(administrator)
    expect(reminded.remindedAt).toBe('2026-11-20T23:01:00.000Z')
    expect(reminded.reminding.reason.code).toBe('REMINDER_SENT_TODAY')
    const [forBob] = await awaited(bob.browser)
    expect(forBob.reminding.reason.code).toBe('REMINDER_NOT_FOLLOWER')
  })

  test('are none of a contract that was given up, whose tasks end', async () => {
    const { administrator } = company
    const given = await validating('Bail', [{ name: 'Juridique', of: [ana] }])
    await validating('Achat', [{ name: 'Juridique', of: [ana] }])
    expect((await administrator.call('POST', `/contracts3/${given}/cancelled`)).status).toBe(200)
    expect(who(await awaited(administrator))).toEqual(['Achat, Juridique: Ana Test'])
    const { value } = (await ana.browser.call('GET', '/tasks?skip=0&status=todo')).body.result
    expect(value).toHaveLength(1)
  })

  test('are signatures too, of whoever’s turn it is', async () => {
    const contractId = await signableContract(company)
    expect((await sendOut(company, contractId)).status).toBe(201)
    const [row, ...others] = await awaited(company.administrator)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      kind: 'sign',
      person: { _id: OUTSIDER.email, name: OUTSIDER.name },
      circuit: { _id: 'signature' },
      reminding: null,
    })
  })

  test('is filtered, searched and sorted', async () => {
    const { administrator } = company
    await validating('Bail', [{ name: 'Juridique', of: [ana] }])
    await validating('Achat', [{ name: 'Finance', of: [bob] }])
    const names = async (query: string) =>
      (await awaited(administrator, query)).map(
        ({ contract }: { contract: { name: string } }) => contract.name,
      )
    expect(await names(`?person=${ana.personId}`)).toEqual(['Bail'])
    expect(await names('?q=finance%20bob')).toEqual(['Achat'])
    expect(await names('?circuit=signature')).toEqual([])
    expect(await names('?late=true')).toEqual([])
    expect(await names('?$orderby=contract%20asc')).toEqual(['Achat', 'Bail'])
    expect(await names('?$orderby=person%20asc')).toEqual(['Bail', 'Achat'])
    expect(await names('?$orderby=contract%20asc&$top=1&$skip=1')).toEqual(['Bail'])
  })

  test('is late once the day of the workflow step is over', async () => {
    await start('2026-11-20T22:30:00Z')
    const contractId = await validating('Bail', [{ name: 'Juridique', of: [ana] }])
    await inCompany((db) =>
      sql`insert into contract_step (company_id, contract_id, step_id, due_date, opened_at)
        select contract.company_id, contract.id, contract.current_step_id, '2026-11-20', now() from contract
        where contract.id = ${contractId}
        on conflict (company_id, contract_id, step_id) do update set due_date = '2026-11-20'`.execute(
        db.tx,
      ),
    )
    const isLate = async () => (await awaited(company.administrator))[0].isLate
    expect(await isLate()).toBe(false)
    product.clock.set('2026-11-20T23:01:00Z')
    expect(await isLate()).toBe(true)
    expect(await awaited(company.administrator, '?late=true')).toHaveLength(1)
  })
})

describe('the totals', () => {
  test('count by person and by circuit, with the median and the longest wait', async () => {
    await start('2026-11-20T22:30:00Z')
    await validating('Bail', [{ name: 'Juridique', of: [ana, bob] }])
    // Midnight in Paris.
    product.clock.set('2026-11-20T23:01:00Z')
    await validating('Achat', [{ name: 'Finance', of: [ana] }])
    const { people, circuits } = await totals(company.administrator)
    expect(people).toEqual([
      { _id: ana.personId, name: 'Ana Test', count: 2, late: 0, median: 0.5, longest: 1 },
      { _id: bob.personId, name: 'Bob Test', count: 1, late: 0, median: 1, longest: 1 },
    ])
    expect(circuits).toEqual([
      { _id: 'none', name: null, count: 3, late: 0, median: 1, longest: 1 },
    ])
  })
})

describe('nobody', () => {
  test('learns of contracts that they do not see', async () => {
    await validating('Bail', [{ name: 'Juridique', of: [ana] }])
    await validating('Secret', [{ name: 'Juridique', of: [bob] }])
    expect(who(await awaited(ana.browser))).toEqual(['Bail, Juridique: Ana Test'])
    expect((await totals(ana.browser)).people).toHaveLength(1)
    const visitor = await company.join('reader', 'Rita')
    expect(await awaited(visitor.browser)).toEqual([])
    expect(await totals(visitor.browser)).toEqual({ people: [], circuits: [], isCut: false })
  })

  test('waits longer for a longer list: the statements stay as many', async () => {
    const { administratorId } = company
    const asked = { $top: 20, $skip: 0, q: '', $orderby: 'waited desc' } as const
    const actorOf = () => inCompany((db) => actorOfPerson(db, administratorId, product.clock.now()))
    const statements = async () => {
      const actor = (await actorOf())!
      return countStatements(product, company.companyId, async (db) => {
        await awaitedPage(db, actor, asked)
        await awaitedTotals(db, actor)
      })
    }
    await validating('Un', [{ name: 'Juridique', of: [ana] }])
    const ofOne = await statements()
    await validating('Deux', [{ name: 'Juridique', of: [ana, bob] }])
    await validating('Trois', [{ name: 'Juridique', of: [bob] }])
    expect(await statements()).toBe(ofOne)
  })
})
