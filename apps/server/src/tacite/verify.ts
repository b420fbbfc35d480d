import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import type { Operator } from './operator.ts'
import { readCertificateFile } from '../platform/sealing/certificate-file.ts'
import { describeVerdict, exitCodeOf } from './verify/describe-verdict.ts'
import { judgeFiles } from './verify/judge-files.ts'

const HOW =
  'Name the files and whom you trust: npm run tacite -- verify FILE… --certificate authority.pem'

/**
 * `verify FILE… --certificate PEM [--timestamp-certificate PEM] [--json]`: judges sealed PDFs, exported audit chains
 * and evidence files, without a server, database or network. Exit code 0: all valid; 1: one is not; 2: undecided.
 */
export async function verify(args: string[], { say }: Operator): Promise<void> {
  const { positionals: files, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      certificate: { type: 'string', multiple: true, default: [] },
      'timestamp-certificate': { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  })
  if (files.length === 0) throw new Error(HOW)
  const trust = {
    roots: await readCertificates(values.certificate),
    timestampRoots: await readCertificates(values['timestamp-certificate']),
    now: systemClock.now(),
  }
  const verdicts = await judgeFiles(files, trust)
  if (values.json) say(JSON.stringify(verdicts, null, 2))
  else verdicts.flatMap(describeVerdict).forEach((line) => say(line))
  process.exitCode = exitCodeOf(verdicts)
}

async function readCertificates(paths: readonly string[]): Promise<Uint8Array[]> {
  return (await Promise.all(paths.map(readCertificateFile))).flat()
}
