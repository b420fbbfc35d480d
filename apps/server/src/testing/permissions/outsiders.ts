import type { TestCompany } from '../companies.ts'
import { ask, contractWithQuestions, RESPONDENT } from '../questionnaires.ts'
import { shareOutside, THIRD_PARTY } from '../shares.ts'
import { enter, OUTSIDER, sendOut, signableContract } from '../signatures.ts'
import type { TestProduct } from '../start-product.ts'
import { nobody, type Person } from './people.ts'

/** Those who came in by a link: to sign, to read, to answer. */
export async function outsiders(
  test: TestProduct,
  company: TestCompany,
  contractId: string,
): Promise<Person[]> {
  await sendOut(company, await signableContract(company), [OUTSIDER])
  const signer = await enter(test, company)
  await shareOutside(company, contractId)
  const reader = await enter(test, company, THIRD_PARTY)
  await ask(company, await contractWithQuestions(company))
  const respondent = await enter(test, company, RESPONDENT)
  return [
    { ...nobody('third party who signs', signer.guest), is: 'signer', ...idOf(signer) },
    { ...nobody('third party who reads', reader.guest), is: 'reader', ...idOf(reader) },
    {
      ...nobody('third party who answers', respondent.guest),
      is: 'respondent',
      ...idOf(respondent),
    },
  ]
}

const idOf = ({ path }: { path: string }) => ({ invitationId: path.split('/').at(-1)! })
