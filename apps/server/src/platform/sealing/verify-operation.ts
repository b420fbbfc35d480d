import type { Finding } from './verification/finding.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'

export interface VerifyParams {
  /** Certificates of trusted roots, DER in base64. */
  trustedRoots: string[]
  /** The same of timestamp authorities. */
  timestampRoots: string[]
  /** An instant. */
  now: string
}

/** What a verification found, as JSON carries it between processes. */
export interface VerifiedSeal {
  isValid: boolean
  findings: Finding[]
  organisation: string | null
  claimedAt: string | null
  level: 'B-B' | 'B-T' | null
  contract: { id: string; reference: string; title: string } | null
  signers: { name: string; signedAt: string }[]
}

/** Verifies an uploaded PDF in a process that can be killed. */
export function verifySeal(
  input: Uint8Array,
  { trustedRoots, timestampRoots, now }: VerifyParams,
): { value: VerifiedSeal } {
  const { valid, findings, seal, evidence } = verifySealedPdf({
    pdf: input,
    trustedRoots: trustedRoots.map(fromBase64),
    timestampRoots: timestampRoots.map(fromBase64),
    now: new Date(now),
  })
  return {
    value: {
      isValid: valid,
      findings,
      organisation: seal?.organisation ?? null,
      claimedAt: seal?.claimedAt?.toISOString() ?? null,
      level: seal?.level ?? null,
      contract: evidence?.contract ?? null,
      signers: (evidence?.signers ?? []).map(({ name, signedAt }) => ({ name, signedAt })),
    },
  }
}

function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64')
}
