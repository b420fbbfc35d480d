import { effectiveAudiences } from './audience.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from './contract-document.ts'
import { drawnLevels } from './drawn-levels.ts'
import { holds } from './evaluate-condition.ts'
import type { FieldValues } from './field-definition.ts'
import { numberSections, type DocumentNumbers, type NumberingLabels } from './number-sections.ts'
import { expandFewest, expandRepeats } from './repeats/expand-repeats.ts'
import type { Condition, RichText, RichTextBlock } from './rich-text.ts'

/** Whether a condition of the text is met. */
type Meets = (condition: Condition) => boolean

/**
 * The ids of the sections and blocks that a contract does not have: where all of the text is conditional and no
 * condition is met, the title goes too. A section stays for its subsections, except those that fewer readers see,
 * which go with it: everyone finds the same numbers.
 */
export function absentParts(document: ContractDocument, values: FieldValues): ReadonlySet<string> {
  const { document: written, context } = expandRepeats(document, { values, ...UNTYPED })
  return partsWithout(written, (condition) => holds(condition, context.values))
}

/** The numbers of the parts that a contract has; the others have none, and are not among them. */
export function contractNumbers(
  document: ContractDocument,
  values: FieldValues,
  labels: NumberingLabels,
): DocumentNumbers {
  return numberSections(withoutParts(document, absentParts(document, values)), labels)
}

/** Those that some contract may not have, whatever the conditions. */
export function conditionalParts(document: ContractDocument): ReadonlySet<string> {
  return partsWithout(expandFewest(document), () => false)
}

/** The document without those parts; the same one if it has them all. */
export function withoutParts(
  document: ContractDocument,
  absent: ReadonlySet<string>,
): ContractDocument {
  if (absent.size === 0) return document
  const blocks = document.blocks
    .filter(({ id }) => !absent.has(id))
    .map((block) => ({ ...block, sections: block.sections.filter(({ id }) => !absent.has(id)) }))
  return { ...document, blocks }
}

/** Which parts there are does not depend on how fields are written. */
const UNTYPED = { definitions: [], locale: 'fr' } as const

function partsWithout({ blocks }: ContractDocument, meets: Meets): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => absentIn(block, meets)))
}

function absentIn({ id, kind, sections }: DocumentBlock, meets: Meets): string[] {
  const isLeftOut = sections.map(({ content }) => isOnlyConditional(content.content, meets))
  if (!isLeftOut.includes(true)) return []
  const absent = absentSections(sections, isLeftOut)
  const isEmptied = kind !== 'signature' && absent.length === sections.length
  return isEmptied ? [id, ...absent] : absent
}

function absentSections(
  sections: readonly DocumentSection[],
  isLeftOut: readonly boolean[],
): string[] {
  const levels = drawnLevels(sections)
  const audiences = effectiveAudiences(sections)
  const endOf = (index: number) => {
    const next = levels.findIndex((level, at) => at > index && level <= levels[index]!)
    return next < 0 ? sections.length : next
  }
  const isAbsent = sections.map(() => false)
  // Subsections come after what contains them.
  for (let index = sections.length - 1; index >= 0; index -= 1) {
    if (!isLeftOut[index]) continue
    const end = endOf(index)
    const isHeld = isAbsent
      .slice(index + 1, end)
      .some((gone, below) => !gone && audiences[index + 1 + below] === audiences[index])
    if (!isHeld) isAbsent.fill(true, index, end)
  }
  return sections.filter((_, index) => isAbsent[index]).map(({ id }) => id)
}

/** All that it says is conditional or repeated, and nothing of it is left. An empty line beside says nothing. */
function isOnlyConditional(blocks: RichText['content'], meets: Meets): boolean {
  const isLeft = (block: RichTextBlock): boolean => {
    if (block.type === 'conditional') return meets(block.attrs) && block.content.some(isLeft)
    if (block.type === 'repeat') return block.content.some(isLeft)
    return block.type !== 'paragraph' || (block.content?.length ?? 0) > 0
  }
  const mayGo = blocks.some(({ type }) => type === 'conditional' || type === 'repeat')
  return mayGo && !blocks.some(isLeft)
}
