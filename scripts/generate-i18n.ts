import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguesFolder, readCatalogues } from './i18n/read-catalogues.ts'
import { renderTexts } from './i18n/render-texts.ts'

/** Writes the literal types and the loaders of all texts, then says what the catalogues lack. */
writeFileSync(join(cataloguesFolder, 'generated/texts.ts'), renderTexts(readCatalogues()))

const { findProblems } = await import('./generated/texts.ts')
const problems = findProblems()
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
