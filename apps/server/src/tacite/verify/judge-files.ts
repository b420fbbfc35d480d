import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { CHAIN_FORMAT } from '../../platform/sealing/chain-file.ts'
import { judgeChain, judgeCheckpoints } from './judge-chain.ts'
import { judgeEvidence } from './judge-evidence.ts'
import { judgeSeal, type JudgedSeal, type Trust } from './judge-seal.ts'
import { notice, type Verdict } from './verdict.ts'

/**
 * Judges each file, in the order they were named. They vouch for each other: sealed PDFs state heads of the chain and
 * contain their evidence, and copied checkpoints attest the chain.
 */
export async function judgeFiles(paths: readonly string[], trust: Trust): Promise<Verdict[]> {
  const kinds = new Map<string, Kind>()
  for (const path of paths) kinds.set(path, await kindOf(path))
  const named = (kind: Kind) => [...kinds].flatMap(([path, its]) => (its === kind ? [path] : []))
  const seals = new Map<string, JudgedSeal>()
  for (const path of named('sealed PDF'))
    seals.set(path, judgeSeal(path, await readFile(path), trust))
  const proven = [...seals.values()].flatMap(({ proven: evidence }) => evidence ?? [])
  const checkpointLines = await linesOf(named('checkpoints'))
  const chains = new Map<string, Verdict>()
  for (const path of named('audit chain'))
    chains.set(path, await judgeChain(path, streamLines(path), { trust, proven, checkpointLines }))

  return Promise.all(
    [...kinds].map(async ([path, kind]): Promise<Verdict> => {
      if (kind === 'sealed PDF') return seals.get(path)!.verdict
      if (kind === 'audit chain') return chains.get(path)!
      if (kind === 'evidence') return judgeEvidence(path, await readFile(path), proven)
      return kind === 'checkpoints'
        ? judgeCheckpoints(path, await linesOf([path]), trust)
        : unknown(path)
    }),
  )
}

type Kind = Verdict['kind']

/** By its first bytes. */
async function kindOf(path: string): Promise<Kind> {
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024), position: 0 })
    const start = buffer.toString('latin1', 0, bytesRead)
    if (start.includes('%PDF-')) return 'sealed PDF'
    if (start.includes(`"${CHAIN_FORMAT}"`)) return 'audit chain'
    if (start.includes('"tacite-evidence"')) return 'evidence'
    return /^\{"version":[12],"company":/.test(start) ? 'checkpoints' : 'unknown'
  } finally {
    await file.close()
  }
}

function streamLines(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Infinity })
}

async function linesOf(paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
}

function unknown(file: string): Verdict {
  const message = 'Neither a PDF, nor an exported chain, nor an evidence file, nor checkpoints.'
  const findings = [notice('FILE_UNKNOWN', message)]
  return { file, kind: 'unknown', outcome: 'undecided', facts: {}, findings }
}
