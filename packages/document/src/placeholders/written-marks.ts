import { apart } from './apart.ts'
import { blanks } from './blanks.ts'
import { firstMarks } from './first-marks.ts'
import type { WrittenMark } from './placeholder.ts'

/** `{{NAME}}`, as templates of other software write a place to fill in. */
export const PLACEHOLDER = /\{\{[^{}]*\}\}/g

/** `[to be completed]`, `[…]`, `[ ]`; neither a footnote number nor a ticked box. */
export const BRACKET = /\[(?!\d{1,3}\]|[xX]\])[^[\]]{0,200}\]/g

/** `${NAME}`, `{client.name}` and `{#items}`: one brace holds an identifier, not words. */
export const SINGLE_BRACE =
  /\$\{[^{}\n]{1,100}\}|(?<!\{)\{[#^/]?\p{L}[\p{L}\p{N}_.-]{1,59}\}(?!\})/gu

/** `<<NAME>>`, and `«Name_1»`, which a lost merge field leaves: a quotation has words, not an identifier. */
const ANGLES =
  /<<[^<>\n]{1,100}>>|«(?=[^»\s]{0,100}(?:[_\d]|\p{Ll}\p{Lu}))[\p{L}\p{N}_.-]{1,100}»/gu

const BRACES = [PLACEHOLDER, SINGLE_BRACE, ANGLES]

const LONGEST_NAME = 60
const LONGEST_QUOTATION = 600
const MOST_WORDS = 8

/**
 * The places to fill in of a paragraph, in order.
 *
 * @example writtenMarks('Le loyer de {{LOYER}} est dû le ……') // LOYER, and a blank
 */
export function writtenMarks(words: string): WrittenMark[] {
  // Dots inside brackets start behind them.
  return apart([...inBraces(words), ...inBrackets(words), ...blanks(words)])
}

/** A name that opens, closes or comments a passage of another template language. */
const DIRECTIVE = /^(?:[#/^>!&]|else\b|end\b|if\b|for\b)/i
const OPENING = /^(?:[#^]|if\b|for\b)/i

/**
 * How many passages of another template language begin in a paragraph: repeated, or with a condition.
 *
 * @example openedPassages('{#items} {name} {/items}') // 1
 */
export function openedPassages(words: string): number {
  const opened = BRACES.flatMap((braces) =>
    firstMarks(words.matchAll(braces), ({ 0: written, index }) =>
      OPENING.test(nameIn(written))
        ? { origin: 'braces', from: index, to: index + written.length, name: '' }
        : null,
    ),
  )
  return opened.length
}

function nameIn(written: string): string {
  return written.replaceAll(/^(?:\{\{|\$?\{|<<|«)|(?:\}\}|\}|>>|»)$/g, '').trim()
}

function inBraces(words: string): WrittenMark[] {
  return BRACES.flatMap((braces) =>
    firstMarks(words.matchAll(braces), ({ 0: written, index }) => {
      const name = nameIn(written)
      if (DIRECTIVE.test(name) || name.length > LONGEST_NAME) return null
      return { origin: 'braces', from: index, to: index + written.length, name }
    }),
  )
}

function inBrackets(words: string): WrittenMark[] {
  return firstMarks(words.matchAll(BRACKET), ({ 0: written, index }) => {
    const inside = written.slice(1, -1)
    const mark = { from: index, to: index + written.length }
    if (isNothing(inside)) {
      const isLeftOutOfQuotation = /^\s*(?:…|\.{3})\s*$/.test(inside) && isQuoted(words, index)
      return isLeftOutOfQuotation ? null : { ...mark, origin: 'blank', name: '' }
    }
    const name = inside.replace(INSTRUCTION, '').trim()
    return isName(name) && !endsWord(words, index, inside)
      ? { ...mark, origin: 'brackets', name }
      : null
  })
}

/** Dots, bullets, crosses, a wide gap, or the words « à compléter »: the bracket does not say what is missing. */
function isNothing(inside: string): boolean {
  return (
    /^(?:[\s.…●•_*-]*[.…●•_*][\s.…●•_*-]*|\s{3,}|\s*[xX]{2,}\s*)$/.test(inside) ||
    UNSAID.test(inside)
  )
}

const UNSAID =
  /^\s*(?:à|a)?\s*(?:compléter|completer|remplacer|remplir|préciser|définir|to be (?:completed|defined|confirmed|agreed)|tbc|tbd|(?:por )?completar|por definir)\s*[.…:]*\s*$/i

/** « insérer le nom » : what is missing is the name. */
const INSTRUCTION =
  /^\s*(?:insérer|insérez|indiquer|indiquez|préciser|précisez|compléter|complétez|saisir|renseigner|insert|enter|specify|state|indicar|insertar|especificar)\s*:?\s+(?:ici\s+|here\s+)?(?:le|la|les|l[’']|the|el)?\s*/i

/** Neither a reference (`[12]`, `[a]`, `[art. 3]`) nor a remark (`[sic]`) nor a clause in brackets. */
function isName(name: string): boolean {
  if (!/\p{L}{2}/u.test(name) || /^(?:sic|(?:art|cf|p|pp|ibid|op)\.?\b.*)$/i.test(name))
    return false
  return name.length <= LONGEST_NAME && name.split(/\s+/).length <= MOST_WORDS
}

/** The plural of `Partie[s]`. */
function endsWord(words: string, at: number, inside: string): boolean {
  return inside.length <= 4 && at > 0 && /\p{L}/u.test(words[at - 1]!)
}

function isQuoted(words: string, at: number): boolean {
  const before = words.slice(Math.max(0, at - LONGEST_QUOTATION), at)
  const isOpen = (open: string, close: string) =>
    before.lastIndexOf(open) > before.lastIndexOf(close)
  return isOpen('«', '»') || isOpen('“', '”') || before.split('"').length % 2 === 0
}
