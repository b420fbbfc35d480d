import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameMutant, type MutantKey } from './mutant-key.ts'

/** A mutant that no test can notice, and why. */
export interface Equivalent extends MutantKey {
  why: string
}

const file = join(import.meta.dirname, 'equivalents.json')

export function readEquivalents(): Equivalent[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]
}

export function findEquivalent(
  mutant: MutantKey,
  equivalents: readonly Equivalent[],
): Equivalent | undefined {
  return equivalents.find((equivalent) => isSameMutant(equivalent, mutant))
}
