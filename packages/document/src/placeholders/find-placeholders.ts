import { foldValue } from '@tacite/domain/imports/fold-value.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { paragraphsOf, paragraphWords } from '../paragraph-words.ts'
import { endOf, startOf } from '../words-around.ts'
import {
  maxPlaceholders,
  mostCharacters,
  mostMarks,
  type DeclaredPlace,
  type FoundPlaceholders,
  type KnownField,
  type Placeholder,
  type TextSpan,
} from './placeholder.ts'
import { placesOf, UNREAD, type Place } from './places-of.ts'
import { proposeField } from './propose-field.ts'
import { labelOfBlank, labelOfName } from './propose-label.ts'
import { proposeType, unitAfter } from './propose-type.ts'
import { openedPassages, writtenMarks } from './written-marks.ts'

/**
 * The places to fill in of a document, each with what it could become: a name, a type, an existing field. Only a
 * proposal: nothing is changed.
 * @param declared what the file itself declared, which goes before what is written there
 */
export function findPlaceholders(
  document: ContractDocument,
  declared: readonly DeclaredPlace[],
  library: readonly KnownField[],
): FoundPlaceholders {
  const found = new Map<string, Placeholder>()
  const leftOut = new Set<string>()
  let seen = 0
  for (const place of placesOf(document, declared)) {
    if (place === UNREAD || (seen += 1) > mostMarks.inDocument) {
      leftOut.add(UNREAD)
      break
    }
    const key = keyOf(place)
    const known = found.get(key)
    if (known) addPlace(known, place)
    else if (found.size < maxPlaceholders) found.set(key, placeholderOf(key, place, library))
    else leftOut.add(key)
  }
  return {
    placeholders: withDistinctLabels([...found.values()]),
    inTitles: marksInTitles(document),
    passages: passagesIn(document),
    leftOut: leftOut.size,
  }
}

/** Two dots behind « Adresse » are two fields: `Adresse` and `Adresse 2`. */
function withDistinctLabels(placeholders: Placeholder[]): Placeholder[] {
  const given = new Set<string>()
  return placeholders.map((placeholder) => {
    const { label, variable } = placeholder
    if (label === '' || variable !== null) return placeholder
    let distinct = label
    for (let number = 2; given.has(foldValue(distinct)); number += 1)
      distinct = `${label} ${number}`
    given.add(foldValue(distinct))
    return { ...placeholder, label: distinct }
  })
}

/** The same name is one placeholder; dots are each their own. */
function keyOf({ name, sectionId, paragraph, from }: Place): string {
  const folded = foldValue(name).slice(0, 100)
  return folded === '' ? `place: ${sectionId} ${paragraph} ${from}` : `name: ${folded}`
}

function addPlace(known: Placeholder, place: Place): void {
  known.spans.push(spanOf(place))
  if (known.declared !== null || place.type === null) return
  known.declared = known.type = place.type
  known.choices = place.choices
}

function placeholderOf(key: string, place: Place, library: readonly KnownField[]): Placeholder {
  const { name, origin, words, from, to, type: declared, choices } = place
  const before = words.slice(Math.max(0, from - 200), from)
  const label = name === '' ? labelOfBlank(before, words.slice(to, to + 120)) : labelOfName(name)
  const unitFrom = declared === null ? unitStart(words.slice(from, to)) : undefined
  const after = words.slice(from + (unitFrom ?? to - from), to + 40)
  return {
    key,
    origin,
    written: words.slice(from, to),
    spans: [spanOf(place)],
    before: endOf(before),
    after: startOf(words.slice(to, to + 200)),
    label,
    type: declared ?? proposeType({ label, before, after }),
    choices,
    declared,
    variable: proposeField([name, label], declared, library),
  }
}

function spanOf({ sectionId, paragraph, from, to }: Place): TextSpan {
  return { sectionId, paragraph, from, to }
}

/** Where the unit begins that a place took in. */
function unitStart(written: string): number | undefined {
  const at = written.search(/[\s\u00A0\u202F]?(?:€|%|\p{L}+)$/u)
  return at > 0 && unitAfter(written.slice(at)) ? at : undefined
}

/** Titles are words only. */
function marksInTitles(document: ContractDocument): number {
  return document.blocks
    .flatMap(({ name, sections }) => [name, ...sections.map(({ title }) => title)])
    .reduce((sum, title) => sum + writtenMarks(title).length, 0)
}

function passagesIn(document: ContractDocument): number {
  let passages = 0
  let characters = 0
  for (const { content } of allSections(document)) {
    for (const node of paragraphsOf(content)) {
      const words = paragraphWords(node)
      characters += words.length
      if (characters > mostCharacters) return passages
      passages += openedPassages(words)
    }
  }
  return passages
}
