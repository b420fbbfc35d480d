import type { Evidence } from './evidence.ts'
import { readCertificate } from './verification/certificate.ts'
import { failed } from './verification/finding.ts'
import type { Finding } from './verification/finding.ts'
import { catalogOf, dictionaryOf, listOf, openPdfFile } from './verification/pdf-file.ts'
import type { PdfFile } from './verification/pdf-file.ts'
import { PdfSyntaxError, nameOf } from './verification/pdf-value.ts'
import type { PdfDictionary } from './verification/pdf-value.ts'
import { storedRevocation } from './verification/revocation-info.ts'
import { findSeal } from './verification/seal-place.ts'
import { verifySealSignature } from './verification/seal-signature.ts'
import type { SealDescription } from './verification/seal-signature.ts'
import { verifyEvidence } from './verification/sealed-evidence.ts'

export interface VerificationRequest {
  pdf: Uint8Array
  /** Certificates of the roots that the reader trusts, in DER. */
  trustedRoots: readonly Uint8Array[]
  /** Roots of timestamp authorities; a timestamp of an unknown one is only reported. */
  timestampRoots?: readonly Uint8Array[]
  now: Date
  /** `ours`: certified against changes and with our evidence. `any`: a PAdES seal of anyone. */
  expected?: 'ours' | 'any'
}

export interface Verification {
  /** No finding is an error. */
  valid: boolean
  findings: Finding[]
  seal?: SealDescription
  evidence?: Evidence
}

/**
 * Checks a sealed PDF: one signature over the whole file, cryptographically valid, from a trusted authority, nothing
 * after it, and evidence that refers to the very document shown. It shares no code with the sealing, needs no
 * network, and fails closed: what it cannot read strictly is not valid. Run it in a process that can be killed when
 * the bytes are untrusted.
 *
 * @example verifySealedPdf({ pdf, trustedRoots: [root], now: clock.now() }).valid
 */
export function verifySealedPdf(request: VerificationRequest): Verification {
  try {
    return verify(request)
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error
    return { valid: false, findings: [failed('PDF_UNREADABLE')] }
  }
}

function verify(request: VerificationRequest): Verification {
  const { expected = 'ours', trustedRoots, timestampRoots = [], now } = request
  const file = openPdfFile(request.pdf)
  const place = findSeal(file)
  if (!place.seal) return conclude({ findings: place.findings })
  const signature = verifySealSignature(place.seal, {
    roots: trustedRoots.map(readCertificate),
    timestampRoots: timestampRoots.map(readCertificate),
    revocation: storedRevocation(file),
    now,
  })
  const findings = [...place.findings, ...signature.findings]
  if (expected === 'any') return conclude({ seal: signature.seal, findings })
  if (!place.seal.isLowerCase) findings.push(failed('GAP_NOT_THE_SIGNATURE'))
  if (!forbidsChanges(file, place.seal.signature)) findings.push(failed('NOT_CERTIFIED'))
  const { evidence, findings: doubts } = verifyEvidence(file, signature.seal?.organisationId)
  return conclude({ seal: signature.seal, evidence, findings: [...findings, ...doubts] })
}

function conclude(verification: Omit<Verification, 'valid'>): Verification {
  return {
    valid: verification.findings.every(({ severity }) => severity !== 'error'),
    ...verification,
  }
}

/** DocMDP, level 1: the seal certifies the file and allows no change (ISO 32000-1, 12.8.2.2). */
function forbidsChanges(file: PdfFile, signature: PdfDictionary): boolean {
  const permissions = dictionaryOf(file, catalogOf(file).get('Perms'))
  if (dictionaryOf(file, permissions?.get('DocMDP')) !== signature) return false
  return listOf(file, signature.get('Reference')).some((item) => {
    const reference = dictionaryOf(file, item)
    const parameters = dictionaryOf(file, reference?.get('TransformParams'))
    return nameOf(reference?.get('TransformMethod')) === 'DocMDP' && parameters?.get('P') === 1
  })
}
