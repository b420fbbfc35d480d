import type { RulesOf } from '../context-rule.ts'

/** One year of several, or a phase, is not the term. */
const PART_OF_TERM =
  /contract year|\bphase\b|(?:first|second|third|fourth) (?:year|quarter|season)|fiscal/

/** Periods of a price, a trial or a closure. */
const NO_TERM_FR =
  /\b(?:exemple|tarif|prix|budget|essai|conges\b|fermeture|vacances|factur|paiement|regler|montant|prime\b|exercice|inventaire|candidature|inscription|bilan|chiffre|loi\b|decret|article)/

/** The last day in force. */
export const END_RULES: RulesOf = {
  fr: [
    {
      name: 'end.until',
      before:
        /(?:jusqu'au|jusqu'a la date du|expire\w*|prend(?:ra)? fin|s'acheve\w*|s'achever|se termin\w*|cesse\w*|arriv\w* a (?:echeance|terme|expiration)|pour se terminer|finissant|fini(?:ra|t))[^.;]{0,30}$/,
      notBefore: /prix|tarif|offre|reglement|paiement|livraison|licence|inscription|depot/,
      confidence: 0.88,
    },
    {
      name: 'end.label',
      before:
        /(?:date )?(?:de fin|d'echeance|d'expiration|fin)(?: du \w+| de la \w+| de validite)? ?:? ?(?:le |au )?$/,
      unless: /offre|facture/,
      confidence: 0.88,
    },
    {
      name: 'end.moved-to',
      before:
        /(?:terme|expiration|echeance|fin|acheve\w*)\b[^.;]{0,80}(?:reporte\w*|proroge\w*|soit|fixe\w*|est)(?: au| le| a la date du)? ?(?:le |au )?(?:[a-z]{4,8}di |dimanche )?$/,
      confidence: 0.88,
    },
    {
      name: 'end.from-to-under-term',
      before: /\b(?:du|des le)\b[^.;]{6,40}\b(?:au|jusqu'au) ?$/,
      topic: /duree|periode|terme|effet/,
      unless: /exemple/,
      confidence: 0.84,
    },
    {
      name: 'end.from-to',
      before: /\b(?:du|des le|allant du)\b[^.;]{6,40}\b(?:au|a|jusqu'au) ?$/,
      sentence: /contrat|convention|bail|duree|periode|conclu|location|mission|stage|effet/,
      unless: /exemple/,
      confidence: 0.84,
    },
    {
      name: 'end.from-to-anywhere',
      before:
        /\b(?:du|des le|allant du) (?:[a-z]{5,8} )?(?:\d|premier)[^.;]{3,30}\b(?:au|jusqu'au) ?$/,
      unless: NO_TERM_FR,
      confidence: 0.6,
    },
  ],
  en: [
    {
      name: 'end.expires-on',
      before:
        /\b(?:expir\w*|terminat\w*|ends?|ending|through|until|continue\w* (?:until|through|to)|conclud\w*|no later than)\b"?(?: [^.;\d]{0,50}?)?(?: on| at| as of| of| through| until| including|,)?(?: the| and including)? ?$/,
      sentence: /agreement|term\b|contract|commence|lease|license|services|initial/,
      notBefore:
        /(?:notice|payment|warrant|option|offer|insurance|if|royalt|report|shares|previous|prior|phase|contract year)[^.;]{0,80}$/,
      unless: PART_OF_TERM,
      confidence: 0.85,
    },
    {
      name: 'end.date-means',
      before:
        /(?:expiration|termination|end|expiry) date"?\)?,? ?(?:\([^()]{0,30}\) ?)?(?:means|is|shall be|shall mean|:|of|-)?,? ?(?:the |on )?$/,
      confidence: 0.88,
    },
    {
      name: 'end.day-to-day',
      before: /\d{4},? (?:through|thru|to|until|till)(?: and including)? ?$/,
      sentence: /\b(?:period|term|duration|agreement)\b/,
      unless: PART_OF_TERM,
      confidence: 0.78,
    },
    {
      name: 'end.defined-after',
      after: /^,? ?\((?:the |this )?"?(?:expiration|termination|end|expiry) date/,
      confidence: 0.88,
    },
    {
      name: 'end.from-to',
      before:
        /\b(?:from|beginning|commencing|commence)\b[^.;]{6,80}\b(?:to|through|until|ending|ending on|and ending|and ending on|and expiring on|and (?:shall|will) (?:end|expire|terminate) on)(?: the)? ?$/,
      sentence: /term\b|agreement|period|contract/,
      notBefore: /(?:payment|royalt|report|fee)[^.;]{0,80}$/,
      unless: PART_OF_TERM,
      confidence: 0.84,
    },
  ],
  es: [
    {
      name: 'end.until',
      before:
        /(?:hasta|finaliza\w*|termina(?:ra|ndo)?|concluy\w*|concluira|vence\w*|vencimiento|expira\w*|extinguira)\b[^.;]{0,30}$/,
      unless: /ley|decreto|ofertas/,
      confidence: 0.86,
    },
    {
      name: 'end.label',
      before: /fecha de (?:fin|finalizacion|termino|vencimiento|terminacion)[^.;:]{0,20}:? ?$/,
      confidence: 0.88,
    },
  ],
}
