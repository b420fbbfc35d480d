import { expect } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import { mailsOf } from '../../../../testing/mails.ts'
import type { Browser, TestProduct } from '../../../../testing/start-product.ts'

export type Person = Awaited<ReturnType<TestCompany['join']>>
type Named = Pick<Person, 'personId'>

/** A contract of a new company, with two validators to ask and to remind. */
export async function askedValidators(product: TestProduct) {
  const company = await signUpCompany(product)
  const owner = company.administrator
  const { _id: contractId } = await createContract(owner)
  await fillSections(owner, contractId)
  const ana = await company.join('validator', 'Ana')
  const bob = await company.join('validator', 'Bob')
  const at = (path = '') => `/contracts3/${contractId}/validation${path}`

  /** Ana and Bob, or one of them; then Ana. */
  const request = async (rule: 'all' | 'oneOf' = 'all', by = owner): Promise<[string, string]> => {
    const { status, body } = await by.call('POST', at(), {
      steps: [
        { name: 'Juridique', rule, validatorIds: [ana.personId, bob.personId] },
        { name: 'Direction', rule: 'all', validatorIds: [ana.personId] },
      ],
    })
    expect(status).toBe(201)
    return body.current.steps.map(({ _id }: { _id: string }) => _id)
  }
  const decide = ({ browser }: Person, stepId: string, decision = 'accepted') =>
    browser.call('PUT', at(`/${stepId}/decision`), { decision, reason: 'Lu' })
  const remind = (stepId: string, { personId }: Named = ana, by: Browser = owner) =>
    by.call('POST', at(`/${stepId}/validators/${personId}/reminder`))

  /** A validator as the page shows them. */
  const shown = async ({ personId }: Named, stepId: string, by: Browser = owner) => {
    const { body } = await by.call('GET', at())
    const steps = [body.current, ...body.earlier].flatMap((validation) => validation?.steps ?? [])
    const { validators } = steps.find(({ _id }: { _id: string }) => _id === stepId)
    return validators.find(({ _id }: { _id: string }) => _id === personId)
  }
  const remindersTo = async ({ email }: Person) =>
    (await mailsOf(product, company, email)).filter(({ subject }) => subject.startsWith('Relance'))
  return { company, owner, contractId, ana, bob, at, request, decide, remind, shown, remindersTo }
}

export type AskedValidators = Awaited<ReturnType<typeof askedValidators>>
