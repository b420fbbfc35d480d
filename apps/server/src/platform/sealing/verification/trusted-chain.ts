import { sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'

export interface ChainResult {
  /** From the given certificate to a trusted root; undefined: none leads there. */
  chain: VerifiedCertificate[] | undefined
  /** Certificates sent along whose own signature nothing here confirms. */
  unconfirmed: VerifiedCertificate[]
}

/** The way from a certificate to one of the trusted roots, every signature on it checked. */
export function buildTrustedChain(
  certificate: VerifiedCertificate,
  sentAlong: readonly VerifiedCertificate[],
  roots: readonly VerifiedCertificate[],
): ChainResult {
  const issuers = [...roots, ...sentAlong].filter(
    ({ isAuthority, keyUsage }) => isAuthority && keyUsage.keyCertSign,
  )
  const isRoot = (candidate: VerifiedCertificate) =>
    roots.some((root) => sameBytes(root.der, candidate.der))

  const climb = (chain: VerifiedCertificate[]): VerifiedCertificate[] | undefined => {
    const top = chain.at(-1)
    if (!top || chain.length > maxChainLength) return undefined
    if (isRoot(top)) return chain
    for (const issuer of issuers) {
      if (chain.includes(issuer) || !top.isSignedBy(issuer)) continue
      const found = climb([...chain, issuer])
      if (found) return found
    }
    return undefined
  }

  return {
    chain: climb([certificate]),
    unconfirmed: sentAlong.filter(
      (candidate) => !isRoot(candidate) && !issuers.some((issuer) => candidate.isSignedBy(issuer)),
    ),
  }
}

export function isValidAt({ validFrom, validUntil }: VerifiedCertificate, at: Date): boolean {
  return validFrom <= at && at <= validUntil
}

const maxChainLength = 6
