import type { ContractDocument } from '../contract-document.ts'
import { followCopiedParts } from './references-in.ts'

/**
 * A copy of a text: its blocks and sections under new ids, its references to the copies of what they named. The one
 * place where a text gets other ids.
 *
 * @param newId generates an id for each part; a pure package must not
 * @example underNewIds(document, () => crypto.randomUUID())
 */
export function underNewIds(document: ContractDocument, newId: () => string): ContractDocument {
  const ids = new Map<string, string>()
  const renamed = <Part extends { id: string }>(part: Part): Part => {
    const id = newId()
    ids.set(part.id, id)
    return { ...part, id }
  }
  const blocks = document.blocks.map((block) => ({
    ...renamed(block),
    sections: block.sections.map(renamed),
  }))
  return followCopiedParts({ ...document, blocks }, ids)
}
