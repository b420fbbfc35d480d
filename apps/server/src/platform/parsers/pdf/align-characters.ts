/**
 * For each character of a page's text, the index of the same character among those that the PDF prints. The text is made
 * from them in their order, with other spaces and without hyphens at the end of lines.
 *
 * @returns undefined for a space, and for what the PDF does not print: a recognised text
 */
export function alignCharacters(printed: readonly string[], text: string): (number | undefined)[] {
  const signs = signsOf(printed)
  const wanted = Array.from({ length: text.length }, (_, offset) => offset).filter((offset) =>
    isSign(text[offset]!),
  )
  const places: (number | undefined)[] = Array.from({ length: text.length }, () => undefined)
  let at = 0
  let next = 0
  let jumps = 0
  const isSame = (ahead: number, behind: number) =>
    signs[at + ahead]?.sign === text[wanted[next + behind] ?? -1]
  while (at < signs.length && next < wanted.length) {
    if (isSame(0, 0)) places[wanted[next++]!] = signs[at++]!.index
    else if (HYPHENS.has(signs[at]!.sign)) at += 1
    else {
      const jump = jumps < MOST_JUMPS ? nextAgreement(isSame) : undefined
      if (!jump) break
      jumps += 1
      at += jump.ahead
      next += jump.behind
    }
  }
  return places
}

interface Sign {
  sign: string
  index: number
}

/** UTF-16 units, as offsets count them. */
function signsOf(printed: readonly string[]): Sign[] {
  const signs: Sign[] = []
  for (const [index, character] of printed.entries())
    for (let unit = 0; unit < character.length; unit += 1)
      if (isSign(character[unit]!)) signs.push({ sign: character[unit]!, index })
  return signs
}

const isSign = (unit: string): boolean => unit > ' ' && unit !== '\u00AD' && !/\s/.test(unit)

const HYPHENS = new Set(['-', '\u2010'])

/** A later version of the reader may see some characters otherwise. */
const MOST_JUMPS = 50
const MOST_SKIPPED = 40
/** Fewer agree by chance. */
const AGREEMENT = 8

/** The nearest place where both go on alike. */
function nextAgreement(
  isSame: (ahead: number, behind: number) => boolean,
): { ahead: number; behind: number } | undefined {
  for (let skipped = 1; skipped <= MOST_SKIPPED; skipped += 1)
    for (let ahead = 0; ahead <= skipped; ahead += 1) {
      const behind = skipped - ahead
      const isAlike = Array.from({ length: AGREEMENT }, (_, by) => by).every((by) =>
        isSame(ahead + by, behind + by),
      )
      if (isAlike) return { ahead, behind }
    }
  return undefined
}
