import { allSections, type ContractDocument } from '../contract-document.ts'
import { isEmpty } from '../section-rules.ts'
import { nodesOf } from '../walk-document.ts'
import type { Observation } from './finding.ts'

/**
 * Footnotes that lost their words, to a replacement for instance: their mark leads to nothing. Each section that has one
 * is named once.
 */
export function emptyNotes(document: ContractDocument): Observation[] {
  return allSections(document).flatMap(({ id, title, content }): Observation[] => {
    const nodes = [...nodesOf(content)]
    if (!nodes.some((node) => node.type === 'footnote' && isEmpty(node))) return []
    const refusal = { code: 'READY_NOTE_EMPTY', params: { title } } as const
    return [{ kind: 'partEmpty', place: { kind: 'section', id }, refusal }]
  })
}
