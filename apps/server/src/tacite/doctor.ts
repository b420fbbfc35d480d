import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { localFileStore } from '../platform/storage/local-file-store.ts'
import { examine, type Report } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import type { Operator } from './operator.ts'

/** `doctor [--json] [--company ID]`: checks everything and names what it found. Exit code 1 when something is broken. */
export async function doctor(args: string[], { settings, say }: Operator): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, company: { type: 'string' } },
  })
  const { dataDirectory } = settings
  await access(dataDirectory).catch(() => {
    throw new Error(
      `There is no installation in ${dataDirectory}: set TACITE_DATA to its data directory.`,
    )
  })
  const database = await openDatabase(settings, (line) => void process.stderr.write(`${line}\n`))
  try {
    const clock = systemClock
    // The report says what the log would.
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const files = localFileStore(join(dataDirectory, 'files'), { clock, log })
    const { connection } = database
    const report = await examine({ connection, files, dataDirectory, clock }, values.company)
    if (values.json) say(JSON.stringify(report, null, 2))
    else describeReport(report).forEach(say)
    process.exitCode = report.findings.some(isFault) ? 1 : 0
  } finally {
    await database.stop()
  }
}

const isFault = ({ severity }: Finding) => severity === 'fault'

/** One line per finding, grouped by company, then what was checked and the verdict. */
export function describeReport({ findings, counts, nativeTesseract }: Report): string[] {
  const groups = Map.groupBy(findings, ({ companyId }) => companyId)
  const lines = [...groups].flatMap(([companyId, found]) => [
    companyId === null ? 'Installation' : `Company ${companyId}`,
    ...found.map(
      ({ check, severity, message }) => `  ${severity.toUpperCase()} ${check}: ${message}`,
    ),
  ])
  const { companies, files = 0, contracts = 0, events = 0, seals = 0, orphans = 0 } = counts
  const megabytes = Math.ceil((counts.bytes ?? 0) / 1024 / 1024)
  const faults = findings.filter(isFault).length
  return [
    ...lines,
    `Checked: ${companies} companies, ${files} files (${megabytes} MB), ${contracts} contracts, ${events} events, ${seals} seals.`,
    `Files without a row: ${orphans}.`,
    nativeTesseract === null
      ? 'Scans are recognised by the packaged Tesseract: this machine has none with fra, eng and spa.'
      : `Scans are recognised by Tesseract ${nativeTesseract} of this machine.`,
    `${faults} faults, ${findings.length - faults} warnings.`,
  ]
}
