import { join } from 'node:path'
import type { Locale } from '@tacite/domain/locale.ts'
import { readCuad } from './cuad.ts'
import type { Fact, FactValues } from './fields.ts'
import { openLabelled, readLabels, statedValue, type Label } from './label.ts'
import { readMadeUp } from './made-up/read-made-up.ts'
import type { Source } from './matches.ts'
import { readPages, type Half } from './read-text.ts'

/** A document with what is right about it. A fact that is missing was not asked. */
export interface Case {
  name: string
  source: Source
  half: Half
  language: Locale | null
  pages: readonly string[]
  right: { [F in Fact]?: readonly FactValues[F][] }
}

/** The labelled contracts of a folder, and those of CUAD in it. */
export async function readCases(folder: string, half: Half): Promise<Case[]> {
  return [...(await labelledCases(folder, half)), ...(await cuadCases(folder, half))]
}

/** The contracts of our own, which need no folder. */
export async function madeUpCases(half: Half): Promise<Case[]> {
  const contracts = await readMadeUp(half)
  return contracts.map(({ label, pages }) =>
    labelledCase(label, pages, { source: 'made-up', half }),
  )
}

async function labelledCases(folder: string, half: Half): Promise<Case[]> {
  const cases: Case[] = []
  for (const label of await readLabels(half)) {
    const pages =
      (await openLabelled(label, folder)) ?? (await openLabelled(label, join(folder, 'contracts')))
    if (pages) cases.push(labelledCase(label, pages, { source: 'labelled', half }))
  }
  return cases
}

function labelledCase(label: Label, pages: string[], kind: Pick<Case, 'source' | 'half'>): Case {
  const right = Object.fromEntries(
    Object.entries(label.values).map(([fact, values]) => [
      fact,
      values.map((value) => statedValue<unknown>(value, pages)),
    ]),
  )
  return { name: label.file, language: null, pages, right, ...kind }
}

async function cuadCases(folder: string, half: Half): Promise<Case[]> {
  const cuad = await readCuad(join(folder, 'cuad-even'))
  const cases: Case[] = []
  for (const { file, path, stated, half: own } of cuad?.answered ?? []) {
    if (own !== half) continue
    const { pages } = await readPages(path)
    cases.push({ name: file, source: 'cuad', half, language: null, pages, right: stated })
  }
  return cases
}
