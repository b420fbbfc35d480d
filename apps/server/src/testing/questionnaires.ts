import type { TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import { enter } from './signatures.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'

export const RESPONDENT = 'rania@client.test'

/** A field that every contract is asked for. */
export async function askedField(
  { administrator }: Pick<TestCompany, 'administrator'>,
  label: string,
  changes: object = {},
): Promise<string> {
  const { body } = await administrator.call('POST', '/administration/tagged-fields', {
    label,
    type: 'text',
    isMetadata: true,
    ...changes,
  })
  return body.variable
}

/** A contract that asks for two fields of its own, and the address of its questionnaires. */
export async function contractWithQuestions(
  company: TestCompany,
  { owner = company.administrator, of = '' }: { owner?: Browser; of?: string } = {},
) {
  const iban = await askedField(company, `IBAN${of}`, { description: 'Du compte de la société' })
  const staff = await askedField(company, `Effectif${of}`, { type: 'number' })
  const { _id } = await createContract(owner)
  const at = `/contracts3/${_id}`
  return { contractId: _id, at, path: `${at}/questionnaires`, iban, staff }
}

export interface AskedContract {
  path: string
  iban: string
  staff: string
}

/** Asks both fields of a person outside. */
export function ask(
  { administrator }: Pick<TestCompany, 'administrator'>,
  { path, iban, staff }: AskedContract,
  changes: object = {},
): Promise<Answer> {
  return administrator.call('POST', path, {
    name: 'Rania Amar',
    email: RESPONDENT,
    variables: [iban, staff],
    ...changes,
  })
}

/** Opens the last questionnaire on a new device, as the person asked does. */
export async function enterToAnswer(
  test: TestProduct,
  company: TestCompany,
): Promise<{ guest: Browser; invitation: string; answers: string; token: string }> {
  const { guest, path, token } = await enter(test, company, RESPONDENT)
  return { guest, invitation: path, answers: `${path}/answers`, token }
}
