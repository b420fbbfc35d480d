import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './places.mjs'

const PROOFS = join(root, 'scripts/prove')

/**
 * The script of a full-size proof. A proof is registered by its file, `scripts/prove/<name>.ts`; its helpers are in
 * folders below.
 */
export function findProof(name, directory = PROOFS) {
  const names = listProofs(directory)
  if (names.includes(name)) return join(directory, `${name}.ts`)
  const unknown = name ? `there is no proof "${name}"; ` : ''
  if (names.length === 0) throw new Error(`${unknown}no proof is registered yet (scripts/prove).`)
  throw new Error(`${unknown}choose a proof: npm run prove -- ${names.join(' | ')}`)
}

function listProofs(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .sort()
}
