import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '../label.ts'
import { halfOf, sha256, textSha256, type Half } from '../read-text.ts'
import { readMarkedText } from './marked-text.ts'

export interface MadeUpContract {
  label: Label
  pages: string[]
}

/** The contracts of our own of a half. */
export async function readMadeUp(half: Half): Promise<MadeUpContract[]> {
  const folder = join(import.meta.dirname, half)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  return Promise.all(
    names.map(async (name) => {
      const contract = madeUpContract(name, await readFile(join(folder, name), 'utf8'))
      if (halfOf(contract.label.sha256) !== half)
        throw new Error(`${name}: belongs to the other half`)
      return contract
    }),
  )
}

/** Its file is its text without the marks, in UTF-8, pages separated by form feeds. */
export function madeUpContract(name: string, marked: string): MadeUpContract {
  const language = /^(fr|en|es)-/.exec(name)?.[1] as Label['language'] | undefined
  if (!language) throw new Error(`${name}: does not begin with its language`)
  const { pages, values } = readMarkedText(marked)
  const label = { file: name, sha256: sha256(pages.join('\f')), textSha256: textSha256(pages) }
  return { label: { ...label, language, values }, pages }
}
