import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let ana: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  ana = await company.join('contractManager', 'Ana')
})

async function shared(title: string, people: Person[], level = 'editor'): Promise<string> {
  const { _id } = await createContract(company.administrator, { title })
  await company.administrator.call('POST', `/contracts3/${_id}/shares`, {
    personIds: people.map(({ personId }) => personId),
    level,
  })
  return _id
}

/** An open task, as the events of other features give it. */
async function given(kind: TaskKind, contractId: string, { personId } = ana): Promise<string> {
  const id = newId(product.clock.now())
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .insert('task', {
        id,
        person_id: personId,
        kind,
        contract_id: contractId,
        subject_id: newId(product.clock.now()),
        status: 'TODO',
        created_at: product.clock.now(),
      })
      .execute(),
  )
  return id
}

const handOver = async (taskIds: string[], { personId }: Person, browser: Browser = ana.browser) =>
  (await browser.call('POST', '/tasks/handed-over', { taskIds, personId })).body
/** « Décider de la suite, Bail : Rita Test n’a pas … », without the spaces of French typography. */
const reasons = (refused: { title: string; kind: string; reason: string }[]) =>
  refused
    .map(({ title, kind, reason }) =>
      `${kind}, ${title} : ${reason}`.replace(/[\u00a0\u202f]/g, ' '),
    )
    .toSorted()

describe('a task handed over', () => {
  test('goes only to a person with the permissions and the level of its act; the others are told why', async () => {
    const rita = await company.join('reader', 'Rita')
    const carl = await company.join('contributor', 'Carl')
    const bail = await shared('Bail', [ana, rita, carl])
    const achat = await shared('Achat', [ana])
    await company.administrator.call('POST', `/contracts3/${achat}/shares`, {
      personIds: [carl.personId],
      level: 'commenter',
    })
    const decide = await given('decideOnDeadline', bail)
    const complete = await given('completeStep', bail)
    const scan = await given('fileScan', bail)
    const elsewhere = await given('decideOnDeadline', achat)
    const all = [decide, complete, scan, elsewhere]
    const toRita = await handOver(all, rita)
    expect(toRita.done).toEqual([])
    expect(reasons(toRita.refused)).toEqual([
      'Décider de la suite, Achat : Rita Test ne voit pas ce contrat',
      'Décider de la suite, Bail : Rita Test n’a pas l’autorisation « Configurer les dates »',
      'Déposer le scan signé, Bail : Rita Test n’a pas l’autorisation « Modifier un contrat »',
      'Terminer l’étape, Bail : Rita Test n’a pas l’autorisation « Modifier un contrat »',
    ])
    const { value } = (await ana.browser.call('GET', `/tasks/takers?tasks=${all.join(',')}`)).body
    const taker = (name: string) => value.find((row: { name: string }) => row.name === name)
    expect(taker('Rita Test')).toMatchObject({ asked: 4, taking: 0 })
    expect(taker('Carl Test')).toMatchObject({ asked: 4, taking: 2 })
    expect(taker('Ana Test')).toBeUndefined()
    const toCarl = await handOver(all, carl)
    expect(toCarl.done.toSorted()).toEqual([decide, complete].toSorted())
    expect(reasons(toCarl.refused)).toEqual([
      'Décider de la suite, Achat : Carl Test n’a pas le niveau requis sur ce contrat : éditeur',
      'Déposer le scan signé, Bail : Carl Test n’a pas l’autorisation « Envoyer pour signature »',
    ])
  })

  test('is said why not in the language of the person who hands it over', async () => {
    const rita = await company.join('reader', 'Rita')
    const task = await given('decideOnDeadline', await shared('Bail', [ana, rita]))
    await ana.browser.call('PUT', '/me/language', { i18n: 'en' })
    const { refused } = await handOver([task], rita)
    expect(refused[0].reason).toBe('Rita Test lacks the permission “Configure dates”')
  })
})

describe('the work of a person who leaves', () => {
  test('stays, and is named, where the other one has not the right to it', async () => {
    const rita = await company.join('reader', 'Rita')
    const bail = await shared('Bail', [ana, rita])
    await given('decideOnDeadline', bail)
    await given('readRefusal', bail)
    await given('sign', bail)
    await given('confirmCondition', bail)
    const path = `/users/${ana.personId}/reassigned`
    const body = { newOwnerId: rita.personId, tasks: true, contracts: false }
    const moved = (await company.administrator.call('POST', path, body)).body
    expect(moved).toMatchObject({ tasks: 1, left: 3 })
    expect(reasons(moved.stays)).toEqual([
      'Confirmer une condition, Bail : Seul son valideur, ou qui le remplace, peut en juger',
      'Décider de la suite, Bail : Rita Test n’a pas l’autorisation « Configurer les dates »',
      'Signer, Bail : Une signature reste à la personne qui doit signer',
    ])
    const left = (await ana.browser.call('GET', '/tasks?status=todo')).body.result.value
    expect(left.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'confirmCondition',
      'decideOnDeadline',
      'sign',
    ])
  })

  test('goes with the contracts that make the other one their owner', async () => {
    const carl = await company.join('contributor', 'Carl')
    const { _id } = await createContract(ana.browser, { title: 'Bail' })
    await given('decideOnDeadline', _id)
    const path = `/users/${ana.personId}/reassigned`
    const body = { newOwnerId: carl.personId, tasks: true, contracts: true }
    const moved = (await company.administrator.call('POST', path, body)).body
    expect(moved).toEqual({ tasks: 1, contracts: 1, left: 0, stays: [] })
  })
})
