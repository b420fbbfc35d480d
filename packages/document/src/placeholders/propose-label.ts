import { foldName } from '@tacite/domain/people/fold-name.ts'

/** Of a proposal; a person who wants more writes it. */
const MOST_CHARACTERS = 80
const MOST_WORDS_BEFORE = 4

/**
 * What a name in braces or brackets is called in a form.
 *
 * @example labelOfName('DATE_SIGNATURE') // 'Date signature'
 * @example labelOfName('nom du client') // 'Nom du client'
 */
export function labelOfName(name: string): string {
  const isIdentifier = /^[\p{L}\p{N}_.-]+$/u.test(name)
  const words = isIdentifier
    ? name.replaceAll(/[_.-]+/g, ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    : name
  const isShouted = words === words.toUpperCase() && words !== words.toLowerCase()
  const lower = isShouted || isIdentifier ? words.toLowerCase() : words
  return asLabel(
    lower
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s:;,…]+$/, '')
      .trim(),
  )
}

/**
 * What dots are called, by the words around them: those of the term that they define, of the label before a colon, or
 * the last of the sentence before them. '' when there are none.
 *
 * @example labelOfBlank('dont le siège est situé ', ', ci-après') // 'Siège'
 */
export function labelOfBlank(before: string, after: string): string {
  const clause = lastClause(before)
  return asLabel(
    placeOrDayOfSigning(before) ??
      definedTerm(after) ??
      labelBeforeColon(clause) ??
      lastWords(clause),
  )
}

function asLabel(words: string): string {
  const short = words.slice(0, MOST_CHARACTERS).trim()
  return short.charAt(0).toUpperCase() + short.slice(1)
}

const SIGNING = [
  { words: /\b(?:fait|signe|conclu) a\b.{0,80}\ble\s*$/, label: 'Date de signature' },
  { words: /\b(?:fait|signe|conclu) a\s*$/, label: 'Lieu de signature' },
  { words: /\b(?:done|signed|made) (?:at|in)\b.{0,80}\bon\s*$/, label: 'Signature date' },
  { words: /\b(?:done|signed) (?:at|in)\s*$/, label: 'Place of signature' },
  { words: /\b(?:hecho|firmado) en\b.{0,80}\b(?:a|el)\s*$/, label: 'Fecha de firma' },
  { words: /\b(?:hecho|firmado) en\s*$/, label: 'Lugar de firma' },
]

function placeOrDayOfSigning(before: string): string | undefined {
  const folded = foldName(before.slice(-120))
  return SIGNING.find(({ words }) => words.test(folded))?.label
}

/** `…… (ci-après « le Client »)` : what is missing is the Client. */
const DEFINED =
  /^[\s,]*\(?[^().;«“"]{0,60}[«“"]\s*(?:the |le |la |les |l[’']|el )?([^»”"]{2,40}?)\s*[»”"]/i

function definedTerm(after: string): string | undefined {
  const isDefinition = /^[\s,]*(?:\(|ci-après|hereinafter|en adelante)/i.test(after)
  return isDefinition ? DEFINED.exec(after)?.[1] : undefined
}

/** From the last end of a sentence, column or other blank on. */
function lastClause(before: string): string {
  return (
    before
      .slice(-200)
      .split(/[;\n\t()[\]{}…_\uFFFC]|\.{2,}|[.!?]\s/)
      .at(-1) ?? ''
  )
}

function labelBeforeColon(clause: string): string | undefined {
  const said = /([^:,]{2,60}?)\s*:\s*$/.exec(clause)?.[1]
  const label = said?.replace(/^[\s\-–•*\d.)]+/, '').trim()
  return label === undefined || leads(label) ? undefined : label
}

/** Words that lead to what is missing without naming it. */
const LEADING = new Set(
  (
    'entre le la les l un une des de du d a au aux en et ou que qui dont est sont sera seront situe situee sis sise fixe fixee etabli ' +
    'etablie egal egale pour par sur dans avec son sa ses ce cette ci apres soit the a an of to in at on is are be by with as and ' +
    'between or for from located its this shall el los las un una del al y o es sea sera ubicado ubicada sito sita por con su sus'
  ).split(' '),
)

function lastWords(clause: string): string {
  const words = clause
    .split(',')
    .findLast((part) => /\p{L}/u.test(part))
    ?.trim()
    .split(/\s+/)
    .flatMap((word) => word.split(/(?<=^(?:l|d|qu)[’'])/i))
  if (!words) return ''
  while (words.length > 0 && leads(words.at(-1)!)) words.pop()
  const last = words.slice(-MOST_WORDS_BEFORE)
  while (last.length > 0 && leads(last[0]!)) last.shift()
  return joined(last).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
}

function leads(word: string): boolean {
  const folded = foldName(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return folded === '' || LEADING.has(folded)
}

/** An elided article has no space behind it. */
function joined(words: readonly string[]): string {
  return words
    .map((word) => (/[’']$/.test(word) ? word : `${word} `))
    .join('')
    .trim()
}
