import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { fileRefused } from '../parser-refusal.ts'
import { TRAINED } from './packaged-tesseract.ts'

const SHELL = '/bin/sh'
/** CPU seconds, kilobytes of memory, core dumps; then the priority. */
const LIMITED = 'ulimit -t 120; ulimit -v 2097152; ulimit -c 0; exec nice -n "$@"'
const QUESTION_MS = 5_000
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024

let found: Promise<string | null> | undefined

/** The version of the machine's own Tesseract, if it has our three languages: twice as fast as the packaged one. */
export function nativeTesseract(): Promise<string | null> {
  found ??= lookForTesseract()
  return found
}

async function lookForTesseract(): Promise<string | null> {
  if (!existsSync(SHELL)) return null
  try {
    const known = (await run(['--list-langs'], QUESTION)).split(/\s+/)
    if (!locales.every((locale) => known.includes(TRAINED[locale]))) return null
    const version = await run(['--version'], QUESTION)
    return /\d+(?:\.\d+)+/.exec(version)?.[0] ?? null
  } catch {
    return null
  }
}

const QUESTION = { priority: 0, timeoutMs: QUESTION_MS }

/**
 * Tesseract's table of the words in an image that we rendered ourselves: it never decodes a file of a person.
 * @throws Refused FILE_TOO_COMPLEX when it takes too long or answers too much; Error when it fails
 */
export function readNatively(
  image: Uint8Array,
  { language, ...limits }: { language: Locale; priority: number; timeoutMs: number },
): Promise<string> {
  const words = ['stdin', 'stdout', '-l', TRAINED[language], '--psm', '3', '--dpi', '300', 'tsv']
  return run(words, { ...limits, input: image })
}

interface Run {
  priority: number
  timeoutMs: number
  input?: Uint8Array
}

function run(args: readonly string[], { priority, timeoutMs, input }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = [`${priority}`, 'tesseract', ...args]
    const child = spawn(SHELL, ['-c', LIMITED, 'tesseract', ...command], {
      stdio: 'pipe',
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
    })
    const output: Buffer[] = []
    let bytes = 0
    const refuse = (reason: string) => {
      reject(fileRefused('FILE_TOO_COMPLEX', undefined, `tesseract: ${reason}`))
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => refuse('time'), Math.max(0, timeoutMs))
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_OUTPUT_BYTES) refuse('output')
      else output.push(chunk)
    })
    child.stderr.resume()
    child.stdin.on('error', () => undefined) // The exit code says more than the broken pipe.
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'))
      else reject(new Error(`tesseract: exit ${code ?? signal}`))
    })
    child.stdin.end(input)
  })
}
