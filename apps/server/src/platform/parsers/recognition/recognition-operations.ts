import type { Locale } from '@tacite/domain/locale.ts'
import { legibleText, type LegibleText } from '@tacite/domain/recognition/legible-text.ts'
import { withNumberedPage, withPdf } from '../pdf/open-pdf.ts'
import type { ParserOutput } from '../serve-operations.ts'
import { startTesseract } from './packaged-tesseract.ts'
import {
  isBlank,
  isSideways,
  portableGraymap,
  renderGrey,
  turned,
  type GreyPixels,
  type QuarterTurns,
} from './page-pixels.ts'
import { readTurned } from './read-turned.ts'
import { wordsOfTsv } from './words-of-tsv.ts'

/** The text in the image of a page, by the packaged Tesseract. */
export async function recognisePdfPage(
  input: Uint8Array,
  { page, language }: { page: number; language: Locale },
): Promise<ParserOutput<LegibleText>> {
  const pixels = await pixelsOf(input, page)
  if (isBlank(pixels)) return { value: legibleText([]) }
  const engines = new Map<Locale, Promise<(image: Uint8Array) => string>>()
  const value = await readTurned(
    async (turns, readIn) => {
      const engine = engines.get(readIn) ?? startTesseract(readIn)
      engines.set(readIn, engine)
      const image = turned(pixels, turns)
      return wordsOfTsv((await engine)(portableGraymap(image)), { ...image, turns })
    },
    { sideways: isSideways(pixels), language },
  )
  return { value }
}

export interface PageImage {
  width: number
  height: number
  isSideways: boolean
  isBlank: boolean
}

/** A page as an image for an engine outside, turned. */
export async function greyPdfPage(
  input: Uint8Array,
  { page, turns }: { page: number; turns: QuarterTurns },
): Promise<ParserOutput<PageImage>> {
  const pixels = await pixelsOf(input, page)
  const image = turned(pixels, turns)
  return {
    value: {
      width: image.width,
      height: image.height,
      isSideways: isSideways(pixels),
      isBlank: isBlank(pixels),
    },
    parts: [portableGraymap(image)],
  }
}

function pixelsOf(input: Uint8Array, page: number): Promise<GreyPixels> {
  return withPdf(input, (pdf) => withNumberedPage(pdf, page, (open) => renderGrey(pdf, open)))
}
