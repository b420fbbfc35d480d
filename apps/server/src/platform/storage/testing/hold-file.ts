import type { CompanyDatabase } from '../../database/company-database.ts'

/** Parameters for writing a row. */
export interface HeldBy {
  personId: string
  contractId: string
  textId: string
}

/** Writes a row in which one column, and nothing else, names a file; `other` is a file that may be named as well. */
export type HoldFile = (
  db: CompanyDatabase,
  sha256: string,
  holders: HeldBy & { other: string },
) => Promise<unknown>

/** Content with nothing but an image. */
export const showingImage = (file: string) => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { file, alt: '', widthPx: 1, heightPx: 1 } }],
})
