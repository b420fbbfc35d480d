import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import type { DraftBlock } from './draft-block.ts'
import type { NumberKind } from './number-prefix.ts'

const STYLE_OF_KIND: Record<NumberKind, NumberingStyle> = {
  part: 'digital',
  title: 'digital',
  chapter: 'digital',
  section: 'digital',
  paragraph: 'digital',
  annex: 'none',
  article: 'articles',
  ordinal: 'articles',
  decimal: 'digital',
  roman: 'roman',
  letter: 'alphabetical',
  smallLetter: 'alphabetical',
}

/** The numbering style of most of the outermost numbered sections of the body. */
export function guessNumbering(blocks: readonly DraftBlock[]): NumberingStyle {
  const counts = new Map<NumberingStyle, number>()
  for (const { section, number } of blocks
    .filter(({ kind }) => kind === 'body')
    .flatMap((b) => b.sections)) {
    if (section.level !== 1 || !number) continue
    const style = STYLE_OF_KIND[number.kind]
    counts.set(style, (counts.get(style) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 'none'
}
