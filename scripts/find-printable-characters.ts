import { writeFileSync } from 'node:fs'
import { renderTypstDocument, stopTypst } from '../apps/server/src/platform/pdf/render-typst.ts'

/** Prints every character with the fonts of our PDFs and writes down which ones they have: run it after new fonts. */
const target = new URL('../apps/server/src/platform/pdf/printable-ranges.json', import.meta.url)

const BATCH = 2048
/** None of our fonts reaches further. */
const LAST = 0x1ffff

/** The fonts of `style.typ`, in its order. */
const mainTemplate = `#set document(title: "-")
#set text(font: ("Source Serif 4", "Inter", "DejaVu Sans Mono", "New Computer Modern Math"), fallback: false)
#for character in json("data.json") { par(character) }`

const characters = Array.from({ length: LAST + 1 }, (_, code) => code).filter(isCharacter)
const missing = new Set<string>()
for (let from = 0; from < characters.length; from += BATCH) {
  const data = characters.slice(from, from + BATCH).map((code) => String.fromCodePoint(code))
  const { replacedCharacters } = await renderTypstDocument({ mainTemplate, data })
  for (const character of replacedCharacters) missing.add(character)
}
stopTypst()
const ranges: [first: number, last: number][] = []
for (const code of characters) {
  if (missing.has(String.fromCodePoint(code))) continue
  const previous = ranges.at(-1)
  if (previous?.[1] === code - 1) previous[1] = code
  else ranges.push([code, code])
}
writeFileSync(target, `${JSON.stringify(ranges.map(written), null, 2)}\n`)

/** Neither a control character, nor half of one, nor one for private use. */
function isCharacter(code: number): boolean {
  return code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xf900)
}

function written([first, last]: [number, number]): string {
  return first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`
}
