import type { TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import { textOf } from './contract-text.ts'
import { enter } from './signatures.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'

export const THIRD_PARTY = 'camille@exterieur.test'

/** Shares a contract with a third party, as its owner does. */
export function shareOutside(
  { administrator }: Pick<TestCompany, 'administrator'>,
  contractId: string,
  changes: object = {},
): Promise<Answer> {
  return administrator.call('POST', `/contracts3/${contractId}/shares`, {
    emails: [THIRD_PARTY],
    level: 'reader',
    ...changes,
  })
}

/** A share as the dialog lists it, by the recipient's name or address. */
export async function findShare(
  browser: Browser,
  contractId: string,
  who: string,
): Promise<Answer['body']> {
  const { body } = await browser.call('GET', `/contracts3/${contractId}/shares`)
  return body.value.find(
    ({ name, email }: { name: string; email: string | null }) => name === who || email === who,
  )
}

/** Opens a share on a new device, as the third party does. */
export async function enterToRead(
  test: TestProduct,
  company: TestCompany,
  recipient = THIRD_PARTY,
): Promise<{ guest: Browser; path: string; token: string }> {
  const { guest, path, token } = await enter(test, company, recipient)
  return { guest, path: `${path}/contract`, token }
}

/** A contract with one section per audience, titled with its name. */
export async function contractForEachAudience(browser: Browser): Promise<string> {
  const { _id } = await createContract(browser)
  const text = await textOf(browser, _id)
  for (const audience of ['collaborators', 'thirdParties', 'anyone']) {
    const sectionId = await text.add(`Titre ${audience}`)
    await text.save(sectionId, { audience, text: `Texte ${audience}` })
  }
  return _id
}
