import type { Locale } from '@tacite/domain/locale.ts'
import { canonicalJson } from '../canonical-json.ts'
import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import { numberingLabels, numberSections } from '../number-sections.ts'
import { childrenOf, type RichTextNode } from '../rich-text.ts'
import { allReferences } from './references-in.ts'
import { BROKEN_REFERENCE, referenceBook } from './reference-words.ts'

/** A reference that leads nowhere, or may not, by what it reads as. */
export interface LostReference {
  section: DocumentSection
  words: string
}

/** The references whose part a text does not have, each section once. */
export function brokenLinks(document: ContractDocument, locale: Locale): LostReference[] {
  const { wordsOf } = bookFor(document, locale)
  const broken = allReferences(document).filter(
    ({ node, section }) => wordsOf(node.attrs, section.id) === null,
  )
  return once(broken.map(({ section }) => ({ section, words: BROKEN_REFERENCE[locale] })))
}

/**
 * The references of a template to what its conditions may remove, where the reference stays: one that stands under the
 * condition of its article goes with it.
 *
 * @param conditional the parts that some contract may not have (`conditionalParts`)
 */
export function conditionalLinks(
  document: ContractDocument,
  conditional: ReadonlySet<string>,
  locale: Locale,
): LostReference[] {
  const { wordsOf } = bookFor(document, locale)
  const sections = new Map(allSections(document).map((section) => [section.id, section]))
  const lost = allSections(document).flatMap((section) =>
    childrenOf(section.content)
      .flatMap((node) => linksIn(node, []))
      .flatMap(({ node, above }) => {
        const { part } = node.attrs
        const words = wordsOf(node.attrs, section.id)
        if (!conditional.has(part) || words === null) return []
        return goesWith(sections.get(part), above) ? [] : [{ section, words }]
      }),
  )
  return once(lost)
}

function bookFor(document: ContractDocument, locale: Locale) {
  return referenceBook(document, numberSections(document, numberingLabels[locale]), locale)
}

function once(references: LostReference[]): LostReference[] {
  const bySaying = new Map(references.map((each) => [`${each.section.id} ${each.words}`, each]))
  return [...bySaying.values()]
}

/** With the conditions that each stands under. */
function linksIn(
  node: RichTextNode,
  above: readonly string[],
): { node: Extract<RichTextNode, { type: 'reference' }>; above: readonly string[] }[] {
  if (node.type === 'reference') return [{ node, above }]
  const around = node.type === 'conditional' ? [...above, canonicalJson(node.attrs)] : above
  return childrenOf(node).flatMap((child) => linksIn(child, around))
}

/** All that the article says is under one condition, and so is the reference. */
function goesWith(target: DocumentSection | undefined, above: readonly string[]): boolean {
  const stated = (target?.content.content ?? []).flatMap((block) => {
    if (block.type === 'conditional') return [canonicalJson(block.attrs)]
    return block.type === 'paragraph' && !block.content ? [] : ['']
  })
  return stated.length > 0 && stated.every((condition) => above.includes(condition))
}
