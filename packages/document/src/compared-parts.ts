import type { Locale } from '@tacite/domain/locale.ts'
import { effectiveAudiences, type EffectiveAudience } from './audience.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  allSections,
  type ContractDocument,
  type DocumentBlock,
  type DocumentSection,
} from './contract-document.ts'
import type { DocumentNumbers } from './number-sections.ts'
import { plainText, type FieldWords } from './plain-text.ts'
import { withReferenceWords } from './references/reference-words.ts'
import { referencesIn, withoutTargets } from './references/references-in.ts'
import { repeatingNodes } from './repeats/repeats-in.ts'
import type { RichText } from './rich-text.ts'
import { imagesIn, nodesOf } from './walk-document.ts'

/** What changed in a part besides its words. */
export const PART_ASPECTS = [
  'audience',
  'level',
  'numbering',
  'image',
  'condition',
  'repeat',
  'layout',
  'reference',
] as const
export type PartAspect = (typeof PART_ASPECTS)[number]

/** How a block or a section differs between two contents. */
export interface PartChange {
  kind: 'added' | 'removed' | 'changed'
  part: 'block' | 'section'
  /** In the newer content; of a removed one, in the older. */
  id: string
  /** Where it stands now; of a removed one, where it stood. */
  number: string
  title: string
  /** The title before, where it is another. */
  oldTitle: string | null
  /** Its words before and after; null where there are none, or where they are the same. */
  before: string | null
  after: string | null
  isMoved: boolean
  /** Where a moved one stood; null: it was not moved, or has the same number there. */
  oldNumber: string | null
  aspects: PartAspect[]
}

/** One block or one section, ready to be compared. */
export interface ComparedPart {
  id: string
  part: 'block' | 'section'
  number: string
  title: string
  text: string
  /** Everything that readers can tell of it, but what its references lead to (`isSamePart`). */
  json: string
  /** The parts that its references lead to, in order: by their ids, and by their titles, which copies share. */
  targets: { ids: string; titles: string }
  audience: EffectiveAudience
  shape: { level: number; isNumbered: boolean; content: RichText | null }
}

/** A text with its numbers, to be compared. */
export interface Side {
  document: ContractDocument
  numbers: DocumentNumbers
  locale: Locale
}

/** Each block, followed by its sections. */
export function partsOf({ document, numbers, locale }: Side, fields: FieldWords): ComparedPart[] {
  const titles = new Map(allSections(document).map(({ id, title }) => [id, title]))
  const titleOf = (id: string) => titles.get(id) ?? ''
  return withReferenceWords(document, () => numbers, locale).blocks.flatMap((block) => {
    const audiences = effectiveAudiences(block.sections)
    const sections = block.sections.map((section, index) =>
      sectionPart(section, audiences[index]!, { numbers, fields, titleOf }),
    )
    return [blockPart(block, audiences, numbers), ...sections]
  })
}

/** A block whose sections are all hidden is hidden with them, unless it is where people sign. */
function blockPart(
  { id, kind, name }: DocumentBlock,
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
    text: '',
    json: canonicalJson({ kind, name }),
    targets: { ids: '', titles: '' },
    audience: isOpen ? 'anyone' : audiences.every((each) => each === first) ? first : 'authors',
    shape: { level: 0, isNumbered: true, content: null },
  }
}

interface Reading {
  numbers: DocumentNumbers
  fields: FieldWords
  titleOf: (sectionId: string) => string
}

function sectionPart(
  section: DocumentSection,
  audience: EffectiveAudience,
  { numbers, fields, titleOf }: Reading,
): ComparedPart {
  const { id, level, title, content, isNumbered } = section
  const { id: _, description: __, ...stated } = section
  const named = referencesIn(content).map(({ attrs }) => attrs.part)
  return {
    id,
    part: 'section',
    number: numbers.sections.get(id)?.label ?? '',
    title,
    text: plainText(content, fields),
    json: canonicalJson({
      ...stated,
      content: withoutTargets(content),
      isNumbered: isNumbered === false ? false : null,
    }),
    targets: { ids: named.join(' '), titles: JSON.stringify(named.map(titleOf)) },
    audience,
    shape: { level, isNumbered: isNumbered !== false, content },
  }
}

/** Whether two parts say the same: references to the same parts do, whatever number those have. */
export function isSamePart(last: ComparedPart, next: ComparedPart): boolean {
  const leadElsewhere =
    last.targets.ids !== next.targets.ids && last.targets.titles !== next.targets.titles
  return last.json === next.json && !leadElsewhere
}

/** How a part differs from what it was; null: it does not. */
export function pairChange(
  last: ComparedPart,
  next: ComparedPart,
  isMoved: boolean,
): PartChange | null {
  const isAsBefore = isSamePart(last, next)
  const isRenumbered = isAsBefore && last.text !== next.text
  if (isAsBefore && !isRenumbered && !isMoved) return null
  const isReworded = last.text !== next.text && !isRenumbered
  return {
    kind: 'changed',
    part: next.part,
    id: next.id,
    number: next.number,
    title: next.title,
    oldTitle: last.title === next.title ? null : last.title,
    before: isReworded ? last.text : null,
    after: isReworded ? next.text : null,
    isMoved,
    oldNumber: isMoved && last.number !== next.number ? last.number : null,
    aspects: isAsBefore ? (isRenumbered ? ['reference'] : []) : aspectsOf(last, next, isReworded),
  }
}

/** A part that stands on one side only. */
export function wholeChange(kind: 'added' | 'removed', part: ComparedPart): PartChange {
  const { id, number, title, text } = part
  return {
    kind,
    part: part.part,
    id,
    number,
    title,
    oldTitle: null,
    before: kind === 'removed' ? text : null,
    after: kind === 'added' ? text : null,
    isMoved: false,
    oldNumber: null,
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
  const isOtherRepeat = differs((content) => repeatingNodes(content).map(({ attrs }) => attrs))
  const named: Partial<Record<PartAspect, boolean>> = {
    audience: last.audience !== next.audience,
    level: old.level !== fresh.level,
    numbering: old.isNumbered !== fresh.isNumbered,
    image: isOtherImage,
    condition: isOtherCondition,
    repeat: isOtherRepeat,
    layout:
      !isReworded &&
      !isOtherImage &&
      !isOtherCondition &&
      !isOtherRepeat &&
      differs((content) => withoutTargets(content).content),
  }
  return PART_ASPECTS.filter((aspect) => named[aspect])
}

function conditionsIn(content: RichText): unknown[] {
  return [...nodesOf(content)].flatMap((node) => (node.type === 'conditional' ? [node.attrs] : []))
}
