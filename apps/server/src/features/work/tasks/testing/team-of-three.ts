import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import type { Browser, TestProduct } from '../../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

export type TeamOfThree = Awaited<ReturnType<typeof teamOfThree>>

/** A new company where Mona leads Ana, who leads Bob. */
export async function teamOfThree(product: TestProduct, instant = '2026-11-20T09:00:00Z') {
  product.clock.set(instant)
  const company = await signUpCompany(product)
  const { companyId, administrator } = company
  const mona = await company.join('contributor', 'Mona')
  const ana = await company.join('contributor', 'Ana')
  const bob = await company.join('contributor', 'Bob')

  const inCompany = <R>(work: Parameters<typeof product.product.platform.inCompany<R>>[1]) =>
    product.product.platform.inCompany(companyId, work)
  const leads = (manager: Person, { personId }: Person) =>
    inCompany((db) =>
      db
        .update('person')
        .set({ manager_id: manager.personId })
        .where('person.id', '=', personId)
        .execute(),
    )
  await leads(mona, ana)
  await leads(ana, bob)

  /** A contract that these people see. */
  const contractOf = async (title: string, ...people: Person[]): Promise<string> => {
    const { _id } = await createContract(administrator, { title })
    await administrator.call('POST', `/contracts3/${_id}/shares`, {
      personIds: people.map(({ personId }) => personId),
      level: 'reader',
    })
    return _id
  }
  const asked = (contractId: string, { personId }: Person, title: string, dueOn?: string) =>
    administrator.call('POST', `/contracts3/${contractId}/tasks`, { title, personId, dueOn })
  return { company, mona, ana, bob, inCompany, leads, contractOf, asked }
}

export interface TeamTask {
  _id: string
  about: string | null
  kind: TaskKind
  daysWaiting: number
  person: { name: string }
  reminding: { stepId: string; personId: string; reason: { code: string } | null } | null
}

/** The tasks of the team that somebody leads. */
export async function teamTasks(browser: Browser, query = ''): Promise<TeamTask[]> {
  const { body } = await browser.call('GET', `/tasks/team${query}`)
  return body.value
}
