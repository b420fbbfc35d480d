import type { Locale } from '../../locale.ts'
import { FORMS_EN } from './legal-forms.ts'
import type { PartyBlock } from './party-block.ts'

/** Where one party ends and the next may begin. */
export interface Boundary {
  start: number
  end: number
  /** It says what the party before it is called: « d'une part », '("Buyer")'. */
  isDefining: boolean
  /** What follows is one of a list, or joined by « et »: its name comes first. */
  isOpening: boolean
  /** It names several together: '(each, an "Agent")'. */
  isOfGroup: boolean
}

/** What the contract calls a party, or « et » on a line of its own. */
const BETWEEN: Record<Locale, RegExp> = {
  fr: /(?:^|\n)\W*et\W*(?:\n|$)| et ?: ?\n|\(?\bci-apres,? "[^"\n]{1,40}"\)?|\(?"(?:le |la |l'|les )[^"\n]{1,40}"\)?|(?:\b(?:le|la|les) |\bl')"[^"\n]{1,40}"|,? d'(?:une|autre) part\b[ ,.]*(?:et\b)?|(?:^|\n)\W*et(?: :| ,)? (?=[^\n]{0,200}(?:societe|capital|siege|immatricul|representee?|demeurant|ci-apres|[a-z]{2,} sas\b|sarl))|(?:ci-apres|ci-dessous)[^\n]{0,20}(?:denomm|design|appel)[^\n]{0,120}?(?:"[^"\n]{1,60}"|(?=\n)|(?= et\b))|,? \(?(?:denomm|design|appel|nomm)ee?s? (?:ci-apres|ci-dessous),? ?[^\n]{0,20}?(?:"[^"\n]{1,60}"|(?=[\n.,;)]))|,? \(?ci-apres,? (?:le |la |les |l')[^\n,.;()"]{1,40}(?=[,.;)\n]| et\b)/g,
  en: /\((?:[^()]{0,160}?)["']{1,2}[^"()]{1,80}["']{1,2}[^()]{0,120}\)|\((?:hereinafter|herein|hereafter)[^()]{0,120}\)|(?:^|\n)\W*and\W*(?:\n|$)|,? (?:hereinafter|hereafter)[^,;\n]{0,80}?"[^"]{1,60}"|,? (?:herein|hereinafter|hereafter)(?: also| collectively| sometimes| jointly)? (?:referred to as|called|known as|designated)(?: the| as)* [a-z&-]{2,30}(?: [a-z&-]{2,30})?(?=[,.;)\n]| and\b)|,? on the (?:one|other) (?:hand|part|side)|,? in favou?r of(?: and for the benefit of)?:? ?/g,
  es: /(?:,? |\n)(?:y )?(?:de|por) (?:la )?otra(?: parte)?\b|(?:^|\n)\W*y\W*(?:\n|$)|en (?:adelante|lo sucesivo)[^\n]{0,80}?(?:"[^"\n]{1,60}"|(?=\n)|(?=[.;]))/g,
}
const DEFINING = /["(]|herein|hereafter|denomm|design|ci-apres|part\b|parte/
const GROUP = /^\((?:each|collectively|together)\b/
const LISTED = /\n(?=\(?(?:[1-9]|[a-d]|i{1,3}|iv)[.)] )/g

/** What is said behind the name of a party. */
const SAID_FR = String.raw`[^\n,;(]{1,80}(?:,? ?\(?(?:SAS|SASU|SARL|SA|GIE|EURL|SCI|SELARL|RCS|SIREN|SIRET|[Ss]ociété|[Aa]ssociation|représentée?|demeurant|domiciliée?|immatriculée?|ci-apr[eè]s|ayant|dont|au capital|sise?)(?!\p{L})| ?[«"“])`
const BODY_FR = String.raw`(?:la (?:société|commune|ville|région|communauté|métropole|chambre|caisse|fédération|compagnie)|le (?:département|syndicat|centre|cabinet|club|comité|ministère)|l['’](?:entreprise|association|université|office|établissement|école|agence)|M\.|Mme|Mlle|Monsieur|Madame) `

const FORM_EN = String.raw`(?:${FORMS_EN})(?![\p{L}\d])`

/** « …, et la société Beta », '…, and Beta LLC', « … et Beta SAS (RCS …) », a line « Beta SAS, 5 rue … »: a party is presented. */
const JOINED: Record<Locale, RegExp> = {
  fr: new RegExp(
    String.raw`(?:[,;)]? et (?:de )?|\n)(?=(?:(?:[Ll]a|[Ll]e|[Ll]['’]|son|sa|notre) ?(?:\p{Ll}+, (?:la |le |l['’])?)?(?:\p{Ll}+ )?)?\p{Lu}${SAID_FR})|[,;)]? et (?=(?:(?:son|sa) \p{Ll}+, )?${BODY_FR})|(?<=\bentre [^\n,;()]{2,60}) et (?=\p{Lu}[^\n,;()]{1,60}(?:\n|$))`,
    'gu',
  ),
  en: new RegExp(
    String.raw`(?:(?<=\b(?:${FORMS_EN})\.?)(?:[,;]? (?:and|AND) (?:the )?|[,;] (?!${FORM_EN}))|(?<=,| as (?:the )?\p{L}{3,20}) (?:and|AND) (?:the )?)(?=\p{Lu}[^\n,;("“]{1,80},? ${FORM_EN})`,
    'gu',
  ),
  es: /(?<=\bentre [^\n,;()]{2,60}) y (?=\p{Lu}[^\n,;()]{1,60}(?:\n|$))|[,;]? y (?=(?:(?:la|el|don|doña|D\.|D\.ª) ?(?:\p{Ll}+ )?)?\p{Lu}[^\n,;(]{1,80},? ?\(?(?:S\.L|S\.A|con (?:NIF|CIF|DNI|domicilio)|representad[oa]|mayor de edad)(?!\p{L}))/gu,
}

/** 'Alpha Inc. (ALPHA)': a definition without quotation marks, not the place in 'Alpha (Shenzhen) Co.'. */
const UNQUOTED_EN =
  /\((?:the )?\p{Lu}[\p{L}\d&.-]{1,24}\)(?!,? (?:Co|Ltd|Limited|Inc|LLC|Holdings?|Company|Corp|(?!AND\b)\p{Lu}))/gu

/** The boundaries behind a place, in their order. */
export function boundariesIn(
  { plain, text }: PartyBlock,
  from: number,
  language: Locale,
): Boundary[] {
  const found = [
    ...placesOf(plain, BETWEEN[language], false),
    ...placesOf(plain, LISTED, true),
    ...placesOf(text, JOINED[language], true),
    ...(language === 'en' ? placesOf(text, UNQUOTED_EN, false) : []),
  ]
  const inOrder = found.filter(({ start }) => start >= from).toSorted((a, b) => a.start - b.start)
  const kept: Boundary[] = []
  for (const boundary of inOrder) if (boundary.start >= (kept.at(-1)?.end ?? 0)) kept.push(boundary)
  return kept
}

function placesOf(text: string, pattern: RegExp, isOpening: boolean): Boundary[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
    isDefining: !isOpening && DEFINING.test(match),
    isOpening,
    isOfGroup: GROUP.test(match),
  }))
}
