import type { TestCompany } from '../companies.ts'
import { ask, contractWithQuestions, RESPONDENT } from '../questionnaires.ts'
import { shareOutside, THIRD_PARTY } from '../shares.ts'
import { enter, OUTSIDER, sendOut, signableContract } from '../signatures.ts'
import type { Browser, TestProduct } from '../start-product.ts'

export interface Outsider {
  name: string
  browser: Browser
  is: 'signer' | 'reader' | 'respondent'
  invitationId: string
}

/** Those who came in by a link: to sign, to read, to answer. */
export async function outsiders(
  test: TestProduct,
  company: TestCompany,
  contractId: string,
): Promise<Outsider[]> {
  await sendOut(company, await signableContract(company), [OUTSIDER])
  const signer = await enter(test, company)
  await shareOutside(company, contractId)
  const reader = await enter(test, company, THIRD_PARTY)
  await ask(company, await contractWithQuestions(company))
  const respondent = await enter(test, company, RESPONDENT)
  return [
    { name: 'third party who signs', is: 'signer', ...entered(signer) },
    { name: 'third party who reads', is: 'reader', ...entered(reader) },
    { name: 'third party who answers', is: 'respondent', ...entered(respondent) },
  ]
}

const entered = ({ guest, path }: { guest: Browser; path: string }) => ({
  browser: guest,
  invitationId: path.split('/').at(-1)!,
})
