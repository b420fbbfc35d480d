import { execFileSync } from 'node:child_process'
import { captureProgram } from './processes.mjs'

const PATIENCE_MS = 180_000

/**
 * `pdfsig` is the independent judge of sealed PDFs, `certutil` has it trust their root; the machine's own `tesseract` is
 * used where there is one. On a fresh machine root may install them; anyone else runs the tests without them, and those
 * that need one are skipped by name.
 */
const TOOLS = [
  { program: 'pdfsig', packages: ['poppler-utils'] },
  { program: 'certutil', packages: ['libnss3-tools'] },
  {
    program: 'tesseract',
    packages: ['tesseract-ocr', 'tesseract-ocr-fra', 'tesseract-ocr-eng', 'tesseract-ocr-spa'],
  },
]

export async function ensureOutsideTools(say) {
  const missing = TOOLS.filter(({ program }) => !isThere(program))
  if (missing.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: PATIENCE_MS }
  await captureProgram('apt-get', ['update', '-qq'], options)
  const packages = missing.flatMap((tool) => tool.packages)
  await captureProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  )
  for (const { program } of missing)
    say(`  ${program} ${isThere(program) ? 'was installed' : 'could not be installed'}`)
}

/** Whatever it answers to the question, it is there. */
function isThere(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return error.code !== 'ENOENT'
  }
}
