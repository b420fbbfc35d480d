import { buildPdf, setLines } from '../platform/parsers/testing/build-pdf.ts'
import { contractForm } from './contracts.ts'
import type { Answer, Browser } from './start-product.ts'
import { multipart } from './uploads.ts'

/** A PDF with these lines on one page each. */
export function pdfOf(...pages: string[][]): Uint8Array {
  return buildPdf(pages.map((lines) => ({ lines: setLines(lines) })))
}

/** Terms that renew by tacit agreement each year, with three months’ notice. */
export const YEARLY = {
  effectiveDate: '2024-01-01',
  duration: { kind: 'span', count: 1, unit: 'years' },
  renewalType: 'tacit',
  renewalDuration: { count: 1, unit: 'years' },
  maxRenewals: null,
  notice: { unit: 'months', count: 3 },
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'email',
  earlyExit: null,
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
}

/** Uploads a PDF that was signed elsewhere. */
export function uploadSigned(
  browser: Browser,
  bytes: Uint8Array,
  name = 'contrat signé.pdf',
): Promise<Answer> {
  const { payload, headers } = multipart(name, bytes)
  return browser.call('POST', '/contracts3/signed-uploads', payload, headers)
}

export interface SignedForm {
  signatureDate?: string
  signatories?: object[]
  lifecycle?: object
  details?: object
}

/** Enters an uploaded PDF as a signed contract. */
export async function enterSigned(
  browser: Browser,
  uploadId: string,
  { details, ...stated }: SignedForm = {},
): Promise<Answer> {
  const from = {
    kind: 'signed',
    uploadId,
    signatureDate: '2023-12-15',
    lifecycle: YEARLY,
    ...stated,
  }
  return browser.call('POST', '/contracts3', { ...(await contractForm(browser)), ...details, from })
}

/** A signed contract from a PDF, by its id. */
export async function signedContract(
  browser: Browser,
  bytes: Uint8Array,
  form: SignedForm = {},
): Promise<string> {
  const { body: upload } = await uploadSigned(browser, bytes)
  const { status, body } = await enterSigned(browser, upload._id, form)
  if (status !== 201) throw new Error(`entering a PDF answered ${status}: ${JSON.stringify(body)}`)
  return body._id
}
