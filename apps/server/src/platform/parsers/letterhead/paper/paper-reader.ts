import type { PaperBlock, PaperLoss, PaperPage } from '../../../pdf/pdf-paper.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import type { LetterheadLooks } from './letterhead-looks.ts'
import type { PaperFaces } from './paper-faces.ts'

/** What is known where a head or a foot is read. */
export interface PaperReader {
  looks: LetterheadLooks
  faces: PaperFaces
  page: PaperPage
  lose(loss: PaperLoss): void
}

export interface PartReader extends PaperReader {
  /** The names of the images of the part, by the ids in it. */
  images: ReadonlyMap<string, string>
  /** Counted down by whoever reads a piece of the part, however deep. */
  budget: { pieces: number }
  depth?: number
}

/** Reads what stands in a part or a cell. */
export type ReadBlocks = (holder: XmlElement, reader: PartReader) => PaperBlock[]
