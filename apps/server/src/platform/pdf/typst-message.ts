/** PDF flavours a caller may ask for; a-2a is the archival, tagged one contracts are kept in. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'ua-1' | '1.7'

/** What the server asks of the Typst process. */
export interface TypstRequest {
  id: number
  mainTemplate: string
  /** Read by the template by their names; `data.json` is always there. */
  files: Record<string, Uint8Array>
  data: unknown
  pdfStandard: PdfStandard
  /** Selector of the metadata to hand back, such as `<box>`. */
  querySelector?: string
  /** Unix seconds written as the creation date when the template leaves it open. */
  createdAtSeconds?: number
}

/** What the Typst process answers. */
export type TypstReply =
  | {
      id: number
      outcome: 'rendered'
      pdf: Uint8Array
      pageCount: number
      metadata: unknown[]
      /** Characters no font could show, printed as an empty square. */
      replacedCharacters: string[]
      residentBytes: number
    }
  | { id: number; outcome: 'failed'; message: string; residentBytes: number }
