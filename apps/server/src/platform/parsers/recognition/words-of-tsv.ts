import type { ReadWord, WordBox } from '@tacite/domain/recognition/legible-text.ts'
import type { QuarterTurns } from './page-pixels.ts'

interface ReadImage {
  width: number
  height: number
  /** How the page was turned to be read. */
  turns: QuarterTurns
}

const WORD_LEVEL = '5'

/**
 * The words of Tesseract's table, on the page as it is displayed. Its columns: level, page, block, paragraph, line,
 * word, left, top, width, height, confidence, text.
 */
export function wordsOfTsv(tsv: string, { width, height, turns }: ReadImage): ReadWord[] {
  const paragraphs = new Map<string, number>()
  const lines = new Map<string, number>()
  return tsv.split('\n').flatMap((row): ReadWord[] => {
    const cells = row.split('\t')
    if (cells[0] !== WORD_LEVEL || cells.length < 12) return []
    const [block = '', paragraph = '', line = ''] = cells.slice(2, 5)
    const [left = 0, top = 0, wide = 0, high = 0, confidence = 0] = cells.slice(6, 11).map(Number)
    const text = tidy(cells.slice(11).join(' '))
    if (text === '') return []
    const box = {
      left: left / width,
      top: top / height,
      width: wide / width,
      height: high / height,
    }
    return [
      {
        text,
        confidence: Math.min(100, Math.max(0, confidence)),
        paragraph: numberOf(paragraphs, `${block} ${paragraph}`),
        line: numberOf(lines, `${block} ${paragraph} ${line}`),
        box: turnedBack(box, turns),
      },
    ]
  })
}

function numberOf(known: Map<string, number>, key: string): number {
  const number = known.get(key) ?? known.size
  known.set(key, number)
  return number
}

/** Without marks that would show other words than are found, as in the text of a PDF. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, '')
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
}

function turnedBack({ left, top, width, height }: WordBox, turns: QuarterTurns): WordBox {
  switch (turns) {
    case 0:
      return { left, top, width, height }
    case 1:
      return { left: top, top: 1 - left - width, width: height, height: width }
    case 2:
      return { left: 1 - left - width, top: 1 - top - height, width, height }
    case 3:
      return { left: 1 - top - height, top: left, width: height, height: width }
  }
}
