import type { Locale } from '../../locale.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { nameIn } from './party-names.ts'
import { ROLES } from './party-roles.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|et|de|du|des|la|le|les|en|[dl]['’]?\p{L}+|\p{L}[\p{L}\d&'’.-]*)){0,8})`
/** « Alpha, SAS au capital de … », « Beta (association) »: a name and its legal form need no words before them. */
const FORMED = new RegExp(
  String.raw`${NAME}(?:,| \(| [–-])\s?(?:SAS|SARL|SASU|SA|SCI|SNC|SELAS|SELARL|SCOP|EURL|S\.L\.?|société|association|coopérative|établissement public)\b`,
  'gu',
)

/** « Alpha Conseil, 3 rue Haute, RCS Lyon 412 … », « à la société Beta, sise … »: what is said of a company makes it one. */
const DESCRIBED = new RegExp(
  String.raw`(?:(?<=^(?:\W|\d[.)] ?){0,4})(?!L(?:es?|a) \p{Ll})|(?<=(?:^|[\s'’(])(?:[Ee]ntre|(?:[Ll]a |sa |une )?[Ss]ociété|[Ll]['’]entreprise|[Ll]['’]association|[Ll]e (?:client|fournisseur|prestataire|cabinet|bailleur|preneur|loueur|vendeur|titulaire)) ))${NAME}(?:,| \(| [–-])[^.;\n]{0,90}?(?:au capital|RCS|R\.C\.S|SIREN|SIRET|dont le siège|ayant son siège|siège social|sise?(?= )|immatriculée)(?!\p{L})`,
  'gu',
)

/** The English form, which follows the name itself; it is looked for where fewer than two parties are presented. */
const FORMED_EN =
  /(?<![\p{L}\d-])(?<name>[\p{Lu}\d][\p{L}\d&'’.-]*(?: (?:&|of|and|the|for|[\p{Lu}\d][\p{L}\d&'’.-]*)){0,6},? (?:Inc|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|INC|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|L\.P|LP|PLC|plc|GmbH|B\.V|N\.V|S\.A|AG)\b\.?)(?=,? (?:an?|the|with|having|whose|located|organized|\(|["“])|,? ?\()/gu

/** « Nuages du Forez (« le Cédant ») »: in the middle of a sentence, what a name is called makes it a party. */
const CALLED =
  /(?<!(?:^|[\s'’])(?:de|du|des|d['’]) ?)(?<![\p{L}\d-])(?<name>\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|et|de|du|des|la|le|les|en|[dl]['’]\p{L}+|[\p{Lu}\d][\p{L}\d&'’.-]*)){0,8})(?:, [^()«»"“”\n;]{0,120})? ?\([«"“] ?(?:[Ll]e |[Ll]a |[Ll]['’])(?:Client|Cliente|Prestataire|Fournisseur|Vendeur|Acheteur|Bailleur|Preneur|Locataire|Cédant|Cessionnaire|Concédant|Licencié|Licenciée|Éditeur|Employeur|Salariée?|Mandant|Mandataire|Parrain|Partenaire|Titulaire|Emprunteur|Prêteur|Loueur|Propriétaire|Hébergeur|Association|Société|Agence|Auteur|Bénéficiaire|Assurée?|Assureur|Club) ?[»"”]\)/gu

const FORMED_WITHIN = 10
const LABELLED_WITHIN = 40
const LONGEST_FORMED = 3_000

/** Names beside their legal form or what they are called. In English only where fewer than two are presented. */
export function formedParties(
  sentences: ReadContract['sentences'],
  language: Locale,
  presented: number,
): Candidate[] {
  if (language === 'en' && presented > 1) return []
  const patterns = language === 'en' ? [[FORMED_EN, 0.75] as const] : WITH_FORM
  const within = language === 'en' ? FORMED_WITHIN : LABELLED_WITHIN
  const head = sentences.slice(0, within).filter(({ zone }) => zone === 'head')
  return head.flatMap((sentence) =>
    patterns.flatMap(([pattern, confidence]) =>
      [...sentence.text.slice(0, LONGEST_FORMED).matchAll(pattern)].flatMap((match) =>
        named(sentence, match.index, match.groups!['name']!, {
          rule: `${language}.party.with-form`,
          confidence,
        }),
      ),
    ),
  )
}

const WITH_FORM = [
  [FORMED, 0.86],
  [DESCRIBED, 0.7],
  [CALLED, 0.72],
] as const

/** « Assureur : Alpha Assurances », « Prestataire - Beta » */
const LABEL = new RegExp(
  String.raw`^(?:[a-z\d][.)] )?(?:pour )?(?:l'|la |le |les |el |the )?(?:${ROLES.fr}|${ROLES.en}|${ROLES.es}|raison sociale|denomination sociale|nom de l'(?:entreprise|etablissement)|razon social)(?: \([^()]{1,40}\))? ?(?::|[–-](?= ))`,
)

/** « Éditeur », « Le client »: a line of its own above a name, where another party has one as well. */
const ALONE = new RegExp(String.raw`^(?:l'|la |le |les |el )?(?:${ROLES.fr}|${ROLES.es})$`)

export function labelledParties(
  sentences: ReadContract['sentences'],
  language: Locale,
): Candidate[] {
  const head = sentences.slice(0, LABELLED_WITHIN)
  const arePartners = head.filter(({ plain }) => ALONE.test(plain)).length > 1
  return head.flatMap((sentence, index): Candidate[] => {
    const label = LABEL.exec(sentence.plain) ?? (arePartners ? ALONE.exec(sentence.plain) : null)
    if (!label || sentence.text.length > LONGEST_LABELLED) return []
    // « Party A: » alone: the name is on the next line.
    const isAlone = label[0].length === sentence.text.length
    const line = isAlone ? sentences[index + 1] : sentence
    const from = isAlone ? 0 : label[0].length
    if (!line || line.text.length > LONGEST_LABELLED) return []
    const rule = `${language}.party.labelled`
    return named(line, from, line.text.slice(from), { rule, confidence: 0.72 })
  })
}

const LONGEST_LABELLED = 160

function named(
  sentence: Sentence,
  from: number,
  written: string,
  { rule, confidence }: { rule: string; confidence: number },
): Candidate[] {
  const name = nameIn(written)
  if (!name) return []
  const [start, end] = [from + name.start, from + name.end]
  const value = sentence.text.slice(start, end)
  return [{ field: 'party', value, sentence, start, end, rule, confidence }]
}
