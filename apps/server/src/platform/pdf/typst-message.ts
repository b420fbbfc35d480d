/** PDF flavours a caller may request; a-2a is the archival, tagged one contracts are kept in. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'ua-1' | '1.7'

/** A request from the server to the Typst process. */
export interface TypstRequest {
  id: number
  mainTemplate: string
  /** Read by the template by name; `data.json` is always there. */
  files: Record<string, Uint8Array>
  data: unknown
  pdfStandard: PdfStandard
  /** Selector of the metadata to return, such as `<box>`. */
  querySelector?: string
  /** Unix seconds used as the creation date unless the template sets one. */
  createdAtSeconds?: number
}

/** The Typst process's answer. */
export type TypstReply =
  | {
      id: number
      outcome: 'rendered'
      pdf: Uint8Array
      pageCount: number
      metadata: unknown[]
      /** Characters missing in every font, printed as an empty square. */
      replacedCharacters: string[]
      residentBytes: number
    }
  | { id: number; outcome: 'failed'; message: string; residentBytes: number }
