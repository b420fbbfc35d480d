import type { ImportLossKind } from '../outline/losses.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf } from '../xml/xml-walk.ts'
import { fieldDeclaration } from './declarations.ts'
import { bookmarkIn } from './cross-references.ts'
import type { Declaration } from './declarations.ts'
import type { PlaceRecorder } from './places.ts'

/**
 * Word's fields: an instruction ('PAGE', 'REF _Ref1', 'TOC \o') and its last result. The result is kept as text,
 * except for the contents table: ours is computed. Fields nest and span paragraphs.
 */
export interface FieldTracker {
  /** `form`: what a form field says of itself. */
  begin(form?: XmlElement): void
  addInstruction(text: string): void
  separate(): void
  /** Returns the place to fill in that ends here. */
  end(): number | undefined
  /** Whether text here is visible. */
  isShown(): boolean
  /** The target that a HYPERLINK field gives to the text here. */
  href(): string | undefined
  isInContents(): boolean
  /** The place to fill in that the text here stands in. */
  place(): number | undefined
  /** The reference that the text here is. */
  reference(): number | undefined
  /** Discards fields that the file never ended. */
  reset(): void
}

interface Field {
  instruction: string
  isResult: boolean
  form: XmlElement | undefined
  place: number | undefined
  reference: number | undefined
}

export function createFieldTracker(
  note: (kind: ImportLossKind) => void,
  places: Pick<PlaceRecorder<Declaration>, 'declare'>,
  refer: (bookmark: string) => number | undefined,
): FieldTracker {
  let open: Field[] = []
  const declare = ({ instruction, form }: Field): number | undefined => {
    // The mark of a checkbox stands before its instruction, and holds its place.
    if (form && childOf(form, 'w:checkBox')) return undefined
    const declaration = fieldDeclaration(instruction, form)
    return declaration && places.declare(declaration)
  }
  return {
    begin(form) {
      open.push({ instruction: '', isResult: false, form, place: undefined, reference: undefined })
    },
    addInstruction(text) {
      const field = open.at(-1)
      if (field && !field.isResult) field.instruction += text
    },
    separate() {
      const field = open.at(-1)
      if (!field) return
      field.isResult = true
      field.place = declare(field)
      const bookmark = open.some(isContents) ? undefined : bookmarkIn(field.instruction)
      if (bookmark !== undefined) field.reference = refer(bookmark)
    },
    end() {
      const field = open.pop()
      if (!field) return undefined
      if (!open.some(isContents) && field.reference === undefined)
        noteField(field.instruction, note)
      return field.isResult ? field.place : declare(field)
    },
    isShown: () => open.every((field) => field.isResult && !isContents(field)),
    href: () => open.map(({ instruction }) => hyperlinkOf(instruction)).findLast(Boolean),
    isInContents: () => open.some(isContents),
    place: () => open.findLast(({ place }) => place !== undefined)?.place,
    reference: () => open.findLast(({ reference }) => reference !== undefined)?.reference,
    reset() {
      open = []
    },
  }
}

/** What is lost when a field becomes its last result. */
export function noteField(instruction: string, note: (kind: ImportLossKind) => void): void {
  const name = nameOf(instruction)
  if (name === 'HYPERLINK') {
    if (hyperlinkOf(instruction) === undefined) note('linksInternal')
  } else if (name === 'TOC' || name === 'INDEX') note('contentsDropped')
  else if (bookmarkIn(instruction) !== undefined) note('referencesAsText')
  else if (!INVISIBLE.has(name)) note('fieldsFrozen')
}

/** @example hyperlinkOf('HYPERLINK "https://a.test"') // 'https://a.test' */
function hyperlinkOf(instruction: string): string | undefined {
  if (nameOf(instruction) !== 'HYPERLINK') return undefined
  const address = /^\s*\w+\s+"([^"]*)"/.exec(instruction)?.[1]
  return address === '' ? undefined : address
}

function isContents(field: Field): boolean {
  return ['TOC', 'INDEX'].includes(nameOf(field.instruction))
}

function nameOf(instruction: string): string {
  return /^\s*([A-Za-z]+)/.exec(instruction)?.[1]?.toUpperCase() ?? ''
}

/** Invisible marks for tables and bookmarks: nothing is lost with them. */
const INVISIBLE = new Set(['TC', 'XE', 'SET', 'RD', 'ADVANCE', 'PRIVATE'])
