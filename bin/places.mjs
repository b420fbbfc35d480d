import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Survives a reinstall of packages; not in git. */
export const runtimeDirectory = join(root, '.runtime')

/** The script of a package's executable, to be run with Node itself: it needs no shell on any system. */
export function programOf(packageName, program = packageName.split('/').at(-1)) {
  const directory = join(root, 'node_modules', packageName)
  const manifest = join(directory, 'package.json')
  if (!existsSync(manifest)) throw new Error(`The package ${packageName} is not installed.`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(directory, typeof bin === 'string' ? bin : bin[program])
}
