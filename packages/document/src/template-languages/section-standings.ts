import { canonicalJson } from '../canonical-json.ts'
import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import { followCopiedParts, withoutTargets } from '../references/references-in.ts'

/** How a section of a translation stands to the text that it translates. */
export const SECTION_STANDINGS = [
  'untranslated',
  'translated',
  'changed',
  'gone',
  'missing',
] as const
export type SectionStanding = (typeof SECTION_STANDINGS)[number]

/** Which section of the source a section of its translation is, as the source was when it was last followed. */
export interface SourceLink {
  sectionId: string
  /** Null: that version no longer says. */
  was: DocumentSection | null
  /** A person said that it follows the source: it may say the same. */
  isReviewed: boolean
}

export interface TranslatedText {
  /** As the source is published, and the translation as it is written. */
  source: ContractDocument
  own: ContractDocument
  links: readonly SourceLink[]
}

/** A section of the source beside that of the translation. */
export interface SectionPair {
  standing: SectionStanding
  /** Null: the source no longer has it. */
  source: DocumentSection | null
  /** As it was when it was last followed. */
  was: DocumentSection | null
  /** Null: the translation does not have it. */
  own: DocumentSection | null
}

/**
 * The sections of a source in their order, each beside its translation; those that the source gave up come last. What
 * only the translation has is its own affair.
 */
export function sectionPairs({ source, own, links }: TranslatedText): SectionPair[] {
  const written = new Map(allSections(own).map((section) => [section.id, section]))
  const live = links.flatMap(({ sectionId, was, isReviewed }) => {
    const section = written.get(sectionId)
    return section && was ? [{ own: section, was, isReviewed }] : []
  })
  const sections = allSections(source)
  const now = new Set(sections.map(({ id }) => id))
  const pairs = sections.map((section): SectionPair => {
    const link = live.find(({ was }) => was.id === section.id)
    if (!link) return { standing: 'missing', source: section, was: null, own: null }
    const { own: translation, was } = link
    return { standing: standingOf(link, section), source: section, was, own: translation }
  })
  const gone = live
    .filter(({ was }) => !now.has(was.id))
    .map((link): SectionPair => ({
      standing: 'gone',
      source: null,
      was: link.was,
      own: link.own,
    }))
  return [...pairs, ...gone]
}

/** What the source changed comes first: also what was never translated has to be read again. */
function standingOf(
  { own, was, isReviewed }: { own: DocumentSection; was: DocumentSection; isReviewed: boolean },
  now: DocumentSection,
): SectionStanding {
  if (canonicalJson(wordsOf(was)) !== canonicalJson(wordsOf(now))) return 'changed'
  return isCopy(own, was) && !isReviewed ? 'untranslated' : 'translated'
}

/** A translation refers to its own sections. */
function isCopy(own: DocumentSection, was: DocumentSection): boolean {
  const [copy, source] = [own, was].map(({ title, content }) =>
    canonicalJson({ title, content: withoutTargets(content) }),
  )
  return copy === source
}

function wordsOf({ title, content }: DocumentSection) {
  return { title, content }
}

/** How many sections ask for something. */
export function openStandings(pairs: readonly SectionPair[]): number {
  return pairs.filter(({ standing }) => standing !== 'translated').length
}

/** A translation with a section of its source added: after the one that precedes it there, under its own id. */
export function withSourceSection(
  { source, own, links }: TranslatedText,
  sourceId: string,
  newId: string,
): ContractDocument {
  const ownOf = new Map(
    links.flatMap(({ sectionId, was }) => (was ? [[was.id, sectionId] as const] : [])),
  )
  const block = source.blocks.find(({ sections }) => sections.some(({ id }) => id === sourceId))!
  const at = block.sections.findIndex(({ id }) => id === sourceId)
  const before = block.sections.slice(0, at).flatMap(({ id }) => ownOf.get(id) ?? [])
  const added = { ...block.sections[at]!, id: newId }
  const target = targetBlock(own, source.blocks.indexOf(block), before)
  const blocks = own.blocks.map((each, index) => {
    if (index !== target) return each
    const place = each.sections.findLastIndex(({ id }) => before.includes(id)) + 1
    return { ...each, sections: each.sections.toSpliced(place, 0, added) }
  })
  return followCopiedParts({ ...own, blocks }, new Map([...ownOf, [sourceId, newId]]))
}

/** Where its neighbours are; without any, the block in the same place. */
function targetBlock(own: ContractDocument, place: number, before: readonly string[]): number {
  const last = before.at(-1)
  const found = own.blocks.findIndex(({ sections }) => sections.some(({ id }) => id === last))
  return found >= 0 ? found : Math.min(place, own.blocks.length - 1)
}
