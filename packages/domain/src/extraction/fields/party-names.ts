import { plainText } from '../../notices/written-days.ts'
import { straightText } from '../text/read-sentences.ts'
import { ENDING_FORMS_EN, FORMS_EN } from './legal-forms.ts'
import { ROLES } from './party-roles.ts'

/** Words after which a name is over. */
const CUT =
  /(?<!\b(?:of|for|by|de))(?:,? (?:an?|une?|una?|the)) (?=[^,;]{0,70}\b(?:corporation|corp|company|limited|ltd|partnership|llc|l\.l\.c|trust|organi[sz]ation|association|university|individual|entity|body|bank|institution|joint|non-?profit|division|subsidiary|citizen|resident|stock|sole|close|societe|entreprise|sociedad|empresa|business|inc)\b)|,? \(?(?:having|with|whose|who|located|organi[sz]ed|incorporated (?:in|under|as|by|and (?:registered|existing|domiciled|having|organi[sz]ed))|formed|existing|duly|on behalf|acting|represented|hereinafter|hereafter|residing|doing business|d\/b\/a|dba|formerly|f\/k\/a|registered|company (?:no|number)|as (?:the|borrower|agent|seller|buyer)|its (?:principal|registered|affiliates|successors)|and its|for itself|in the person|c\/o|at \d|effective|dated|made|entered|collectively|individually|each|together|(?:in|to) favou?r of|and (?:the other|each of|certain|its|any|all|such)|to be formed|for services of|doing|acting)\b|, (?:sas|sarl|sasu|sci|snc|selas|selarl|scop|eurl|sa|spa|societe)\b|,? (?:au capital|societe (?:par|a|anonyme|civile|cooperative|en|de)|s\.?a\.?r\.?l\.? (?:au|immat)|dont (?:le|la|l')|sise?s?\b|situee?|ayant|representee?s?|immatricul\w*|inscrite?|enregistree?|demeurant|domiciliee?|nee? le|nee? a|identifiee?|ci-apres|ci-dessous|denommee?|designee?|agissant|exercant|etablie?|titulaire|de nationalite|numero|siret|siren|rcs|adresse|agree\w*|en sa qualite|en qualite|pris\w* en)\b|,? (?:con (?:domicilio|nif|cif|dni|n\.i\.f|c\.i\.f|sede|rfc|rut|cedula|ruc)|mayor de edad|en adelante|representad[oa]|domiciliad[oa]|inscrit[oa]|actuando|provist[oa]|titular|identificad[oa]|con\b|en (?:su|nombre|calidad)|y domicilio|cuyo)\b|[;:\n|]| ?\((?![a-z.' ]{2,25}\),? (?:co|company|ltd|limited|inc|llc|corp\w*|holdings?|group|pty|pte|pvt|private|gmbh|trading|technolog\w+|international|investments?)\b)| ?["[]|(?<! du),? \d(?!\d{0,2}(?:st|nd|rd|th)\b)| [-–] /

/** 'Alpha GmbH, Main Street 5': behind a legal form and a comma stands an address, unless it is another form; behind 'and' somebody else. */
const BEHIND_FORM = new RegExp(
  String.raw`(?<=\b(?:${ENDING_FORMS_EN})\.?)(?: (?:and|as|hereby|agrees?|shall|in|is|are) |, (?!(?:${FORMS_EN}|L\.?P|N\.A|Co)\b)(?=[\p{Lu}\d]))`,
  'u',
)

/** A comma before small letters or 'Delaware corporation' begins a description. */
const BEFORE_SMALL = /, (?=\p{Ll}|\p{Lu}\p{Ll}{2,20} (?:corporation|company|partnership|limited))/u

/** What stands before a name. */
const LEAD = new RegExp(
  String.raw`^[\s,;:.*\-–|"']*(?:(?:je,? soussignee?|d'une part|d'autre part|de una parte|de otra(?: parte)?|por una parte|por (?:la )?otra(?: parte)?|entre(?: les soussigne(?:e?s?|\(e?\)s?|e\(e\)s|\w*))?|by and (?:between|among)|between|among|and|et(?: de seconde part)?|y|on (?:the )?one (?:hand|part|side)|on the other (?:hand|part|side)|(?:of|on) the (?:first|second|one|other|third) part|party of the \w+ part|(?:first|second) party|(?:the )?parties to (?:this|the) (?:\w+ )?agreement(?: are)?|(?:the )?following(?: parties)?|the parties|whereas|the undersigned|with|(?:the )?(?:${ROLES.en}),(?! ?(?:inc|llc|ltd|l\.p|lp|co)\b)|(?:the )?(?:undersigned|covenanter|${ROLES.en})(?: ?:)|(?:son|sa|notre|votre) (?:assuree?|client|cliente|cabinet|fournisseur|prestataire),?|la (?:societe|sarl|sas|sa|compagnie|empresa|sociedad|entidad|mercantil|compania|companyia)|(?:a|par|pour|avec|vers) (?=la societe|l'entreprise|l'association|le cabinet)|le groupe|le cabinet|l'(?:entreprise|etablissement|agence|association)|(?:les? |la |l'|el |los )?(?:${ROLES.fr}|${ROLES.es})(?: d'affaires)?(?: ?:)|(?:nom|denomination|raison sociale|nom / raison sociale|nom/raison sociale|nom/denomination|nom et prenom|nom/prenom|entreprise|societe|nombre|razon social|name|company name)(?: du \w+| de la \w+| de l'\w+| sociale)? ?:|personne (?:morale|physique) ?:?|mr?\.|mme|monsieur|madame|don|dona|dn?\.?[aª]\.?|dna\.|d\.|sr\.|sra\.|messrs\.|no\.? ?\d?|\d{1,2}[.)]|\((?:[a-z\d]{1,2}|iii|viii?)\)|[a-z]\)|and:?|between:?|et:?)(?=[\s:,.]|$)|d')[\s,;:.*\-–|"']*`,
  'u',
)

const NO_NAME =
  /^(?:[ivx\d]{1,4}[.)] )?(?:the )?(?:designation|rcs|registre|parties|party|agreement|this|these|les parties|les soussignee?s?|la presente|le present|present|client|customer|company|article|contrat|contract|convention|between|entre|adresse|address|siret|siren|numero|telephone|tel|mail|email|e-mail|fax|objet|preambule|effective|date|personnes?|prestataire|bailleur|preneur|locataire|fournisseur|vendeur|acheteur|nom|prenom|whereas|witness|recitals|exhibit|schedule|attention|il a|il est|ce qui|qui|ci-apres|hereinafter|representee?|siege|rue|avenue|boulevard|page|annexe|conditions|capital(?! [a-z]+ [a-z]{3})|add|addr|zip|contact|bank(?! of\b| [a-z]+ )|account|ayant|en qualite|date et lieu|nationalite|nature|table of contents|confidential|reunidos|de una|partes|las partes|objeto|note|copyright|tous|toute|loi|laws?|state of|states of|(?:delaware|new york|california)(?:$|,)|its|each|any|all|such|one|both|dated?|made|entered|executed|january|february|march|april|may|june|july|august|september|october|november|december)\b/
