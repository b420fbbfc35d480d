import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareTools } from './import/compare-tools.ts'
import { writeContracts } from './import/write-contracts.ts'
import { proveImport } from './import/prove-import.ts'

/**
 * Thousands of contracts of real sizes in one zip, imported by an app and a worker that are processes of their own; app,
 * worker and database are killed on the way. Every file is there once, whole, and in the log; the memory of each process
 * stays within its limit; with `--create` the contracts are created, and their undo leaves every table as it was.
 * Without kills the times are compared with those of `unzip` and `pdftotext`, where they are installed. Linux only: the
 * memory of processes is read from /proc.
 *
 * `npm run prove -- import [--files 4000] [--megabytes 704] [--no-kills] [--create] [--seed 7]`
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '4000' },
    megabytes: { type: 'string', default: '704' },
    kills: { type: 'boolean', default: true },
    create: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
  },
  allowNegative: true,
})
const files = Number(values.files)
const directory = await mkdtemp(join(tmpdir(), 'tacite-import-'))
// The database of root runs as another user, who must be able to traverse.
await chmod(directory, 0o711)
try {
  const zip = await writeContracts(join(directory, 'contrats.zip'), {
    files,
    bytes: Number(values.megabytes) * 1_000_000,
    seed: Number(values.seed),
  })
  say(
    `${files} PDFs, ${zip.pages} pages, ${(zip.bytes / 1e6).toFixed(0)} MB: --seed ${values.seed}`,
  )
  const { faults, readSeconds } = await proveImport(join(directory, 'data'), zip, {
    kills: values.kills,
    create: values.create,
    say,
  })
  if (!values.kills) await compareTools(zip, readSeconds, say)
  for (const fault of faults) say(`FAULT ${fault}`)
  say(`${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await rm(directory, { recursive: true, force: true })
}

function say(line: string): void {
  console.log(line)
}
