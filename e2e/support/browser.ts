import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacked once into the project, so that an ordinary user needs no other permission. */
const BROWSER_DIRECTORY = join(import.meta.dirname, '../../.tmp/browser')

/**
 * The executable of a headless Chromium from the packages: nothing to install, no root. `CHROMIUM_PATH` selects an
 * installed one.
 */
export async function browserProgram(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH']
  mkdirSync(BROWSER_DIRECTORY, { recursive: true })
  process.env['TMPDIR'] = BROWSER_DIRECTORY
  // Makes the package unpack libraries missing on a bare machine; read on import.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const program = await chromium.executablePath()
  installFont()
  return program
}

/**
 * The browser crashes ("Not implemented") when its only font lacks a character, such as a narrow no-break space, that
 * is rendered before the page's own font is loaded: it gets a font with them.
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
