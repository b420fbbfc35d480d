import { mkdirSync, writeFileSync } from 'node:fs'
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
  const program = await chromium.executablePath()
  installFont()
  return program
}

/**
 * The browser ends ("Not implemented") when its only font lacks a character, such as a narrow no-break space, that is
 * drawn before the page's own font has come: it gets one that has them.
 */
function installFont(): void {
  const fonts = join(import.meta.dirname, '../../node_modules/@expo-google-fonts/inter/400Regular')
  const file = join(BROWSER_DIRECTORY, 'fonts.conf')
  const cache = join(BROWSER_DIRECTORY, 'fonts-cache')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>
`,
  )
  process.env['FONTCONFIG_FILE'] = file
}
