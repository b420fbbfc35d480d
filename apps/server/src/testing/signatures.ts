import { createHash } from 'node:crypto'
import { sealSignedContract } from '../features/signing/signing/seal-contract.job.ts'
import type { TestCompany } from './companies.ts'
import { createContract, fillSections } from './contracts.ts'
import { mailsOf } from './mails.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'

export const OUTSIDER = {
  kind: 'external',
  name: 'Élodie Müller',
  email: 'elodie@exterieur.test',
  role: 'Présidente',
}

/** A contract whose text is complete, ready to be sent for signature. */
export async function signableContract({ administrator }: TestCompany): Promise<string> {
  const { _id } = await createContract(administrator)
  await fillSections(administrator, _id)
  return _id
}

/** Sends a contract to an external signatory, then the administrator; other signatories if named. */
export function sendOut(
  { administrator, administratorId }: TestCompany,
  contractId: string,
  signatories: object[] = [OUTSIDER, { kind: 'internal', personId: administratorId }],
): Promise<Answer> {
  return administrator.call('POST', `/contracts3/${contractId}/signature`, { signatories })
}

/** The token of the last link mailed to a person. */
export async function lastLink(
  test: TestProduct,
  company: TestCompany,
  recipient = OUTSIDER.email,
): Promise<string> {
  const texts = (await mailsOf(test, company, recipient)).map(({ text }) => text)
  const links = texts.flatMap((text) => [...text.matchAll(/\/invitation\/#([\w-]{43})/g)])
  const token = links.at(-1)?.[1]
  if (!token) throw new Error(`no invitation was mailed to ${recipient}`)
  return token
}

/** The last code mailed to a person. */
export async function lastCode(
  test: TestProduct,
  company: TestCompany,
  recipient = OUTSIDER.email,
): Promise<string> {
  const texts = (await mailsOf(test, company, recipient)).map(({ text }) => text)
  const code = texts.flatMap((text) => [...text.matchAll(/\b(\d{3}) (\d{3})\b/g)]).at(-1)
  if (!code) throw new Error(`no code was mailed to ${recipient}`)
  return `${code[1]}${code[2]}`
}

/** Another code than this one. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

/** Opens an invitation on a new device, as its addressee does. */
export async function enter(
  test: TestProduct,
  company: TestCompany,
  recipient = OUTSIDER.email,
): Promise<{ guest: Browser; path: string; token: string }> {
  const guest = test.browser()
  const token = await lastLink(test, company, recipient)
  await guest.call('POST', '/invitations/code', { token })
  const code = await lastCode(test, company, recipient)
  const { status, body } = await guest.call('POST', '/invitations/session', { token, code })
  if (status !== 200)
    throw new Error(`entering an invitation answered ${status}: ${JSON.stringify(body)}`)
  return { guest, path: `/invitations/${body.invitationId}`, token }
}

/** Everything a signatory does once they see the document; returns the answer of the last call. */
async function sign(
  test: TestProduct,
  company: TestCompany,
  who: { browser: Browser; path: string; signPath: string; email: string },
  signature: object = { kind: 'typed', text: 'Élodie Müller' },
): Promise<Answer> {
  const { body } = await who.browser.call('GET', who.path)
  const documentSha256 = body.document.sha256
  await display(who.browser, who.path)
  await who.browser.call('POST', codePath(who.signPath), { consent: true, documentSha256 })
  const code = await lastCode(test, company, who.email)
  return who.browser.call('POST', who.signPath, { documentSha256, code, signature })
}

/** Reports what a signatory's page reports once it has shown the document. */
export async function display(browser: Browser, path: string): Promise<Answer> {
  const { document } = (await browser.call('GET', path)).body
  return browser.call('PUT', `${path.replace(/\/document$/, '')}/display`, {
    documentSha256: document.sha256,
    pages: document.pageCount,
  })
}

function codePath(signPath: string): string {
  return signPath.replace(/\/[^/]+$/, '/code')
}

/** An external signatory from their mail to their signature. */
export async function signOutside(
  test: TestProduct,
  company: TestCompany,
  recipient = OUTSIDER.email,
  signature?: object,
): Promise<{ answer: Answer; guest: Browser; path: string; token: string }> {
  const entered = await enter(test, company, recipient)
  const { guest: browser, path } = entered
  const who = { browser, path, signPath: `${path}/signature`, email: recipient }
  return { ...entered, answer: await sign(test, company, who, signature) }
}

/** An internal signatory from the contract's page to their signature. */
export async function signInside(
  test: TestProduct,
  company: TestCompany,
  contractId: string,
  { browser, email }: { browser: Browser; email: string },
  signature?: object,
): Promise<Answer> {
  const path = `/contracts3/${contractId}/signature`
  const who = { browser, path: `${path}/document`, signPath: `${path}/mine`, email }
  return sign(test, company, who, signature)
}

/** A person who is asked to sign the letter of a notice, from its page to their signature. */
export function signLetter(
  test: TestProduct,
  company: TestCompany,
  { contractId, noticeId }: { contractId: string; noticeId: string },
  { browser, email }: { browser: Browser; email: string },
): Promise<Answer> {
  const path = `/contracts3/${contractId}/notices/${noticeId}/letter/signature`
  const who = { browser, path: `${path}/document`, signPath: `${path}/mine`, email }
  return sign(test, company, who)
}

/** Runs the sealing job enqueued by the last signature. */
export async function sealNow(
  { product }: TestProduct,
  { companyId, administrator }: TestCompany,
  contractId: string,
): Promise<void> {
  const { body } = await administrator.call('GET', `/contracts3/${contractId}/signature`)
  await sealSignedContract(product.platform, { companyId, requestId: body.current._id })
}

/** Has a complete contract signed by its administrator alone, and seals it. */
export async function signAndSeal(
  test: TestProduct,
  company: TestCompany,
  contractId: string,
): Promise<void> {
  const { administrator, administratorId } = company
  await sendOut(company, contractId, [{ kind: 'internal', personId: administratorId }])
  const { body } = await administrator.call('GET', '/me')
  await signInside(test, company, contractId, { browser: administrator, email: body.email })
  await sealNow(test, company, contractId)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
