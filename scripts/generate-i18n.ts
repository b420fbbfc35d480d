import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareLanguages } from './i18n/compare-languages.ts'
import { cataloguesFolder, readCatalogues } from './i18n/read-catalogues.ts'
import { renderTexts } from './i18n/render-texts.ts'

/** Writes the literal types and the loaders of all texts; run it after a change of a catalogue. */
const texts = readCatalogues()
const modules = renderTexts(texts)
const folder = join(cataloguesFolder, 'generated')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(join(folder, file))
for (const [file, source] of modules) writeFileSync(join(folder, file), source)

const problems = compareLanguages(texts)
for (const problem of problems) console.error(problem)
console.log(`${modules.size} files, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
