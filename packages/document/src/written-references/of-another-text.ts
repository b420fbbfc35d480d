const DETAILS = [
  // « alinéa 2 », « § 3 »
  '(?:alinéas?|al\\.|paragraphes?|paragraphs?|points?|apartados?|párrafos?|lettre|letra|§)\\s*[^\\s,;]+',
  // « (1) », « .c) », « .h », « , 1, »
  '\\([^)\\s]{1,5}\\)',
  '\\.?\\p{Ll}\\)',
  '\\.\\p{Ll}(?!\\p{L})',
  '\\d{1,2}(?=\\s*,)',
  // « et 2 », « et suivants », « y concordantes »
  '(?:et|ou|and|or|[yoà])\\s+\\d[\\d.]*',
  'et\\s+(?:suivants|s\\.|seq\\.?)',
  'y\\s+(?:siguientes|concordantes)',
]

/** What a reference goes on with before it says what it is of: « , alinéa 2, ». */
const DETAIL = new RegExp(`^(?:[,\\s]*(?:${DETAILS.join('|')}))+`, 'iu')

/** « du Code civil », “of the Regulation”, « des conditions générales ». */
const OWNER =
  /^,?\s+(?:du|de\s+la|de\s+l['’]|des|del|de\s+los|de\s+las|de|of\s+the|of|d['’])\s*(\p{L}+)/iu

const OWN_TEXT =
  /^(?:présente?s?|contrat|convention|accord|bail|this|these|agreement|contract|presente|este|esta|contrato)$/iu

/** « du contrat-cadre », « du contrat conclu le 3 mars »: of the same kind, and another one. */
const ANOTHER_ONE =
  /^[\s-]*(?:cadre|initial|principal|conclu|signé|daté|antérieur|précédent|dated|marco|inicial)/iu

/** “Article 28 GDPR”, “Section 38 (1) SGB III”. */
const ACRONYM = /^\s+\p{Lu}{3,}(?!\p{L})/u

/** « RGPD, article 28 », « du Code de commerce (art. 4) », “GDPR Article 28”, « la loi, en son article 2 ». */
const LAW_BEFORE = new RegExp(
  '(?<!\\p{L})(?:' +
    '(?:[Cc]ode|[Ll]oi|[Dd]écret|[Oo]rdonnance|[Dd]irective|[Rr]èglement|RGPD|GDPR|[Ll]aw|Act|[Rr]egulation|[Cc]ódigo|[Ll]ey)' +
    '(?:\\s+(?!et\\s|ou\\s|and\\s|or\\s|[yo]\\s)[^\\s,;:.()]+){0,6}' +
    '(?:\\s*[,:(]\\s*|\\s*,?\\s+(?:notamment\\s+)?(?:(?:en|dans|à|in|at)\\s+)?(?:son|ses|its|sus?)\\s+)' +
    '|(?:RGPD|GDPR|Act|Regulation)\\s+)$',
  'u',
)

/**
 * Whether a number is of a law or another document: « du Code civil », “of the Regulation”. « Du présent contrat » is
 * not.
 *
 * @param before what the sentence says until the word of the reference
 * @param after what it goes on with behind the number
 * @example isOfAnotherText('', ' du Code civil.') // true
 */
export function isOfAnotherText(before: string, after: string): boolean {
  const rest = after.replace(DETAIL, '')
  if (ACRONYM.test(rest)) return true
  const owner = OWNER.exec(rest)
  if (!owner) return LAW_BEFORE.test(before)
  if (!OWN_TEXT.test(owner[1]!)) return true
  return ANOTHER_ONE.test(rest.slice(owner[0].length))
}
