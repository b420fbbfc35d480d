import { sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'

/**
 * The path from a certificate to one of the trusted roots, every signature on it verified; undefined when there is
 * none.
 */
export function buildTrustedChain(
  certificate: VerifiedCertificate,
  sentAlong: readonly VerifiedCertificate[],
  roots: readonly VerifiedCertificate[],
): VerifiedCertificate[] | undefined {
  const issuers = [...roots, ...sentAlong].filter(mayIssue)
  const climb = (chain: VerifiedCertificate[]): VerifiedCertificate[] | undefined => {
    const top = chain.at(-1)
    if (!top || chain.length > maxChainLength) return undefined
    if (roots.some((root) => sameBytes(root.der, top.der))) return chain
    for (const issuer of issuers) {
      if (chain.includes(issuer) || !top.isSignedBy(issuer)) continue
      const found = climb([...chain, issuer])
      if (found) return found
    }
    return undefined
  }
  return climb([certificate])
}

/** Those whose signature is verified by another of them, or by themselves: no byte of them can change. */
export function confirmedAmong(
  certificates: readonly VerifiedCertificate[],
): readonly VerifiedCertificate[] {
  const issuers = certificates.filter(mayIssue)
  const confirmed = certificates.filter((each) => issuers.some((issuer) => each.isSignedBy(issuer)))
  return confirmed.length === certificates.length ? confirmed : confirmedAmong(confirmed)
}

export function isValidAt({ validFrom, validUntil }: VerifiedCertificate, at: Date): boolean {
  return validFrom <= at && at <= validUntil
}

function mayIssue({ isAuthority, keyUsage }: VerifiedCertificate): boolean {
  return isAuthority && keyUsage.keyCertSign
}

const maxChainLength = 6
