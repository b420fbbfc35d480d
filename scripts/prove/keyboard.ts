import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { programOf, root } from '../../bin/places.mjs'
import { ensureWebBuild } from '../../bin/web-build.mjs'

/**
 * Enters every PDF of a folder as a contract that is already signed, by keyboard alone, and prints how many keys each
 * took beside the typed values; the tests enter one that they make.
 *
 * `npm run prove -- keyboard FOLDER`
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('name a folder of PDFs: npm run prove -- keyboard FOLDER')
await ensureWebBuild()
const { status } = spawnSync(
  process.execPath,
  [
    programOf('@playwright/test', 'playwright'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--workers=1',
    '--retries=0',
    '--grep=with few keys',
    'signed-pdf.e2e.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TACITE_PDF_FOLDER: resolve(folder) } },
)
process.exitCode = status ?? 1
