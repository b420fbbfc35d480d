import { isDeepStrictEqual } from 'node:util'
import { decodeEvidence, type Evidence } from '../../platform/sealing/evidence.ts'
import { factsOf } from './judge-seal.ts'
import { error, hasError, notice, type Verdict, type VerdictFinding } from './verdict.ts'

/** Judges an evidence file. Nothing in it is signed: only a sealed PDF that contains the same proves it. */
export function judgeEvidence(
  file: string,
  bytes: Uint8Array,
  proven: readonly Evidence[],
): Verdict {
  const evidence = decodeEvidence(bytes)
  if (!evidence) {
    const findings = [error('EVIDENCE_UNREADABLE', 'It is not evidence of a known version.')]
    return { file, kind: 'evidence', outcome: 'invalid', facts: {}, findings }
  }
  const sealed = proven.find(({ request }) => request.id === evidence.request.id)
  const findings = [...codesOfOtherDocuments(evidence), ...comparedWith(sealed, evidence)]
  const outcome = hasError(findings) ? 'invalid' : sealed ? 'valid' : 'undecided'
  return { file, kind: 'evidence', outcome, facts: factsOf(evidence), findings }
}

function codesOfOtherDocuments({ signers, document }: Evidence): VerdictFinding[] {
  return signers
    .filter(({ code }) => code.documentSha256 !== document.sha256)
    .map(({ name }) =>
      error('CODE_OF_OTHER_DOCUMENT', `The code typed by ${name} was for another document.`),
    )
}

function comparedWith(sealed: Evidence | undefined, evidence: Evidence): VerdictFinding[] {
  if (!sealed)
    return [
      notice(
        'NOT_SEALED',
        'An evidence file is not signed: name the sealed PDF it comes from too.',
      ),
    ]
  return isDeepStrictEqual(sealed, evidence)
    ? []
    : [error('EVIDENCE_DIFFERS', 'The sealed PDF of the same request contains other evidence.')]
}
