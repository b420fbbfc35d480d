import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacked once into the project, so that an ordinary user needs no right elsewhere. */
const BROWSER_DIRECTORY = join(import.meta.dirname, '../../.tmp/browser')

/**
 * The program of a headless Chromium that comes with the packages: nothing to install, no root.
 * An installed one is taken with `CHROMIUM_PATH`.
 */
export async function browserProgram(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH']
  mkdirSync(BROWSER_DIRECTORY, { recursive: true })
  process.env['TMPDIR'] = BROWSER_DIRECTORY
  // Makes the package unpack the libraries that a bare machine lacks; read when it is imported.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
