import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as refusalCodes from './generated/refusal-codes.ts'
import * as texts from './generated/texts.ts'

const root = join(import.meta.dirname, '..')

/** Writes what is generated from the texts, then reports what the catalogues lack. */
for (const { path, render } of [...texts.generatedFiles(), ...refusalCodes.generatedFiles()])
  writeFileSync(join(root, path), await render())

const problems = texts.findProblems()
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
