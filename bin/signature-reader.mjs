import { execFileSync } from 'node:child_process'
import { captureProgram } from './processes.mjs'

const PATIENCE_MS = 180_000

/**
 * `pdfsig` is the independent judge of sealed PDFs. On a fresh machine root may install it; anyone else runs the
 * tests without it, and those that need it are skipped by name.
 */
export async function ensureSignatureReader(say) {
  if (isThere('pdfsig', ['-v']) || process.getuid?.() !== 0 || !isThere('apt-get', ['--version']))
    return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: PATIENCE_MS }
  await captureProgram('apt-get', ['update', '-qq'], options)
  await captureProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'],
    options,
  )
  say(isThere('pdfsig', ['-v']) ? '  pdfsig was installed' : '  pdfsig could not be installed')
}

function isThere(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
