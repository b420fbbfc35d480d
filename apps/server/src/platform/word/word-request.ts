import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Letterhead } from './letterhead.ts'

/** Everything that a Word file is written from; it crosses to the writing thread, so it holds no function. */
export interface WordRequest {
  /** Hidden sections already left out; conditions and rows resolved, except those of a template, which stay. */
  document: ContractDocument
  /** The contract's language. */
  locale: Locale
  head: WordHead
  /** Every field of the document, by variable. */
  fields: Readonly<Record<string, WordField>>
  /** The title of each conditional or repeated passage that stays, by `passageKey`. */
  passages: Readonly<Record<string, string>>
  /** Image bytes by SHA-256; a missing image is written as its description. */
  images: Readonly<Record<string, Uint8Array>>
  /** The company's, if it has one. */
  letterhead?: Letterhead | undefined
  /** In the language of the contract. */
  words: WordWords
  /** Of the file's properties: the same request then makes the same bytes. */
  createdAt: Date
}

export interface WordHead {
  title: string
  reference: string
  companyName: string
  parties: readonly WordParty[]
}

export interface WordParty {
  name: string
  role?: string
  lines?: readonly string[]
}

/** A field stays a field in Word: a content control with its variable and its label. */
export interface WordField {
  variable: string
  label: string
  /** Null: it has no value, and its label is shown. */
  words: string | null
}

export interface WordWords {
  /** That the file is a copy to work on. */
  note: string
  reference: string
  parties: string
  image: string
  missingImage: string
  /** The foot of a page, around its number and the number of pages. */
  pages: readonly [before: string, between: string, after: string]
}
