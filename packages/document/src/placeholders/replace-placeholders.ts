import type { ContractDocument } from '../contract-document.ts'
import { putAtoms, type PutAtom } from '../put-atoms.ts'
import type { TextSpan } from './placeholder.ts'

/** A place that becomes a field. */
export interface FilledSpan extends TextSpan {
  variable: string
}

/**
 * The document with fields in these places, in the look of what stood there; everything else stays as it is. Spans of
 * one paragraph must not overlap.
 */
export function replacePlaceholders(
  document: ContractDocument,
  filled: readonly FilledSpan[],
): ContractDocument {
  const bySection = Map.groupBy(filled, ({ sectionId }) => sectionId)
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => {
        const spans = bySection.get(section.id)
        return spans
          ? { ...section, content: putAtoms(section.content, spans.map(atomOf)) }
          : section
      }),
    })),
  }
}

function atomOf({ variable, ...span }: FilledSpan): PutAtom {
  return { ...span, atom: { type: 'field', attrs: { variable } } }
}
