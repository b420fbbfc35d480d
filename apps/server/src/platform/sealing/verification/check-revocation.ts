import type { VerifiedCertificate } from './certificate.ts'
import { failed, noticed, type Finding } from './finding.ts'
import { standingOf, type RevocationInfo } from './revocation.ts'

/**
 * Whether each certificate up to the root was revoked. Only a trusted timestamp proves that a seal is older than a
 * revocation: whoever has a revoked key can claim any time.
 */
export function checkRevocation(
  chain: readonly VerifiedCertificate[],
  {
    info,
    provenAt,
    sealedAt,
  }: { info: RevocationInfo; provenAt: Date | undefined; sealedAt: Date },
): Finding[] {
  const standings = chain
    .slice(0, -1)
    .map((certificate, place) => standingOf(certificate, chain[place + 1]!, { info, sealedAt }))
  const revoked = standings.flatMap((each) => (each.kind === 'revoked' ? [each.at] : []))
  const [first] = revoked.toSorted((a, b) => a.getTime() - b.getTime())
  if (first) {
    const params = { day: first.toISOString().slice(0, 10) }
    const isLater = provenAt !== undefined && provenAt < first
    return [
      isLater
        ? noticed('CERTIFICATE_REVOKED_SINCE', params)
        : failed('CERTIFICATE_REVOKED', params),
    ]
  }
  const isChecked = standings.every(({ kind }) => kind === 'good')
  return isChecked ? [] : [noticed('REVOCATION_NOT_CHECKED')]
}
