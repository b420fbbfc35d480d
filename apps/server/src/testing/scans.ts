import { buildPdf, setLines } from '../platform/parsers/testing/build-pdf.ts'
import type { Answer, Browser } from './start-product.ts'
import { multipart } from './uploads.ts'

/** The PDF of a signed contract, with these lines of text; without any, as a scanner without text recognition makes it. */
export function scanFile(lines: string[] = ['Contrat signé à la main']): Uint8Array {
  return buildPdf([{ lines: setLines(lines) }])
}

export const SIGNED_BY = [
  { name: 'Anne Martin', side: 'company' },
  { name: 'Élodie Müller', side: 'counterparty' },
]

/** Freezes a contract to be signed by hand. */
export function printContract(
  browser: Browser,
  contractId: string,
  signatories: object[] = SIGNED_BY,
): Promise<Answer> {
  return browser.call('POST', `/contracts3/${contractId}/signature/paper`, { signatories })
}

export function markSigned(
  browser: Browser,
  contractId: string,
  changes: object = {},
): Promise<Answer> {
  return browser.call('POST', `/contracts3/${contractId}/signature/statement`, {
    signatureDate: '2026-05-01',
    signatories: SIGNED_BY,
    isConfirmed: true,
    ...changes,
  })
}

export function uploadScan(
  browser: Browser,
  contractId: string,
  bytes: Uint8Array = scanFile(),
  name = 'contrat-signe.pdf',
): Promise<Answer> {
  const { payload, headers } = multipart(name, bytes)
  return browser.call('POST', `/contracts3/${contractId}/signature/scans`, payload, headers)
}

export function fileScan(
  browser: Browser,
  contractId: string,
  scanId: string,
  statement: object | null = { signatureDate: '2026-05-01', signatories: SIGNED_BY },
): Promise<Answer> {
  return browser.call('POST', `/contracts3/${contractId}/signature/scans/${scanId}`, {
    statement,
    isConfirmed: true,
  })
}
