import type { PlacedText } from './clean-lines.ts'

/** Words whose point ends no sentence, without it. */
const ABBREVIATIONS = new Set(
  'art al cf m mm mme mlle me dr st ste no n nos inc ltd corp co llc l.l.c s.a u.s u.k vs p pp tel fax ex sr sra srta d dna num av bd bld blvd jr mr mrs ms messrs ft mt rd hwy pkwy bldg prof pte pvt pty sdn bhd assoc mfg univ s.p.a s.p l.l.p p.c p.a p.o d.c n.y u.s.a n.w n.e s.w s.e dept sec para approx e.g i.e b.v n.v l.p s.r.l s.l r.c.s rcs t.t.c h.t c.c cod jan feb mar apr jun jul aug sep sept oct nov dec janv fevr juil ph.d esq hon rev ave rte bros lit let ref'.split(
    ' ',
  ),
)
/** A longer one is cut: what it says is not one thing. */
const LONGEST = 1_500

/** A paragraph cut into sentences. */
export function splitSentences(paragraph: PlacedText): PlacedText[] {
  const { text } = paragraph
  const found: PlacedText[] = []
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const isEnd = isSentenceEnd(text, start, index)
    const isTooLong = index - start >= LONGEST && /[;:,]/.test(text[index]!)
    if (!isEnd && !isTooLong && index - start < 2 * LONGEST) continue
    let end = index + 1
    while (isEnd && /["»”’)\]]/.test(text[end] ?? '')) end += 1
    add(end)
  }
  add(text.length)
  return found

  function add(end: number): void {
    const sentence = trimmed(paragraph, start, end)
    if (sentence.text !== '') found.push(sentence)
    start = end
  }
}

function isSentenceEnd(text: string, start: number, index: number): boolean {
  const sign = text[index]!
  if (!/[.!?…]/.test(sign)) return false
  const after = text.slice(index + 1, index + 6)
  // « du contrat.Sauf dénonciation » has lost its space.
  const isGlued =
    /^\p{Lu}\p{Ll}/u.test(after) && /\p{L}{3}$/u.test(text.slice(Math.max(start, index - 3), index))
  if (!isGlued && !/^["»”’)\]]{0,2} ["«“([]{0,2} ?[\p{Lu}\p{N}]/u.test(after)) return false
  if (sign !== '.') return true
  const before = text.slice(Math.max(start, index - 24), index)
  const word = /[^\s("«“]*$/.exec(before)![0].toLowerCase()
  // « 4. Durée », « A. Objet », « J. Martin ».
  const isNumbering =
    before.length === index - start && /^\W*(?:[\d.]{1,9}|\w|[ivx]{1,5})$/i.test(before)
  return !isNumbering && !/^\p{L}$/u.test(word) && !ABBREVIATIONS.has(word)
}

function trimmed({ text, at }: PlacedText, start: number, end: number): PlacedText {
  let [first, last] = [start, end]
  while (first < last && text[first] === ' ') first += 1
  while (last > first && text[last - 1] === ' ') last -= 1
  return { text: text.slice(first, last), at: at.slice(first, last) }
}
