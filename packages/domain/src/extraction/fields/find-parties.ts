import type { Candidate, ReadContract } from '../candidate.ts'
import type { Locale } from '../../locale.ts'
import { straightText } from '../text/read-sentences.ts'
import { FORMS_EN } from './legal-forms.ts'
import { formedParties, labelledParties } from './labelled-parties.ts'
import { partyBlock, type PartyBlock } from './party-block.ts'
import { boundariesIn } from './party-boundaries.ts'
import { nameIn } from './party-names.ts'
import { ROLES } from './party-roles.ts'
import { bindsItsSigners, signingParties } from './signing-parties.ts'

const MOST_PARTIES = 12

/** The parties as the head of the contract presents them, or those who sign it. */
export function findParties({ language, sentences }: ReadContract): Candidate[] {
  const contract = { language, sentences }
  const signers = bindsItsSigners(contract) ? eachOnce(signingParties(contract, 0)) : []
  if (signers.length > 1) return signers.slice(0, MOST_PARTIES)
  const presented = presentedParties(partyBlock(sentences, language), language)
  const formed = formedParties(sentences, language, presented.length)
  const atHead = eachOnce([...presented, ...formed, ...labelledParties(sentences, language)])
  const signing = signingParties(contract, atHead.length)
  return eachOnce([...atHead, ...signing]).slice(0, MOST_PARTIES)
}

function presentedParties(block: PartyBlock, language: Locale): Candidate[] {
  const found: Candidate[] = []
  let from = startOf(block, language)
  let joint = from
  let isOpened = false
  for (const boundary of [...boundariesIn(block, from, language), null]) {
    const until = boundary?.start ?? block.text.length
    // What follows the last party is the contract, unless one more is joined.
    const isJoined = !boundary && JOINING.test(block.text.slice(joint, from + 8))
    isOpened ||= isJoined
    if (!boundary && found.length > 1 && !isOpened) break
    const isDefined = boundary?.isDefining ?? false
    const isLast = boundary === null
    const isOfGroup = boundary?.isOfGroup ?? false
    const part = { from, until, isDefined, isOpened, isJoined, isOfGroup, isLast, language }
    found.push(...namesBetween(block, part))
    if (!boundary) break
    from = boundary.end
    joint = boundary.isOpening ? boundary.start : from
    isOpened = boundary.isOpening
  }
  return found
}

