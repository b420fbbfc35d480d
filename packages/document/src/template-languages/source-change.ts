import type { PartChange } from '../compared-parts.ts'
import { plainText, type FieldWords } from '../plain-text.ts'
import type { SectionPair } from './section-standings.ts'

/** What the source changed in a section since it was last followed; null: the source no longer has it, or is new. */
export function sourceChange({ source, was }: SectionPair, fields: FieldWords): PartChange | null {
  if (!source || !was) return null
  const [before, after] = [plainText(was.content, fields), plainText(source.content, fields)]
  const isReworded = before !== after
  return {
    kind: 'changed',
    part: 'section',
    id: source.id,
    number: '',
    title: source.title,
    oldTitle: was.title === source.title ? null : was.title,
    before: isReworded ? before : null,
    after: isReworded ? after : null,
    isMoved: false,
    oldNumber: null,
    aspects: isReworded || was.title !== source.title ? [] : ['layout'],
  }
}
