import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedModule } from './generated-file.ts'
import { staleFiles } from './stale-files.ts'

const root = join(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'generated')
const writes = process.argv.includes('--write')

/** Renders every generated file in memory and fails when one is stale; `--write` updates them. */
const problems = (await Promise.all(moduleNames().map(checkModule))).flat()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function moduleNames(): string[] {
  return readdirSync(folder).filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
}

async function checkModule(name: string): Promise<string[]> {
  const { generatedFiles, findProblems } = (await import(join(folder, name))) as GeneratedModule
  const stale = await staleFiles(root, generatedFiles(), { writes })
  if (writes) for (const path of stale) console.log(`${path} written`)
  return [...(writes ? [] : stale.map(saysHow)), ...(findProblems?.() ?? [])]
}

function saysHow(path: string): string {
  return `${path} is stale: node scripts/check-generated.ts --write`
}
