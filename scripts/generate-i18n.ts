import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguesFolder, readCatalogues } from './i18n/read-catalogues.ts'
import { renderTexts } from './i18n/render-texts.ts'

/** Writes the literal types and the loaders of all texts, then says what the catalogues lack. */
const modules = renderTexts(readCatalogues())
const folder = join(cataloguesFolder, 'generated')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(join(folder, file))
for (const [file, source] of modules) writeFileSync(join(folder, file), source)

const { findProblems } = await import('./generated/texts.ts')
const problems = findProblems()
for (const problem of problems) console.error(problem)
console.log(`${modules.size} files written, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
