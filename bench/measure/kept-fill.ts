import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeededCompany } from '../seeding/fill-company.ts'

/** What a data directory was filled with, kept beside its database so that it can be measured again. */
export interface Fill {
  company: SeededCompany
  contracts: number
  pages: number
}

/**
 * The fill of a directory; null if nothing is in it yet.
 * @throws when the directory holds something else, or another number of contracts or pages than asked for
 */
export async function keptFill(
  directory: string,
  wanted: Pick<Fill, 'contracts' | 'pages'>,
): Promise<Fill | null> {
  if (!existsSync(noteIn(directory))) {
    if ((await readdir(directory)).length === 0) return null
    throw new Error(`${directory}: neither empty nor filled to the end. Remove it first.`)
  }
  const fill = JSON.parse(await readFile(noteIn(directory), 'utf8')) as Fill
  // One without pages can still be given them.
  const hasPages = fill.pages === 0 || fill.pages >= wanted.pages
  if (fill.contracts !== wanted.contracts || !hasPages)
    throw new Error(
      `${directory} has ${fill.contracts} contracts and ${fill.pages} pages: ${wanted.contracts} and ${wanted.pages} are to be measured.`,
    )
  return fill
}

/** Written last: a fill that was interrupted has no note. */
export async function keepFill(directory: string, fill: Fill): Promise<void> {
  await writeFile(noteIn(directory), JSON.stringify(fill, null, 2))
}

function noteIn(directory: string): string {
  return join(directory, 'fill.json')
}
