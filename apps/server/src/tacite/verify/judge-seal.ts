import { translate } from '@tacite/i18n/server-texts.ts'
import type { Evidence } from '../../platform/sealing/evidence.ts'
import { verifySealedPdf } from '../../platform/sealing/verify-sealed-pdf.ts'
import { notice, type Verdict } from './verdict.ts'

/** Whom the person who verifies trusts: certificates in DER. */
export interface Trust {
  roots: readonly Uint8Array[]
  timestampRoots: readonly Uint8Array[]
  now: Date
}

export interface JudgedSeal {
  verdict: Verdict
  /** Its evidence, when the seal is valid. */
  proven: Evidence | undefined
}

/** Judges a sealed PDF. Without a certificate to trust nothing is decided: its own could be anybody's. */
export function judgeSeal(file: string, pdf: Uint8Array, trust: Trust): JudgedSeal {
  if (trust.roots.length === 0) return undecided(file)
  const { roots: trustedRoots, timestampRoots, now } = trust
  const { valid, findings, seal, evidence } = verifySealedPdf({
    pdf,
    trustedRoots,
    timestampRoots,
    now,
  })
  const facts = {
    ...(seal && { organisation: seal.organisation, level: `PAdES ${seal.level}` }),
    ...(seal?.claimedAt && { sealedAt: seal.claimedAt.toISOString() }),
    ...(seal?.timestamp && {
      timestamp: `${seal.timestamp.at.toISOString()}, ${seal.timestamp.authorityName}`,
    }),
    ...(evidence && factsOf(evidence)),
  }
  const verdict: Verdict = {
    file,
    kind: 'sealed PDF',
    outcome: valid ? 'valid' : 'invalid',
    facts,
    findings: findings.map(({ code, severity, params }) => {
      const message = translate('en', `evidence.finding.${code}`, params as never)
      return { code, severity, message }
    }),
  }
  return { verdict, proven: valid ? evidence : undefined }
}

export function factsOf(evidence: Evidence): Record<string, string> {
  const { contract, document, signers, auditHead } = evidence
  return {
    contract: `${contract.reference} ${contract.title}`,
    signers: signers.map(({ name, signedAt }) => `${name} (${signedAt})`).join(', '),
    documentSha256: document.sha256,
    auditHead: `event ${auditHead.sequence}, ${auditHead.hash}`,
  }
}

function undecided(file: string): JudgedSeal {
  const message = 'Name the certificate of the installation with --certificate.'
  const findings = [notice('CERTIFICATE_NOT_NAMED', message)]
  return {
    verdict: { file, kind: 'sealed PDF', outcome: 'undecided', facts: {}, findings },
    proven: undefined,
  }
}
