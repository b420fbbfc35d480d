import {
  isSeenBy,
  effectiveAudiences,
  type EffectiveAudience,
  type TextReader,
} from './audience.ts'
import { canonicalJson } from './canonical-json.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from './contract-document.ts'
import { matchParts, type Matched } from './match-parts.ts'
import type { DocumentNumbers } from './number-sections.ts'
import { plainText, type FieldWords } from './plain-text.ts'
import type { RichText } from './rich-text.ts'
import { imagesIn, nodesOf } from './walk-document.ts'

/** What changed in a part besides its words. */
export const PART_ASPECTS = [
  'audience',
  'level',
  'numbering',
  'image',
  'condition',
  'layout',
] as const
export type PartAspect = (typeof PART_ASPECTS)[number]

/** How a block or a section differs between two contents. */
export interface PartChange {
  kind: 'added' | 'removed' | 'changed'
  part: 'block' | 'section'
  /** Where it stands now; of a removed one, where it stood. */
  number: string
  title: string
  /** The title before, where it is another. */
  oldTitle: string | null
  /** Its words before and after; null where there are none, or where they are the same. */
  before: string | null
  after: string | null
  isMoved: boolean
  aspects: PartAspect[]
}

/** One block or one section, ready to be compared. */
interface ComparedPart {
  id: string
  part: 'block' | 'section'
  number: string
  title: string
  text: string
  /** Everything that readers can tell of it: equal ones are the same. */
  json: string
  audience: EffectiveAudience
  shape: { level: number; isNumbered: boolean; content: RichText | null }
}

interface Side {
  document: ContractDocument
  numbers: DocumentNumbers
}

/**
 * The parts that differ, in the order of the newer content, each removed one where it stood. Only what the reader may
 * see today: of a part that is hidden from them now, nothing is said, and one that became visible is an added one.
 */
export function compareParts(
  before: Side,
  after: Side,
  reader: TextReader,
  fields: FieldWords = {},
): PartChange[] {
  const old = partsOf(before, fields)
  const fresh = partsOf(after, fields)
  const { matches, removed } = matchParts(old, fresh)
  const changes: { at: number; change: PartChange }[] = []
  for (const match of matches) {
    const change = changeOf(old, fresh, match, reader)
    if (change) changes.push({ at: match.after, change })
  }
  for (const { before: at, follows } of removed) {
    const part = old[at]!
    if (isSeenBy(part.audience, reader))
      changes.push({ at: follows + 0.5, change: wholeChange('removed', part) })
  }
  return changes.toSorted((one, other) => one.at - other.at).map(({ change }) => change)
}

function changeOf(
  old: readonly ComparedPart[],
  fresh: readonly ComparedPart[],
  { before, after, isMoved }: Matched,
  reader: TextReader,
): PartChange | null {
  const next = fresh[after]!
  if (!isSeenBy(next.audience, reader)) return null
  const last = before === null ? undefined : old[before]
  if (!last || !isSeenBy(last.audience, reader)) return wholeChange('added', next)
  if (last.json === next.json && !isMoved) return null
  const isReworded = last.text !== next.text
  return {
    kind: 'changed',
    part: next.part,
    number: next.number,
    title: next.title,
    oldTitle: last.title === next.title ? null : last.title,
    before: isReworded ? last.text : null,
    after: isReworded ? next.text : null,
    isMoved,
    aspects: aspectsOf(last, next, isReworded),
  }
}

function wholeChange(kind: 'added' | 'removed', part: ComparedPart): PartChange {
  const { number, title, text } = part
  return {
    kind,
    part: part.part,
    number,
    title,
    oldTitle: null,
    before: kind === 'removed' ? text : null,
    after: kind === 'added' ? text : null,
    isMoved: false,
    aspects: [],
  }
}

/** Other words bring another layout with them: it is named only where the words stay. */
function aspectsOf(last: ComparedPart, next: ComparedPart, isReworded: boolean): PartAspect[] {
  const [old, fresh] = [last.shape, next.shape]
  const differs = (read: (content: RichText) => unknown) =>
    canonicalJson(old.content && read(old.content)) !==
    canonicalJson(fresh.content && read(fresh.content))
  const isOtherImage = differs((content) => imagesIn([content]))
  const isOtherCondition = differs(conditionsIn)
  const named: Partial<Record<PartAspect, boolean>> = {
    audience: last.audience !== next.audience,
    level: old.level !== fresh.level,
    numbering: old.isNumbered !== fresh.isNumbered,
    image: isOtherImage,
    condition: isOtherCondition,
    layout:
      !isReworded && !isOtherImage && !isOtherCondition && differs((content) => content.content),
  }
  return PART_ASPECTS.filter((aspect) => named[aspect])
}

function conditionsIn(content: RichText): unknown[] {
  return [...nodesOf(content)].flatMap((node) => (node.type === 'conditional' ? [node.attrs] : []))
}

/** Each block, followed by its sections. */
function partsOf({ document, numbers }: Side, fields: FieldWords): ComparedPart[] {
  return document.blocks.flatMap((block) => {
    const audiences = effectiveAudiences(block.sections)
    const sections = block.sections.map((section, index) =>
      sectionPart(section, audiences[index]!, numbers, fields),
    )
    return [blockPart(block, audiences, numbers), ...sections]
  })
}

/** A block whose sections are all hidden is hidden with them, unless it is where people sign. */
function blockPart(
  { id, kind, name, description }: DocumentBlock,
  audiences: readonly EffectiveAudience[],
  numbers: DocumentNumbers,
): ComparedPart {
  const [first = 'anyone'] = audiences
  const isOpen = kind === 'signature' || audiences.length === 0 || audiences.includes('anyone')
  return {
    id,
    part: 'block',
    number: numbers.blocks.get(id) ?? '',
    title: name,
    text: description,
    json: canonicalJson({ kind, name, description }),
    audience: isOpen ? 'anyone' : audiences.every((each) => each === first) ? first : 'authors',
    shape: { level: 0, isNumbered: true, content: null },
  }
}

function sectionPart(
  section: DocumentSection,
  audience: EffectiveAudience,
  numbers: DocumentNumbers,
  fields: FieldWords,
): ComparedPart {
  const { id, level, title, content, isNumbered } = section
  const { id: _, ...stated } = section
  return {
    id,
    part: 'section',
    number: numbers.sections.get(id)?.label ?? '',
    title,
    text: plainText(content, fields),
    json: canonicalJson({ ...stated, isNumbered: isNumbered === false ? false : null }),
    audience,
    shape: { level, isNumbered: isNumbered !== false, content },
  }
}