const BLANK = /[[\]{}_<>~=@#]|\.{3}|…|x{4,}|\bxx+\b|\*{2}/i
const MOST_WORDS = 11

/** A name within a part of the presentation of the parties: its place in it; `null` when there is none. */
export function nameIn(part: string): { start: number; end: number } | null {
  let start = /^[\s,;:.*–|"“«'-]*/u.exec(part)![0].length
  for (let tries = 0; tries < 8; tries += 1) {
    const lead = LEAD.exec(straightText(part.slice(start, start + 120)))
    if (!lead || lead[0] === '') break
    start += lead[0].length
  }
  // « el Ayuntamiento », but « El Molino, S.L. »
  start += /^(?:el|los) (?=\p{Lu})/u.exec(part.slice(start, start + 5))?.[0].length ?? 0
  const rest = part.slice(start, start + 200)
  const cuts = [CUT.exec(straightText(rest)), BEFORE_SMALL.exec(rest), BEHIND_FORM.exec(rest)].map(
    (cut) => cut?.index ?? rest.length,
  )
  const raw = rest.slice(0, Math.min(...cuts))
  const name = withoutTail(raw)
  const isPlace = PLACE.test(name) && !MUNICIPAL.test(rest.slice(name.length))
  return isName(name) && !isPlace ? { start, end: start + name.length } : null
}

/** 'the City of Springfield, a municipal corporation' is a party, 'in the City of Springfield' is not. */
const PLACE = /^(?:city|county|town|village) of\b/i
const MUNICIPAL = /^,? (?:an?|the) (?:\w+ ){0,3}(?:corporation|body|subdivision|municipality)\b/i

const ABBREVIATED =
  /\b(?:inc|ltd|corp|co|s\.a|s\.l|b\.v|n\.v|l\.p|llc|s\.a\.s|s\.r\.l|c\.v|jr|l\.l\.c|n\.a|n\.d|m\.d|a\.s\.b\.l)\.$/i

/** Marks and little words behind a name are not part of it, but for the point of an abbreviation. */
function withoutTail(raw: string): string {
  const name = raw.replace(/(?:[\s,;:*–-]| (?:of|and|et|y|the|de|la|le|is|are|by|shall|in))+$/u, '')
  return ABBREVIATED.test(name) ? name : name.replace(/ ?\.{1,5}$/, '')
}

/** A legal form makes a name of any words: « One Horizon Group, Inc. ». */
const FORM =
  /\b(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|L\.P|LP|PLC|GmbH|SAS|SARL|SA|S\.A|S\.L)\b/

/** What a party is called, not its name. */
const ONLY_ROLE = new RegExp(String.raw`^(?:l'|las? |les? |el |los )?(?:${ROLES.fr}|${ROLES.es})$`)

const ONLY_FORMS =
  /^(?:\w+ )?limited liability (?:company|partnership)$|^(?:(?:sarl|sasu?|sa|scop|eurl|sci|snc|inc|llc|ltd|co)[ ,.]*)+$/

/** Words in small letters that names have; others are a sentence. */
const SMALL =
  /^(?:of|and|the|for|de|du|des|la|le|les|et|en|pour|sur|à|aux|au|del|y|los|las|el|para|von|van|der|und|on|in|at|to|[dl]['’].*|&|ou|i|plc|a\.k\.a|gmbh)$/u
/** Bodies whose names go on in small letters. */
const BODIES =
  /^(?:l'|la |le |les )?(?:association|societe|chambre|commune|mairie|ville|departement|region|syndicat|federation|union|centre|caisse|institut|etablissement|universite|ecole|office|agence|conseil|communaute|club|comite|groupe|organisme|fondation|mutuelle|cooperative|compagnie|cabinet|etude|maison|lycee|college|hopital|clinique|theatre|musee|parc|port|regie|ministere|prefecture|metropole|agglomeration|laboratoire|fundacion|asociacion|ayuntamiento|universidad|comunidad|cooperativa|instituto|consejeria)/

function isName(written: string): boolean {
  const name = written.replaceAll('’', "'")
  const plain = plainText(name)
  const words = name.split(/\s+/)
  if (name.length < 2 || name.length > 90 || words.length > MOST_WORDS) return false
  if (
    BLANK.test(name) ||
    (NO_NAME.test(plain) && !FORM.test(name)) ||
    /\d{5}|\d{2}\/\d{2}/.test(name)
  )
    return false
  if (/^[a-z\d-]{2,40}\.(?:com|net|org|fr|io)\b/.test(name)) return true
  // 'the Fund', 'the Bank and the Agent' are called so, not named; « SARL SCOP » is a form.
  if (/^the \w+(?:,? and the \w+)?$/.test(name) || ONLY_FORMS.test(plain) || ONLY_ROLE.test(plain))
    return false
  if (
    !/^(?:[\p{Lu}\d]|[a-z]\p{Lu}|[a-z]{1,6}-\d|(?:l'|la |le |les |the |el |los )\p{L})/u.test(name)
  )
    return false
  if (!/\p{Lu}/u.test(name)) return false
  const small = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !/\p{Lu}|\./u.test(word) && !SMALL.test(word),
  )
  return small.length === 0 || (BODIES.test(plain) && small.length * 2 <= words.length)
}
