import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { WrittenZip } from './write-contracts.ts'

const run = promisify(execFile)

/** The time in which a zip was read, beside that of unpacking it and reading its texts with other tools. */
export async function compareTools(
  { path }: WrittenZip,
  readSeconds: number,
  say: (line: string) => void,
): Promise<void> {
  const tools = await Promise.all(['unzip', 'pdftotext'].map((name) => isThere(name)))
  if (tools.includes(false)) return say('not compared: unzip and poppler-utils are not installed')
  const directory = await mkdtemp(join(dirname(path), 'unzipped-'))
  try {
    const tested = await secondsOf(() => run('unzip', ['-tq', path]))
    const theirs = await secondsOf(async () => {
      await run('unzip', ['-q', path, '-d', directory])
      for (const name of await readdir(directory, { recursive: true }))
        if (name.endsWith('.pdf')) await run('pdftotext', [join(directory, name), '-'])
    })
    say(`unzip -t: ${tested.toFixed(1)} s`)
    say(
      `unpacked, read and indexed: ${(readSeconds / theirs).toFixed(2)} times unzip and pdftotext (${theirs.toFixed(0)} s)`,
    )
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function isThere(name: string): Promise<boolean> {
  return run('which', [name]).then(
    () => true,
    () => false,
  )
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return (performance.now() - start) / 1000
}
