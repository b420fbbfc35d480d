import { putAtoms, type PutAtom } from '../put-atoms.ts'
import type { RichText } from '../rich-text.ts'
import type { FoundReference } from './find-references.ts'

/** What becomes a reference, and to which part. */
export interface LinkedReference extends Pick<FoundReference, 'paragraph' | 'from' | 'to'> {
  part: string
}

/**
 * The content of a section whose written numbers are references, in the look that they had. The word before each stays
 * as it was typed.
 *
 * @param links of this section, as `findReferences` found them in this content
 */
export function linkReferences(content: RichText, links: readonly LinkedReference[]): RichText {
  return putAtoms(content, links.map(atomOf))
}

function atomOf({ part, ...span }: LinkedReference): PutAtom {
  return { ...span, atom: { type: 'reference', attrs: { part, wording: 'number' } } }
}
