import type { ChainFault } from '../../platform/sealing/audit-chain.ts'
import { readCheckpoint, type SealedCheckpoint } from '../../platform/sealing/audit-checkpoint.ts'
import { verifyChainFile, type ChainVerdict } from '../../platform/sealing/chain-file.ts'
import type { Evidence } from '../../platform/sealing/evidence.ts'
import type { Trust } from './judge-seal.ts'
import { error, hasError, notice, type Verdict, type VerdictFinding } from './verdict.ts'

export interface ChainProofs {
  trust: Trust
  /** Evidence of valid sealed PDFs. */
  proven: readonly Evidence[]
  checkpointLines: readonly string[]
}

/** Judges an exported chain: undecided when no seal attests any of it, since anybody could have computed it. */
export async function judgeChain(
  file: string,
  lines: AsyncIterable<string>,
  { trust, proven, checkpointLines }: ChainProofs,
): Promise<Verdict> {
  const chain = await verifyChainFile(lines, {
    authorities: trust.roots,
    timestampRoots: trust.timestampRoots,
    // Without a certificate none can be judged, which is no fault of theirs.
    checkpointLines,
    headsOf: (companyId) =>
      proven
        .filter(
          ({ organisation, auditHead }) => organisation.id === companyId && auditHead.sequence > 0,
        )
        .map(({ auditHead }) => auditHead),
  }).catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return null
    throw cause
  })
  if (!chain) {
    const findings = [
      error('CHAIN_UNREADABLE', 'Its first line is not the first line of an exported chain.'),
    ]
    return { file, kind: 'audit chain', outcome: 'invalid', facts: {}, findings }
  }
  const findings = findingsOf(chain, trust)
  const outcome = hasError(findings) ? 'invalid' : chain.attestedTo === 0 ? 'undecided' : 'valid'
  return { file, kind: 'audit chain', outcome, facts: factsOf(chain), findings }
}

/** Judges copied checkpoint lines by themselves. */
export function judgeCheckpoints(file: string, lines: readonly string[], trust: Trust): Verdict {
  const { roots: authorities, timestampRoots } = trust
  const accepted = lines.flatMap((line) => {
    const companyId = /^\{"version":[12],"company":"([0-9a-f-]{36})"/.exec(line)?.[1] ?? ''
    return readCheckpoint(line, { companyId, authorities, timestampRoots }) ?? []
  })
  const rejected = lines.length - accepted.length
  const findings =
    authorities.length === 0 ? [unnamed()] : [...rejectedLines(rejected), ...ownTimes(accepted)]
  const outcome = hasError(findings) ? 'invalid' : authorities.length === 0 ? 'undecided' : 'valid'
  const facts = {
    checkpoints: accepted.length,
    newest: accepted.at(-1)?.sequence ?? 0,
    ...timeOf(accepted),
  }
  return { file, kind: 'checkpoints', outcome, facts, findings }
}

function findingsOf(chain: ChainVerdict, { roots }: Trust): VerdictFinding[] {
  const { faults, rejected, attestedTo, last } = chain
  return [
    ...faults.map(({ sequence, code }) => error(code, `Event ${sequence}: ${WORDS[code]}.`)),
    ...(roots.length === 0 ? [unnamed()] : rejectedLines(rejected)),
    ...(attestedTo < last ? [unattested(attestedTo, last)] : []),
    ...ownTimes(chain.checkpoints),
  ]
}

function unattested(attestedTo: number, last: number): VerdictFinding {
  return attestedTo === 0
    ? notice(
        'NOT_ATTESTED',
        'No checkpoint or sealed PDF attests it: the whole chain could have been recomputed.',
      )
    : notice(
        'END_NOT_ATTESTED',
        `Events ${attestedTo + 1} to ${last} come after the last checkpoint: later ones could be missing.`,
      )
}

function unnamed(): VerdictFinding {
  return notice(
    'CERTIFICATE_NOT_NAMED',
    'Name the certificate of the installation with --certificate.',
  )
}

function rejectedLines(rejected: number): VerdictFinding[] {
  if (rejected === 0) return []
  const message = `Checkpoints not signed by the company's seal under this certificate: ${rejected}.`
  return [error('CHECKPOINT_REJECTED', message)]
}

function factsOf(chain: ChainVerdict): Verdict['facts'] {
  return {
    company: chain.companyId,
    exportedAt: chain.exportedAt,
    events: chain.last,
    erased: chain.erased,
    checkpoints: chain.checkpoints.length,
    attestedTo: chain.attestedTo,
    ...timeOf(chain.checkpoints),
  }
}

/** When the newest checkpoint was there at the latest, as a trusted authority attests. */
function timeOf(checkpoints: readonly SealedCheckpoint[]): Verdict['facts'] {
  const newest = checkpoints.findLast(({ attestedAt }) => attestedAt !== null)
  return newest?.attestedAt ? { timestamp: newest.attestedAt.toISOString() } : {}
}

/** Honest, not wrong: most installations have no timestamp authority. */
function ownTimes(checkpoints: readonly SealedCheckpoint[]): VerdictFinding[] {
  const newest = checkpoints.at(-1)
  if (!newest || newest.attestedAt) return []
  return newest.version === 2
    ? [
        notice(
          'TIMESTAMP_AUTHORITY_UNKNOWN',
          'The newest checkpoint has a timestamp: name its authority with --timestamp-certificate.',
        ),
      ]
    : [notice('TIME_NOT_ATTESTED', 'The time of the newest checkpoint is that of the server.')]
}

const WORDS: Record<ChainFault['code'] | 'EVENT_UNREADABLE', string> = {
  NUMBER_MISSING: 'its number is out of sequence',
  NOT_AFTER_PREVIOUS: 'it is not linked to the previous event',
  EVENT_CHANGED: 'it was changed',
  PERSONAL_DATA_CHANGED: 'its personal data was changed',
  OTHER_COMPANY: 'it belongs to another company',
  TAIL_MISSING: 'the chain ends before it',
  HEAD_DIFFERS: 'a seal attests another event in its place',
  EVENT_UNREADABLE: 'the line cannot be read',
}
