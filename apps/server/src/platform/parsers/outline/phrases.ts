import { fold } from './ordinals.ts'

/**
 * Set phrases of contracts in the three languages, compared without accents or case. They help where looks alone
 * would mislead; no import depends on them alone.
 */

/** Titles of unnumbered sections before or among the articles. */
const KNOWN_TITLE =
  /^(?:preambule|expose(?: prealable| des motifs)?|considerant|entre les soussigne\S*|entre les parties|comparution|(?:les |the |las )?parti(?:e|es)s?|parties|definitions?|terminologie|objet|identification des parties|il (?:a ete|est)\b.*(?:convenu|arrete).*|signatures?|annexes|preamble|recitals?|background|whereas|by and between|witnesseth|definitions and interpretation|interpretation|governing law|entire agreement|antecedentes|declaraciones|exponen|manifiestan|reunidos|comparecen|intervienen|clausulas|estipulaciones|considerando|definiciones|partes|firmas|lista de anexos)$/

export function isKnownTitle(text: string): boolean {
  return KNOWN_TITLE.test(plain(text))
}

/** Lines among the parties that stand out without being titles. */
const PARTY_LINE =
  /^(?:et|and|y|ou|or|e|d'une part|d'autre part|de premiere part|de seconde part|d'une premiere part|of the (?:first|second|one|other) part|on the (?:one|other|first|second) (?:hand|part)|de una parte|de otra parte|por una parte|por otra parte|ci-apres .*|hereinafter .*|en adelante .*|(?:le|la|les|the|el|los) (?:bailleur|preneur|client|prestataire|vendeur|acheteur|fournisseur|customer|supplier|landlord|tenant|lessor|lessee|arrendador|arrendatario|seller|buyer|company|employer|employee|employeur|salarie)s?)$/

export function isPartyLine(text: string): boolean {
  return PARTY_LINE.test(plain(text))
}

/** Words by which a line names the document. */
const DOCUMENT_WORD =
  /\b(?:contrat|convention|accord|bail|avenant|protocole|conditions (?:generales|particulieres)|mandat|reglement|charte|lettre|statuts|acte|promesse|compromis|engagement|cahier des (?:charges|clauses)|agreement|contract|lease|license|licence|terms (?:and|of)|statement of work|policy|letter|amendment|deed|memorandum|nda|order form|contrato|convenio|acuerdo|arrendamiento|adenda|condiciones|poder|escritura|pliego)\b/

/** « Contrat de bail », « Projet de convention » : a line that opens with the name of a document is its title. */
export function opensWithDocument(text: string): boolean {
  return OPENS_WITH_DOCUMENT.test(plain(text))
}

export function namesDocument(text: string): boolean {
  return DOCUMENT_WORD.test(plain(text))
}

const OPENS_WITH_DOCUMENT = new RegExp(
  `^(?:(?:projet|modele|avant-projet|model|draft) (?:de |d'|of |)?)?${DOCUMENT_WORD.source}`,
)

/** A postal address, a telephone number or a registration, as in a letterhead. */
const ADDRESS_LINE =
  /^\d{1,4}(?: ?(?:bis|ter|[-/] ?\d{1,4}))?,? (?:rue|r\.|avenue|av\.?|boulevard|bld|bd|place|chemin|allee|impasse|route|quai|cours|square|passage|faubourg|calle|avenida|paseo|plaza)\b|^(?:rue|avenue|boulevard|place|chemin|allee|impasse|route|quai|calle|avenida|zone (?:industrielle|artisanale|d'activites?)|z\.?i\.?|z\.?a\.?|b\.?p\.?) .*\d|^(?:f-)?\d{5},? [a-z]|\bcedex\b|\b(?:street|road|lane|drive|suite|floor)\b.*\d|^\d+ .*\b(?:street|road|lane|drive|avenue)\b|^(?:tel|telephone|fax|mobile|phone|e-?mail|courriel|site|web|siren|siret|rcs|n° ?siret|tva|cif|nif)\b|(?<=\S)@[^\s@]+\.\S|^(?:https?:|www\.)/

export function isAddressLine(text: string): boolean {
  return ADDRESS_LINE.test(plain(text))
}

/** How the signature part begins. */
const SIGNATURE_START =
  /^(?:fait (?:a|en|le|au|aux|et|\d)\b|fait,|fait a|signatures?\b(?! electroni)|signature page|page de signature|in witness (?:whereof|thereof)|as witness\b|executed (?:as|by|on|in)\b|signed (?:by|for|on|at|in)\b|done (?:at|in)\b|agreed and accepted|accepted and agreed|en prueba de\b|y (?:para que|en prueba)\b|en fe de lo cual|leido (?:que fue|el presente)|hecho (?:en|por)\b|(?:lu et approuve|bon pour accord)\b|en \S+, a (?:_+|\.+|\[|\{|\d+) ?)/

const SIGNATURE_SENTENCE =
  /\b(?:se firma|firman|suscriben|lo firman|ont signe|sont convenues? de signer|have (?:executed|signed|caused)|read the terms of this)\b/

export function opensSignatures(text: string): boolean {
  const line = plain(text)
  return SIGNATURE_START.test(line) || (line.length < 500 && SIGNATURE_SENTENCE.test(line))
}

/** A signature line, or the name of the person who signs there. */
export function isSignatureLine(text: string): boolean {
  return (
    /_{4,}|-{6,}|\.{8,}|…{3,}/.test(text) ||
    /^\s*(?:by|par|por|signature|firma|nom|name|date|fecha|title|cachet)\s*:/i.test(text)
  )
}

/** More than any phrase looked for; a hostile line has hundreds of thousands of characters. */
const MOST_READ = 2_000

function plain(text: string): string {
  return fold(text.slice(0, MOST_READ))
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"«“:.–—-]+/u, '')
    .replace(/[\s"»”:.,;!–—-]+$/u, '')
}