const JOINING = /^[,;)]? (?:and|et|y) (?:la |le |l['’]|el )?\p{L}/u

/** In English all that precedes 'between' is about the agreement. */
function startOf({ plain }: PartyBlock, language: Locale): number {
  const head = plain.slice(0, 2_500)
  const match = AFTER[language].map((pattern) => pattern.exec(head)).find((found) => found !== null)
  return match ? match.index + match[0].length : 0
}

const AFTER: Record<Locale, readonly RegExp[]> = {
  fr: [/\bentre(?: les soussigne\w*)?\b ?:?/],
  en: [
    /\b(?:by and (?:between|among)|between|among)\b:?/,
    /\bby\b(?=[^\n]{1,400}\bin favou?r of\b)/,
    /\b(?:made|entered into|executed|agreement)\b[^\n]{0,120}?\bby\b(?=[^\n]{1,300}(?:\bhereinafter\b|\((?:the )?["']))/,
    /\bparties to (?:this|the) [a-z ]{3,40}(?: are\b:?|:)/,
  ],
  es: [/\breunidos\b|\bcomparecen\b|\bentre\b/],
}

interface Part {
  from: number
  until: number
  isDefined: boolean
  isOpened: boolean
  /** « and » joins it to the parties before it. */
  isJoined: boolean
  isOfGroup: boolean
  /** Nothing that ends a party follows. */
  isLast: boolean
  language: Locale
}

function namesBetween(block: PartyBlock, part: Part): Candidate[] {
  const text = block.text.slice(part.from, part.until)
  const found: Candidate[] = []
  for (const { piece, at } of piecesOf(text, part)) {
    const name = nameIn(piece)
    if (!name || (part.isOfGroup && !hasForm(piece))) continue
    const value = piece.slice(name.start, name.end)
    const behind = block.text.slice(part.from + at + name.end, part.until)
    const sure = { ...part, isAnnounced: block.isAnnounced, behind }
    const confidence = confidenceOf(piece, name.end, sure)
    if (confidence === 0) continue
    const { sentence, index: start } = block.place(part.from + at + name.start)
    const end = start + value.length
    const rule = `${part.language}.party.presented`
    found.push({ field: 'party', value, sentence, start, end, rule, confidence })
    if (!part.isOfGroup) break
  }
  return found
}

/** Where a name may stand in a part, the likeliest first. */
function piecesOf(text: string, { isDefined, isOpened, isOfGroup, language }: Part): Piece[] {
  const lines = linesOf([{ piece: text, at: 0 }])
  const represented = language === 'en' ? undefined : lines.flatMap(representedIn)
  if (represented?.length) return represented
  if (isOfGroup) return lines.flatMap(splitByAnd)
  if (isOpened) return lines.slice(0, 1)
  if (language !== 'en') return lines
  // « Alpha ("A"), a Delaware corporation, 1 Main Street, and Beta … ("B") »: after a description, the last name.
  const last = lines.findLast(({ piece }) => piece.trim() !== '')
  const isAddress = lines.every(({ piece }) => piece.length < MOST_OF_ADDRESS_LINE)
  const own = isAddress ? lines : last ? [last] : []
  return own.flatMap((line) => {
    const split = splitByAnd(line)
    const isDescribed = DESCRIPTION.test(line.piece)
    return isDescribed
      ? split.slice(1).toReversed()
      : isDefined || isOneFormedName(line.piece)
        ? [line, ...split.toReversed()]
        : split
  })
}

/** « Doña Ana, en nombre y representación de Alfa, S.L. »: the party is whom the person acts for. */
function representedIn({ piece, at }: Piece): Piece[] {
  const match = REPRESENTING.exec(straightText(piece))
  if (!match) return []
  const from = match.index + match[0].length
  return [{ piece: piece.slice(from), at: at + from }]
}

const REPRESENTING =
  /(?:en (?:nombre y )?representacion de|au nom et pour le compte de) (?:(?:la|el) (?:mercantil|sociedad|entidad|empresa|compania),? )?/

const MOST_OF_ADDRESS_LINE = 90
const DESCRIPTION =
  /^[\s,]*(?:an?|of|with|having|whose|located|hereinafter|at|its|in its|\d+|organi[sz]ed|or)\b/i

/** A definition, a legal form, a description and an announcement each make a name surer; alone, it has to fill its line. */
function confidenceOf(
  piece: string,
  nameEnd: number,
  {
    isDefined,
    isOpened,
    isJoined,
    isAnnounced,
    isLast,
    behind,
  }: Part & { isAnnounced: boolean; behind: string },
): number {
  const isFormed = hasForm(piece)
  if (isAnnounced && isDefined) return isFormed ? 0.9 : 0.8
  if (isAnnounced && isFormed) return 0.8
  if (isAnnounced && DESCRIBED.test(straightText(behind.slice(0, 160)))) return 0.75
  const isAlone = piece.trim().length < nameEnd + 6
  if (isAnnounced && isAlone && (isJoined || (!isLast && !isOpened))) return 0.6
  return isDefined && isFormed ? 0.7 : 0
}

/** What is said of a party behind its name: its form, its seat, who represents it. */
const DESCRIBED = new RegExp(
  String.raw`^,? ?[^]{0,70}(?:\brepresent\w*|immatricul|societe|\bsarl|\bsas\b|au capital|demeurant|\brcs\b|sire[nt]|domicili|\bsise?\b|siege|association|fondation|etablissement public|entreprise regie|mutuelle|groupement|organisme|collectivite|personne morale|agissant|\bnee? |an? individual|corporation|mayor de edad|\bnif\b|\bcif\b|\bdni\b)|^, (?:en qualite de |comme |como )?(?:le |la |l'|el )?(?:${ROLES.fr}|${ROLES.es})\b`,
)

interface Piece {
  piece: string
  at: number
}

/** The first line of a part that holds a name is that of the party. */
function linesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ piece, at }) => {
    let next = at
    return piece.split('\n').map((line) => {
      const place = next
      next += line.length + 1
      return { piece: line, at: place }
    })
  })
}

/** 'and Beta', '… hereby appoints Beta Inc.' */
const JOINED_OR_GRANTED = new RegExp(
  String.raw`(?:[,;]? (?:and|AND)| (?:appoints|engages|retains|grants to|licenses to|with)(?= (?:the )?\p{Lu}[^\n,;("“]{1,80},? (?:${FORMS_EN})\b)) (?=(?:\([ivx\d]{1,4}\) )?(?:the )?(?:[\p{Lu}\d]|\p{Ll}\p{Lu}|[\p{L}\d-]{2,20}\.com\b))`,
  'gu',
)

function splitByAnd({ piece, at }: Piece): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of piece.matchAll(JOINED_OR_GRANTED)) {
    pieces.push({ piece: piece.slice(from, match.index), at: at + from })
    from = match.index + match[0].length
  }
  return [...pieces, { piece: piece.slice(from), at: at + from }]
}

const FORM =
  /\b(?:S\.?A\.?S\.?U?|S\.?A\.?R\.?L|S\.?A\.?|EURL|SCI|SNC|SCOP|SELARL|SELAS|S\.?L\.?U?|GmbH|B\.?V|N\.?V|Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp(?:oration)?|CORP(?:ORATION)?|Company|COMPANY|Co|CO|L\.?L?\.?P|PLC|plc|A\.?G|S\.?p\.?A|Incorporated|INCORPORATED|Trust|TRUST|Fund|FUND|Partners|University|UNIVERSITY|Bank|BANK|Association|Commune|Mairie|Ville|Universit[eé]|Communaut[eé]|Syndicat|Fondation|Mutuelle|Caisse|Chambre|Cabinet|[Ss]oci[ée]t[ée]|[Ss]ociedad)(?!\p{L})/u

const LEGAL_FORM = new RegExp(String.raw`\b(?:${FORMS_EN})(?![\p{L}\d])`, 'gu')

/** « Alpha Research and Development Company »: what 'and' joins is one name. */
function isOneFormedName(piece: string): boolean {
  const forms = [...piece.slice(0, 250).matchAll(LEGAL_FORM)]
  return forms.length === 1 && piece.trim().length <= forms[0]!.index + forms[0]![0].length + 2
}

function hasForm(piece: string): boolean {
  return FORM.test(piece.slice(0, 250))
}

/** « la Boulangerie Alpha » and « Boulangerie Alpha » are the same party. */
const ARTICLE = /^(?:l'|(?:la|le|les|the|el) )/
/** « Alpha » and « Alpha, SAS » too. */
const LEGAL_FORMS =
  /,? \(?\b(?:sasu?|sarl|s\.?a\.?|s\.?l\.?|eurl|inc|llc|ltd|limited|corp|corporation)\b\.?\)?$/

function eachOnce(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found.filter(({ sentence, start, end }) => {
    const key = sentence.plain
      .slice(start, end)
      .replace(ARTICLE, '')
      .replace(LEGAL_FORMS, '')
      .replaceAll(/[^\p{L}\d]/gu, '')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
