/** A number or an article of a law as one word, and its range in the text. */
export interface JoinedWord {
  /** Lower case, without spaces: '48300', 'l145h9'. */
  word: string
  start: number
  end: number
}

/**
 * What a text writes in groups and people type as one word: amounts, SIREN and SIRET numbers, French telephone numbers,
 * IBANs (« 48 300 » is '48300'), and articles of a code (« L. 145-9 » is 'l145' and 'l145h9'). The SQL function
 * `joined_words` is its twin, for the index.
 */
export function joinedWords(text: string): JoinedWord[] {
  return [...joinedNumbers(text), ...articles(text)]
}

/**
 * A query in the words that `joinedWords` gives, outside quotation marks or alone between them.
 *
 * @example withJoinedWords('loyer de 48 300 euros') // 'loyer de 48300 euros'
 * @example withJoinedWords('art. L. 145-9') // 'art. l145h9'
 */
export function withJoinedWords(typed: string): string {
  return typed
    .split('"')
    .map((part, index) => (index % 2 === 1 && !isAlone(part) ? part : joinAll(part)))
    .join('"')
}

/** Between two groups: a space of any width, or the end of a line. */
const GAP = '[ \\u00A0\\u2009\\u202F\\n]'
const AFTER_WORD = '(?<![\\p{L}\\p{N}])'
const BEFORE_WORD = '(?![\\p{L}\\p{N}])'

const RUN = new RegExp(
  `${AFTER_WORD}(?:[A-Z]{2}\\d{2}|\\d{1,4})(?:${GAP}\\d{1,5})+${BEFORE_WORD}`,
  'gu',
)
const GROUP = /[A-Z]*\d+/g
const MOST_GROUPS = 9

/** Groups with one space between: thousands and SIREN, SIRET, telephone, IBAN and card. */
const SHAPES = [
  /^\d{1,3}( \d{3})+$/,
  /^\d{3} \d{3} \d{3} \d{5}$/,
  /^0\d( \d{2}){4}$/,
  /^([A-Z]{2}\d{2}|\d{4})( \d{4}){2,}( \d{1,4})?$/,
]

/** « à l'article 5 100 000 euros »: each part of a run that has the shape of a number is one. */
function joinedNumbers(text: string): JoinedWord[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => {
    const groups = Array.from(run.matchAll(GROUP), (group) => ({
      digits: group[0],
      start: index + group.index,
    }))
    return groups.flatMap((first, from) =>
      groups.slice(from + 1, from + MOST_GROUPS).flatMap((last, more) => {
        const digits = groups.slice(from, from + more + 2).map((group) => group.digits)
        if (!SHAPES.some((shape) => shape.test(digits.join(' ')))) return []
        const end = last.start + last.digits.length
        return [{ word: digits.join('').toLowerCase(), start: first.start, end }]
      }),
    )
  }).flat()
}

const ARTICLE = new RegExp(
  `${AFTER_WORD}(?:([LRD])\\.?|(A)\\.)${GAP}?(\\d{1,4}(?:-\\d{1,3})*)${BEFORE_WORD}`,
  'gu',
)

/** An article is also found by the one that it continues: « L. 145-9 » by « L. 145 ». */
function articles(text: string): JoinedWord[] {
  return Array.from(text.matchAll(ARTICLE), (found) => {
    const [whole, letter, dotted, number = ''] = found
    const range = { start: found.index, end: found.index + whole.length }
    const parts = number.split('-')
    return parts.map((_, index) => ({
      word: articleWord(letter ?? dotted ?? '', parts.slice(0, index + 1)),
      ...range,
    }))
  }).flat()
}

/** The `h` is a hyphen, which would split the word in the index. */
function articleWord(letter: string, parts: readonly string[]): string {
  return `${letter}${parts.join('h')}`.toLowerCase()
}

/** Typed in small letters it needs its dot, or no space: « a 30 » is not an article. */
const TYPED_ARTICLE = new RegExp(
  `${AFTER_WORD}(?:([LRDAlrda])\\.${GAP}?|([LRD])${GAP}|([LRDlrd]))(\\d{1,4}(?:-\\d{1,3})*)${BEFORE_WORD}`,
  'gu',
)

function joinAll(typed: string): string {
  return typed
    .replace(
      TYPED_ARTICLE,
      (_, dotted?: string, apart?: string, attached?: string, number: string = '') =>
        articleWord(dotted ?? apart ?? attached ?? '', number.split('-')),
    )
    .replace(RUN, (run) => {
      const digits = Array.from(run.matchAll(GROUP), ([group]) => group)
      return SHAPES.some((shape) => shape.test(digits.join(' '))) ? digits.join('') : run
    })
}

function isAlone(typed: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(joinAll(typed.trim()))
}
