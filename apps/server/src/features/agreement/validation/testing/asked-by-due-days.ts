import { expect } from 'vitest'
import { PASSWORD, signUpCompany } from '../../../../testing/companies.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import { mailsOf } from '../../../../testing/mails.ts'
import type { Browser, TestProduct } from '../../../../testing/start-product.ts'
import { remindOfDueDays } from '../remind-of-due-days.job.ts'
import type { Person } from './asked-validators.ts'

/** The subject that reminds of a step asked on that Friday with three days, on its eve. */
export const REMINDED = expect.stringContaining('À valider au plus tard le 25/11/2026')

export type AskedByDueDays = Awaited<ReturnType<typeof askedByDueDays>>

/** A contract of a new company on Friday 20 November 2026, with two validators to ask in steps with due days. */
export async function askedByDueDays(product: TestProduct) {
  product.clock.set('2026-11-20T09:00:00Z')
  const company = await signUpCompany(product)
  const owner = company.administrator
  const { _id: contractId } = await createContract(owner, { title: 'Entretien' })
  await fillSections(owner, contractId)
  const ana = await company.join('validator', 'Ana')
  const bob = await company.join('validator', 'Bob')
  const at = (path = '') => `/contracts3/${contractId}/validation${path}`

  const request = async (steps: object[], by?: Person): Promise<string[]> => {
    const browser = by ? await signedIn(by) : owner
    const { status, body } = await browser.call('POST', at(), { steps })
    expect(status).toBe(201)
    return body.current.steps.map(({ _id }: { _id: string }) => _id)
  }
  const decide = async (person: Person, stepId = '') =>
    (await signedIn(person)).call('PUT', at(`/${stepId}/decision`), { decision: 'accepted' })
  const withdraw = async (person: Person, stepId = '') =>
    (await signedIn(person)).call('DELETE', at(`/${stepId}/decision`))

  /** Name, due day and lateness of each step, as the page shows them. */
  const shown = async (): Promise<[string, string | null, boolean][]> => {
    const { body } = await owner.call('GET', at())
    return (body.current.steps as ShownStep[]).map(({ name, dueOn, isLate }) => [
      name,
      dueOn,
      isLate,
    ])
  }
  const job = () => remindOfDueDays(product.product.platform, company.companyId)
  /** The job of each of these mornings. */
  const mornings = async (...days: string[]): Promise<void> => {
    for (const day of days) {
      await company.comeBack(`${day}T05:15:00Z`)
      await job()
    }
  }
  const administrator = async () => {
    const { body } = await owner.call('GET', '/me')
    return body as { email: string }
  }
  /** The subjects of mails to somebody that name a due day. */
  const dueMails = async ({ email }: Pick<Person, 'email'>): Promise<string[]> => {
    const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
    return subjects.filter((subject) => subject.includes('/2026')).map((subject) => subject.trim())
  }
  return {
    company,
    owner,
    contractId,
    ana,
    bob,
    at,
    request,
    decide,
    withdraw,
    shown,
    job,
    mornings,
    administrator,
    dueMails,
  }
}

interface ShownStep {
  name: string
  dueOn: string | null
  isLate: boolean
}

/** A step of a request that everybody named has to accept. */
export const step = (name: string, people: Person[], dueDays: number | null, more = {}) => ({
  name,
  rule: 'all',
  validatorIds: people.map(({ personId }) => personId),
  dueDays,
  ...more,
})

/** Their session has expired since another day. */
export async function signedIn({ browser, email }: Person): Promise<Browser> {
  await browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
  return browser
}
