import type { FieldDefinition, FieldType } from '../field-definition.ts'

/** A stretch of a paragraph: positions in `paragraphWords`; empty where nothing is written yet. */
export interface TextSpan {
  sectionId: string
  /** Its place among the paragraphs of the section (`paragraphsOf`). */
  paragraph: number
  from: number
  to: number
}

export const declaredOrigins = ['control', 'mergeField', 'formField'] as const
export type DeclaredOrigin = (typeof declaredOrigins)[number]

export const placeholderOrigins = ['braces', 'brackets', 'blank', ...declaredOrigins] as const
export type PlaceholderOrigin = (typeof placeholderOrigins)[number]

/** A place to fill in, as it is written in a paragraph. */
export interface WrittenMark {
  origin: 'braces' | 'brackets' | 'blank'
  from: number
  to: number
  /** What it says it is; '' for dots and the like. */
  name: string
}

/** A place that the file itself declares as one to fill in, whatever is written there. */
export interface DeclaredPlace extends TextSpan {
  origin: DeclaredOrigin
  /** '' when the file gives none. */
  name: string
  /** Null: any. */
  type: FieldType | null
  /** Of a drop-down list. */
  choices: string[]
}

/** A place to fill in, with what it could become; the same words are one, in several places. */
export interface Placeholder {
  /** Stable for one document. */
  key: string
  origin: PlaceholderOrigin
  written: string
  spans: TextSpan[]
  /** The words around the first of its places. */
  before: string
  after: string
  /** '' when nothing around it says what it is. */
  label: string
  type: FieldType
  choices: string[]
  /** The type that the file declares: a field of another one cannot stand there. */
  declared: FieldType | null
  /** The existing field that says the same. */
  variable: string | null
}

export interface FoundPlaceholders {
  placeholders: Placeholder[]
  /** Written in titles, which have no fields. */
  inTitles: number
  /** Repeated or conditional passages as another template language writes them: they stay text. */
  passages: number
  /** At least so many are beyond what one document may have. */
  leftOut: number
}

/** A field that exists already. */
export type KnownField = Pick<FieldDefinition, 'variable' | 'label' | 'type'>

/** Far more than any contract has; each of them is a decision of a person. */
export const maxPlaceholders = 200

/** Of one paragraph, and of a document: recognising them must not take long, whoever wrote the file. */
export const mostMarks = { inParagraph: 500, inDocument: 2000 } as const

/** Of a document that are read: some seven hundred pages. */
export const mostCharacters = 1_500_000
