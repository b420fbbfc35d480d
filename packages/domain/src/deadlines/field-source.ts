/** The source of a field's value: typed by a person, or read in a file. */
export type FieldSource =
  | { kind: 'field' }
  | {
      kind: 'extract'
      fileName: string
      page: number
      /** Span of the sentence in the page's text, in UTF-16 units: [from, to). */
      from: number
      to: number
    }
