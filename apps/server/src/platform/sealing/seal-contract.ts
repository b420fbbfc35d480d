import { createHash } from 'node:crypto'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Attachment } from './attach-files.ts'
import type { SealKey } from './authority.ts'
import { renderCertificatePages, type SealTime } from './certificate-pages.ts'
import { encodeEvidence, evidenceFileName, originalFileName } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import { sealPdf } from './seal-pdf.ts'
import { renderSignatureStamps } from './signature-stamps.ts'
import { signerEvidenceText } from './signer-evidence.ts'
import type { TimestampAuthority } from './timestamp-authority.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'
import type { Verification } from './verify-sealed-pdf.ts'

export interface ContractSealRequest {
  /** The PDF that was shown, whose hash the signers' codes were bound to. */
  shownPdf: Uint8Array
  evidence: Evidence
  sealKey: SealKey
  /** When set, the seal carries a timestamp or is not made. When left out, its pages say so. */
  timestampAuthority?: TimestampAuthority
  /** The installation has an authority that did not answer: the pages say so. */
  isTimestampMissing?: boolean
}

export interface SealedContract {
  pdf: Uint8Array
  sha256: string
  certificatePageCount: number
  level: 'B-B' | 'B-T'
}

/** A seal that our own verifier rejects: it must not leave the server. */
export class SealNotAcceptedError extends Error {
  readonly verification: Verification

  constructor(verification: Verification) {
    super(verification.findings.map(({ code }) => code).join(', '))
    this.name = 'SealNotAcceptedError'
    this.verification = verification
  }
}

/**
 * Makes the final PDF of a signed contract: the pages people were shown, the certificate pages, the evidence and the
 * shown document attached, under the organisation's seal. Without a timestamp the same request produces the same
 * bytes, so a killed job can simply run again.
 *
 * @throws SealNotAcceptedError when the result does not verify, for instance if another document was shown.
 * @throws TimestampError when the timestamp authority fails: retry, or seal without it.
 */
export async function sealContract(request: ContractSealRequest): Promise<SealedContract> {
  const { shownPdf, evidence, sealKey, timestampAuthority } = request
  const at = new Date(evidence.sealedAt)
  const root = sealKey.chain.at(-1) ?? sealKey.chain[0]
  const certificate = await renderCertificatePages({
    evidence,
    sealCertificateSha256: sha256(sealKey.chain[0]),
    rootCertificateSha256: sha256(root),
    time: timeOf(request),
  })
  const t = createTranslator(evidence.language)
  const pdf = await sealPdf({
    pdf: shownPdf,
    certificatePages: certificate.pdf,
    signatures: await renderSignatureStamps(evidence),
    attachments: toAttachments(shownPdf, evidence),
    sealKey,
    at,
    reason: t('evidence.seal.reason'),
    timestampAuthority,
  })
  const verification = verifySealedPdf({
    pdf,
    trustedRoots: [root],
    timestampRoots: timestampAuthority?.roots ?? [],
    now: at,
  })
  if (!verification.valid) throw new SealNotAcceptedError(verification)
  return {
    pdf,
    sha256: sha256(pdf),
    certificatePageCount: certificate.pageCount,
    level: timestampAuthority ? 'B-T' : 'B-B',
  }
}

function timeOf({ timestampAuthority, isTimestampMissing = false }: ContractSealRequest): SealTime {
  if (timestampAuthority) return 'attested'
  return isTimestampMissing ? 'unanswered' : 'own'
}

function toAttachments(shownPdf: Uint8Array, evidence: Evidence): Attachment[] {
  const t = createTranslator(evidence.language)
  const signerFiles = evidence.signers.map((signer): Attachment => {
    const text = signerEvidenceText(evidence, signer, evidence.language)
    return {
      fileName: `signer-${signer.position}.txt`,
      description: t('evidence.attachment.signer', { name: signer.name }),
      mediaType: 'text/plain',
      relationship: 'Supplement',
      content: Buffer.from(text),
    }
  })
  return [
    {
      fileName: originalFileName,
      description: t('evidence.attachment.original'),
      mediaType: 'application/pdf',
      relationship: 'Source',
      content: shownPdf,
    },
    {
      fileName: evidenceFileName,
      description: t('evidence.attachment.evidence'),
      mediaType: 'application/json',
      relationship: 'Data',
      content: encodeEvidence(evidence),
    },
    ...signerFiles,
  ]
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
