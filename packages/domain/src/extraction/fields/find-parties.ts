import type { Candidate, ReadContract } from '../candidate.ts'
import { partyBlock, type PartyBlock } from './party-block.ts'
import { nameIn } from './party-names.ts'
import type { Locale } from '../../locale.ts'

/** Where one party ends and the next begins; what the contract calls it stands in between. */
const BETWEEN: Record<Locale, RegExp> = {
  fr: /(?:^|\n)\W*et\W*(?:\n|$)|\(?"(?:le |la |l'|les )[^"\n]{1,40}"\)?|,? d'(?:une|autre) part\b[ ,.]*(?:et\b)?|(?:^|\n)\W*et(?: :| ,)? (?=[^\n]{0,200}(?:societe|capital|siege|immatricul|representee?|demeurant|ci-apres|[a-z]{2,} sas\b|sarl))|(?:ci-apres|ci-dessous)[^\n]{0,20}(?:denomm|design|appel)[^\n]{0,120}?(?:"[^"\n]{1,60}"|(?=\n)|(?= et\b))/g,
  en: /\((?:[^()]{0,160}?)["']{1,2}[^"()]{1,80}["']{1,2}[^()]{0,120}\)|\((?:hereinafter|herein|hereafter)[^()]{0,120}\)|(?:^|\n)\W*and\W*(?:\n|$)|,? hereinafter[^,;\n]{0,80}"[^"]{1,60}"|,? on the (?:one|other) (?:hand|part|side)/g,
  es: /,? (?:y )?(?:de|por) (?:la )?otra(?: parte)?\b|(?:^|\n)\W*y\W*(?:\n|$)|en (?:adelante|lo sucesivo)[^\n]{0,80}?(?:"[^"\n]{1,60}"|(?=\n)|(?=[.;]))/g,
}
const MOST_PARTIES = 12

/** The parties as the head of the contract presents them. */
export function findParties({ language, sentences }: ReadContract): Candidate[] {
  const block = partyBlock(sentences, language)
  const { start } = afterBetween(block, language)
  const found: Candidate[] = []
  let from = start
  for (const match of [...block.plain.slice(start).matchAll(BETWEEN[language]), null]) {
    // What follows the last party is the contract.
    if (!match && found.length > 1) break
    const until = match ? start + match.index : block.text.length
    const isDefined = match !== null && /["(]|denomm|design|part\b|parte/.test(match[0])
    found.push(...namesBetween(block, { from, until, isDefined, isLast: match === null, language }))
    if (match) from = until + match[0].length
  }
  const formed = formedParties(sentences, language, found.length)
  const all = [...found, ...formed, ...labelledParties(sentences, language)]
  return eachOnce(all).slice(0, MOST_PARTIES)
}

/** « Alpha, SAS au capital de … », « Beta (association) »: a name and its legal form need no words before them. */
const FORMED =
  /(?<name>\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|et|de|du|des|la|le|les|en|[dl]['’]?\p{L}+|\p{L}[\p{L}\d&'’.-]*)){0,8})(?:,| \()\s?(?:SAS|SARL|SASU|SA|SCI|SNC|SELAS|SELARL|SCOP|EURL|S\.L\.?|société|association|coopérative|établissement public)\b/gu

/** The English form, which follows the name itself; it is looked for where nothing presents a party. */
const FORMED_EN =
  /(?<![\p{L}\d-])(?<name>[\p{Lu}\d][\p{L}\d&'’.-]*(?: (?:&|of|and|the|for|[\p{Lu}\d][\p{L}\d&'’.-]*)){0,6},? (?:Inc|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|INC|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|L\.P|LP|PLC|plc|GmbH|B\.V|N\.V|S\.A|AG)\b\.?)(?=,? (?:an?|the|with|having|whose|located|organized|\(|["“])|,? ?\()/gu

function formedParties(
  sentences: ReadContract['sentences'],
  language: Locale,
  presented: number,
): Candidate[] {
  if (language === 'en' && presented > 0) return []
  const pattern = language === 'en' ? FORMED_EN : FORMED
  const within = language === 'en' ? FORMED_WITHIN : LABELLED_WITHIN
  const head = sentences.slice(0, within).filter(({ zone }) => zone === 'head')
  return head.flatMap((sentence) =>
    [...sentence.text.slice(0, LONGEST_FORMED).matchAll(pattern)].flatMap((match): Candidate[] => {
      const name = nameIn(match.groups!['name']!)
      if (!name) return []
      const [start, end] = [match.index + name.start, match.index + name.end]
      const value = sentence.text.slice(start, end)
      const rule = `${language}.party.with-form`
      return [
        {
          field: 'party',
          value,
          sentence,
          start,
          end,
          rule,
          confidence: language === 'en' ? 0.75 : 0.86,
        },
      ]
    }),
  )
}

const FORMED_WITHIN = 10
const LONGEST_FORMED = 3_000

/** « Assureur : Alpha Assurances » */
const LABEL =
  /^(?:[a-z]\. )?(?:l'|la |le |les |el |the )?(?:assureur|loueur|preneur d'assurance|assuree?|arrendadora|arrendataria|prestadora|acheteuse|prestataire|client|bailleur|preneur|locataire|vendeur|acheteur|fournisseur|employeur|salarie|editeur|concedant|licencie|titulaire|sponsor|partenaire|mandant|mandataire|proprietaire|hebergeur|societe|raison sociale|denomination sociale|supplier|seller|buyer|customer|licensor|licensee|lessor|lessee|landlord|tenant|contractor|consultant|distributor|employer|employee|company name|party [a-d]|the buyer\/end-user|the buyer|the seller|proveedor|cliente|arrendador|arrendatario|organo de contratacion|entidad contratante|poder adjudicador|acheteur public|pouvoir adjudicateur|maitre d'ouvrage) ?:/

function labelledParties(sentences: ReadContract['sentences'], language: Locale): Candidate[] {
  return sentences.slice(0, LABELLED_WITHIN).flatMap((sentence, index): Candidate[] => {
    const label = LABEL.exec(sentence.plain)
    if (!label || sentence.text.length > LONGEST_LABELLED) return []
    // « Party A: » alone: the name is on the next line.
    const isAlone = label[0].length === sentence.text.length
    const line = isAlone ? sentences[index + 1] : sentence
    const from = isAlone ? 0 : label[0].length
    const name = line && line.text.length <= LONGEST_LABELLED ? nameIn(line.text.slice(from)) : null
    if (!line || !name) return []
    const [start, end] = [from + name.start, from + name.end]
    const rule = `${language}.party.labelled`
    const value = line.text.slice(start, end)
    return [{ field: 'party', value, sentence: line, start, end, rule, confidence: 0.72 }]
  })
}

const LABELLED_WITHIN = 40
const LONGEST_LABELLED = 160

/** In English all that precedes 'between' is about the agreement. */
function afterBetween({ plain }: PartyBlock, language: Locale): { start: number } {
  const pattern =
    language === 'en'
      ? /\b(?:by and (?:between|among)|between|among)\b:?/
      : language === 'fr'
        ? /\bentre(?: les soussigne\w*)?\b ?:?/
        : /\breunidos\b|\bcomparecen\b|\bentre\b/
  const match = pattern.exec(plain.slice(0, 2_500))
  return { start: match ? match.index + match[0].length : 0 }
}

interface Part {
  from: number
  until: number
  isDefined: boolean
  /** Nothing that ends a party follows. */
  isLast: boolean
  language: Locale
}

function namesBetween(block: PartyBlock, part: Part): Candidate[] {
  const text = block.text.slice(part.from, part.until)
  for (const { piece, at } of piecesOf(text, part)) {
    const name = nameIn(piece)
    if (!name) continue
    const value = piece.slice(name.start, name.end)
    const confidence = confidenceOf(piece, value, { ...part, isAnnounced: block.isAnnounced })
    if (confidence === 0) continue
    const { sentence, index } = block.place(part.from + at + name.start)
    const rule = `${part.language}.party.presented`
    return [
      {
        field: 'party',
        value,
        sentence,
        start: index,
        end: index + value.length,
        rule,
        confidence,
      },
    ]
  }
  return []
}

/** Where a name may stand in a part, the likeliest first. */
function piecesOf(text: string, { isDefined, language }: Part): Piece[] {
  const lines = linesOf([{ piece: text, at: 0 }])
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
      : isDefined
        ? [line, ...split.toReversed()]
        : split
  })
}

const MOST_OF_ADDRESS_LINE = 90
const DESCRIPTION =
  /^[\s,]*(?:an?|of|with|having|whose|located|hereinafter|at|its|in its|\d|organi[sz]ed|or)\b/i

/** A definition, a legal form and an announcement each make a name surer; alone, a name has to fill its line. */
function confidenceOf(
  piece: string,
  name: string,
  { isDefined, isAnnounced, isLast }: Part & { isAnnounced: boolean },
): number {
  const isFormed = hasForm(piece)
  if (isAnnounced && isDefined) return isFormed ? 0.9 : 0.8
  if (isAnnounced && isFormed) return 0.8
  if (isAnnounced && !isLast) return piece.trim().length < name.length + 6 ? 0.6 : 0
  return isDefined && isFormed ? 0.7 : 0
}

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

function splitByAnd({ piece, at }: Piece): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of piece.matchAll(/[,;]? (?:and|AND) (?=(?:the )?[\p{Lu}\d])/gu)) {
    pieces.push({ piece: piece.slice(from, match.index), at: at + from })
    from = match.index + match[0].length
  }
  return [...pieces, { piece: piece.slice(from), at: at + from }]
}

const FORM =
  /\b(?:S\.?A\.?S\.?U?|S\.?A\.?R\.?L|S\.?A\.?|EURL|SCI|SNC|SCOP|S\.?L\.?U?|GmbH|B\.?V|N\.?V|Inc|LLC|L\.L\.C|Ltd|Limited|Corp(?:oration)?|Company|Co|L\.?P|PLC|A\.?G|S\.?p\.?A|University|Bank|Association|Commune|Mairie|[Ss]oci[ée]t[ée]|[Ss]ociedad)\b/

function hasForm(piece: string): boolean {
  return FORM.test(piece.slice(0, 250))
}

function eachOnce(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found.filter(({ sentence, start, end }) => {
    const key = sentence.plain.slice(start, end).replaceAll(/[^\p{L}\d]/gu, '')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
