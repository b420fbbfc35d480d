import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { holdTransaction } from '../../../testing/hold-transaction.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { teamOfThree, teamTasks, type TeamOfThree } from './testing/team-of-three.ts'

let product: TestProduct
let team: TeamOfThree

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  team = await teamOfThree(product)
})

test('a manager passes a task of their team on, also to themselves: both people hear of it, and the trail has it', async () => {
  const { company, mona, ana, bob, contractOf, asked } = team
  const contractId = await contractOf('Bail', mona, ana, bob)
  await asked(contractId, bob, 'Chiffrer')
  const [task] = await teamTasks(mona.browser)
  const pass = (personId: string) =>
    mona.browser.call('POST', '/tasks/handed-over', { taskIds: [task!._id], personId })
  expect((await pass(ana.personId)).body.done).toEqual([task!._id])
  const texts = async ({ browser }: { browser: Browser }) =>
    (await browser.call('GET', '/notification')).body.value.map(
      ({ type }: { type: string }) => type,
    )
  expect(await texts(ana)).toContain('taskHandedOver')
  expect(await texts(bob)).toContain('taskPassedOn')
  const { value } = (await company.administrator.call('GET', `/contracts3/${contractId}/activity`))
    .body
  expect(value[0].text).toContain('Mona Test a transmis à Ana Test une tâche de Bob Test')
  const own = await pass(mona.personId)
  expect(own.body.done).toEqual([task!._id])
  expect((await mona.browser.call('GET', '/tasks/count')).body.count).toBe(1)
})

/** Whether some transaction waits for another one. */
const isWaiting = () =>
  team.inCompany(async (db) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db.tx)
    return rows.length > 0
  })

test('a task that was finished while it is passed on stays, with its reason', async () => {
  const { company, mona, ana, bob, contractOf, asked } = team
  const contractId = await contractOf('Bail', mona, ana, bob)
  await asked(contractId, bob, 'Relire')
  const [task] = await teamTasks(mona.browser)
  // Bob has finished it, and his transaction is not committed yet when Mona passes it on.
  const release = await holdTransaction(product, company, async (db) => {
    await db
      .update('task')
      .set({ status: 'DONE', ended_at: product.clock.now() })
      .where('task.id', '=', task!._id)
      .execute()
  })
  const passing = mona.browser.call('POST', '/tasks/handed-over', {
    taskIds: [task!._id],
    personId: ana.personId,
  })
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true))
  await release()
  const { body } = await passing
  expect(body.done).toEqual([])
  expect(body.refused).toMatchObject([
    { reason: 'Cette tâche vient d’être terminée, ou confiée à une autre personne' },
  ])
})

test('of two people’s tasks on the same subject one passes, and the other is refused with its reason', async () => {
  const { company, mona, ana, bob, inCompany, leads, contractOf } = team
  const cem = await company.join('contributor', 'Cem')
  await leads(mona, bob)
  const contractId = await contractOf('Bail', mona, ana, bob, cem)
  const about = {
    kind: 'readRefusal' as const,
    contract_id: contractId,
    subject_id: newId(product.clock.now()),
    status: 'TODO' as const,
    created_at: product.clock.now(),
  }
  const taskIds = [ana, bob].map(() => newId(product.clock.now()))
  await inCompany((db) =>
    db
      .insert(
        'task',
        [ana, bob].map(({ personId }, place) => ({
          ...about,
          id: taskIds[place]!,
          person_id: personId,
        })),
      )
      .execute(),
  )
  const body = { taskIds, personId: cem.personId }
  const passed = await mona.browser.call('POST', '/tasks/handed-over', body)
  expect(passed.status).toBe(200)
  expect(passed.body.done).toHaveLength(1)
  expect(passed.body.refused).toMatchObject([{ reason: 'Cem Test a déjà cette tâche' }])
})
