import { execFileSync } from 'node:child_process'
import { captureProgram } from './processes.mjs'

const PATIENCE_MS = 180_000

/**
 * `pdfsig` is the independent judge of sealed PDFs, `certutil` has it trust their root, vobject judges calendars; the
 * machine's own `tesseract` is used where there is one. On a fresh machine root may install them; anyone else runs the
 * tests without them, and those that need one are skipped by name.
 */
const TOOLS = [
  { program: 'pdfsig', packages: ['poppler-utils'] },
  { program: 'certutil', packages: ['libnss3-tools'] },
  {
    program: 'tesseract',
    packages: ['tesseract-ocr', 'tesseract-ocr-fra', 'tesseract-ocr-eng', 'tesseract-ocr-spa'],
  },
  { program: '/usr/bin/python3', module: 'vobject', packages: ['python3-vobject'] },
]

export async function ensureOutsideTools(say) {
  const missing = TOOLS.filter((tool) => !isThere(tool))
  if (missing.length === 0 || process.getuid?.() !== 0 || !isThere({ program: 'apt-get' })) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: PATIENCE_MS }
  await captureProgram('apt-get', ['update', '-qq'], options)
  const packages = missing.flatMap((tool) => tool.packages)
  await captureProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  )
  for (const tool of missing)
    say(
      `  ${tool.module ?? tool.program} ${isThere(tool) ? 'was installed' : 'could not be installed'}`,
    )
}

/** Whatever a program answers to the question, it is there; a module of Python is once it can be imported. */
function isThere({ program, module }) {
  try {
    execFileSync(program, module ? ['-c', `import ${module}`] : ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return module === undefined && error.code !== 'ENOENT'
  }
}
