import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { paragraphsOf, paragraphWords } from '@tacite/document/paragraph-words.ts'
import type { TextSpan } from '@tacite/document/placeholders/placeholder.ts'

/** A paragraph of the file with what was noted in it: positions in its text. */
export interface ParagraphWithPlaces {
  text: string
  places: { id: number; from: number; to: number }[]
}

/** A longer one is a passage that somebody may rewrite, not a place to fill in. */
const LONGEST_PLACE = 300
/** The end of a paragraph under which it is looked up: its beginning may have become a number or a title. */
const KEY_LENGTH = 12
/** Equal ends that are tried: a hostile file may have any number of them. */
const MOST_TRIED = 50

/**
 * Where the declared places are in the document that was made of the file. A place across paragraphs, or in a paragraph
 * that became a title, has none.
 */
export function locatePlaces<Said extends object>(
  document: ContractDocument,
  paragraphs: readonly ParagraphWithPlaces[],
  declared: readonly Said[],
): (Said & TextSpan)[] {
  if (paragraphs.length === 0) return []
  const find = paragraphFinder(document)
  const isWhole = onlyOnce(paragraphs)
  return paragraphs.flatMap(({ text, places }) => {
    const home = find(text)
    if (!home) return []
    const cutAway = text.length - home.words.length
    return places.flatMap(({ id, from, to }): (Said & TextSpan)[] => {
      const declaration = declared[id]
      const isInside = from >= cutAway && to - from <= LONGEST_PLACE
      if (!declaration || !isWhole(id) || !isInside) return []
      const { sectionId, paragraph } = home
      return [{ ...declaration, sectionId, paragraph, from: from - cutAway, to: to - cutAway }]
    })
  })
}

function onlyOnce(paragraphs: readonly ParagraphWithPlaces[]): (id: number) => boolean {
  const counts = new Map<number, number>()
  for (const { places } of paragraphs)
    for (const { id } of places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (id) => counts.get(id) === 1
}

interface Home {
  sectionId: string
  paragraph: number
  words: string
}

/** Finds the paragraphs of the file in the document, each once, in the order of reading where there are equal ones. */
function paragraphFinder(document: ContractDocument): (text: string) => Home | undefined {
  const homes = allSections(document).flatMap(({ id, content }) =>
    paragraphsOf(content).map((node, paragraph) => ({
      sectionId: id,
      paragraph,
      words: paragraphWords(node),
    })),
  )
  const byEnd = Map.groupBy(homes, ({ words }) => words.slice(-KEY_LENGTH))
  return (text) => {
    // One shorter than its key is under all of its words.
    for (let length = Math.min(KEY_LENGTH, text.length); length > 0; length -= 1) {
      const alike = byEnd.get(text.slice(-length))
      const tried = alike?.slice(0, MOST_TRIED) ?? []
      const same = tried.find(({ words }) => words === text)
      const home = same ?? tried.find(({ words }) => words !== '' && text.endsWith(words))
      if (!home) continue
      alike!.splice(alike!.indexOf(home), 1)
      return home
    }
    return undefined
  }
}
