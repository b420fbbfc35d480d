import type { RulesOf } from '../context-rule.ts'

/** What ends a contract for a fault has a delay, but no notice. */
export const FAULT_FR =
  /manquement|inexecution|faute|mise en demeure|defaut de (?:paiement|regularisation)|non[- ]?(?:paiement|respect)|liquidation|force majeure|impaye|tarif|prix|augment/
export const FAULT_EN =
  /(?<!other than (?:a |any |for |by )?)breach|default|cure|remed|insolven|bankrupt|force majeure|non-?payment|fail(?:s|ure|ed)? to (?:pay|perform|comply)|material(?:ly)?|change (?:of|in) control/
export const FAULT_ES = /incumplimiento|fuerza mayor|impago|falta de pago|concurso/

/** What has to be done before the term, but refuses no renewal. */
const OTHER_END_FR =
  /se (?:rencontr|rapproch|reuni|concert)|negoci|discut|manquement|inexecution|mise en demeure|impaye|tarif|augment|apport|cession|reversibilite|bilan\b|besoins|au plus tot|l\. ?215|decision de (?:reconduire|renouveler|prolonger)|(?:renouvel|recondui|prolong|proroge)\w*[^.;]{0,20} par avenant|(?:demand|sollicit|propos)\w* (?:a \w+ )?(?:le|la|un|une|son|sa) (?:nouveau |nouvelle )?(?:renouvellement|reconduction|prolongation)/
/** Words of whoever ends a contract or refuses its renewal. */
const REFUSING_FR =
  /denonc|resili|preavis|conge\b|mett(?:re|e) fin|oppos|contraire|sauf|defaut|faute d|empech|refus|prevenir|prevena|avert|annonc|renonc|cess|quitter|intention|evit|\b(?:ne |non[- ]|n')[^.;]{0,40}(?:renouvel|recondu[ci]|prolong|poursui|proroge)/
const SINCE_FR = /(?:dans|pendant|durant|au cours de?s?) (?:les?|des|l')? ?$/
const SINCE_EN = /(?:(?:during|in|for|over|within) the (?:last |first |preceding )?|within )$/
/** Who may renew by a notice, agrees with the other or negotiates, does not refuse a renewal. */
const OTHER_NOTICE_EN =
  /(?:option|right) (?:\w+ ){0,2}to (?:renew|extend)|(?<!not )(?:elect|wish|want|desire|choose|intend)\w* to (?:renew|extend)|renewal option|renew\w* option|negotiat|good faith|no longer than|\b(?:may|can) (?:renew|extend)|(?:renew|exten[ds])\w*[^.;]{0,60}\bmutual|(?:change|increase|adjust|modify|revise)\w* (?:\w+ ){0,3}(?:prices?|fees?|rates?|charges)\b/
/** What is done before the term besides. */
const OTHER_ACT_EN =
  /\b(?:forecast\w*|discuss\w*|meet|offer\w*|minimum|insurance|polic(?:y|ies)|deliver\w* (?:the )?products?|submit\w*|samples|inventory)\b[^.;]{0,90}$/
const REFUSING_EN =
  /terminat|cancel|non-?renew|\bnot\b|neither|unless|absent|intent|object|declin|discontinu|contrary|otherwise|withdraw|prevent|avoid/

/** An extension that an authority imposes by its notice is refused by nobody. */
const NO_REFUSAL_ES = new RegExp(`${FAULT_ES.source}|obligatori[ao] para el`)

export const NOTICE_AFTER_EN = /^,?'? ?(?:or more |advance |prior |written |calendar |of )*notice/

const TERM_FR =
  "(?:echeances?|expiration|terme|fin\\b|date (?:anniversaire|d'echeance|d'expiration|de (?:fin|renouvellement|reconduction))|anniversaire|reconduction|renouvellement|periode)"
const TERM_EN =
  '(?:expir\\w*|end\\b|terminat\\w*|renewal|anniversary|conclusion|completion|commencement of|beginning of|close of|last day|then[- ]current|initial term|term\\b|date on which)'
const TERM_ES =
  '(?:vencimiento|termino|final\\b|finalizacion|expiracion|fin\\b|terminacion|fecha|prorroga|conclusion)'

/** How long before the term the contract must be denounced. */
export const NOTICE_RULES: RulesOf = {
  fr: [
    {
      name: 'notice.before-term',
      after: new RegExp(
        String.raw`^(?: (?:francs?|calendaires|ouvres|revolus|pleins|entiers))?(?: au (?:moins|plus tard))?,? ?(?:avant|precedant)[^.;]{0,70}${TERM_FR}`,
      ),
      sentence: REFUSING_FR,
      notBefore: SINCE_FR,
      unless: OTHER_END_FR,
      confidence: 0.89,
    },
    {
      name: 'notice.before-day',
      after: /^ (?:au (?:moins|plus tard) )?avant le (?:\d{1,2}|1er|premier) [a-z]{3,9}\b/,
      sentence:
        /denonc|resili|tacite|refus|oppos|contraire|(?:ne|non)[- ][^.;]{0,40}(?:renouvel|recondu[ci])/,
      unless: OTHER_END_FR,
      confidence: 0.8,
    },
    {
      name: 'notice.label',
      before:
        /(?:delai (?:de|du) (?:denonciation|preavis)|preavis(?: de (?:non[- ]renouvellement|non[- ]reconduction|denonciation|resiliation a l'echeance)| contractuel)?) ?: ?$/,
      unless: FAULT_FR,
      confidence: 0.8,
    },
    {
      name: 'notice.earlier',
      after:
        /^ (?:au (?:moins|plus tard) )?(?:plus tot|auparavant|a l'avance|avant\b(?= ?(?:[.,;)]|$| cette (?:date|echeance))))/,
      sentence:
        /recondu[ci]|renouvel|prorog|tacite|prolonge|poursui|repart|d'annee en annee|(?:chaque|l') ?echeance|(?:terme|fin) (?:de la|d'une|de chaque) (?:periode|annee|saison|exercice)/,
      unless: OTHER_END_FR,
      confidence: 0.86,
    },
    {
      name: 'notice.of-non-renewal',
      before: /preavis[^.;]{0,50}$/,
      sentence: /recondu[ci]|renouvel|denonc|echeance|anniversaire|chaque (?:terme|periode)/,
      notBefore: FAULT_FR,
      unless: /a tout moment|manquement/,
      confidence: 0.88,
    },
    {
      name: 'notice.before-term-unless',
      before: /(?:au moins|minimum|delai de|prealable|plus tard)[^.;]{0,30}$/,
      sentence: /tacite(?:ment)? (?:recondu[ci]|renouvel)|automatiquement (?:reconduit|renouvel)/,
      unless: FAULT_FR,
      notBefore: /reconduc\w* (?:pour|par)[^.;]{0,40}$|renouvel\w* (?:pour|par)[^.;]{0,40}$/,
      confidence: 0.72,
    },
  ],
  en: [
    {
      name: 'notice.before-term',
      after: new RegExp(
        String.raw`^,?'? ?(?:or more |advance |written |prior |calendar |in advance |in writing |at least )*(?:notice\b[^.;]{0,80}? )?(?:prior to|before|in advance of|preceding|of the)[^.;]{0,90}${TERM_EN}`,
      ),
      sentence: new RegExp(
        `^(?=[^]{0,3000}?(?:renew|exten[ds]|successive|initial term|then[- ]current))[^]{0,3000}?(?:${REFUSING_EN.source})`,
      ),
      notBefore: new RegExp(`${SINCE_EN.source}|${OTHER_ACT_EN.source}`),
      unless: new RegExp(`${FAULT_EN.source}|${OTHER_NOTICE_EN.source}`),
      confidence: 0.88,
    },
    {
      name: 'notice.before-term-whatever',
      after: new RegExp(
        String.raw`^,?'? ?(?:or more |advance |written |prior |notice |in advance )*(?:prior to|before|in advance of|preceding)[^.;]{0,70}(?:expir|end of|renewal|anniversary|then[- ]current|initial term)`,
      ),
      sentence: /not (?:to )?(?:be )?(?:renew|extend)|non-?renewal|automatic|unless|terminat/,
      notBefore: new RegExp(`${SINCE_EN.source}|${OTHER_ACT_EN.source}`),
      unless: OTHER_NOTICE_EN,
      confidence: 0.85,
    },
    {
      name: 'notice.at-end-of-term',
      after: NOTICE_AFTER_EN,
      sentence:
        /(?:terminat|cancel)\w*[^.;]{0,80}\b(?:at|as of|effective|upon|on) (?:at |as of |on |upon )?(?:the )?(?:end|expiration|expiry|conclusion|completion|anniversary)\b[^.;]{0,60}(?:term|period|year)/,
      unless: new RegExp(`${FAULT_EN.source}|${OTHER_NOTICE_EN.source}`),
      confidence: 0.76,
    },
    {
      name: 'notice.prior-thereto',
      after: /^,?'? ?(?:prior|before) ?(?:thereto|(?:to )?(?:such|that) (?:date|time|expir\w*))/,
      sentence: /renew|exten[ds]|successive/,
      unless: new RegExp(`${FAULT_EN.source}|${OTHER_NOTICE_EN.source}`),
      confidence: 0.8,
    },
    {
      name: 'notice.within-before-term',
      before: /\b(?:notice|notif\w+)\b[^.;]{0,80}\bwithin $/,
      after: new RegExp(String.raw`^,? ?(?:of|prior to|before|preceding)[^.;]{0,60}${TERM_EN}`),
      sentence: /renew|exten[ds]|successive|then[- ]current/,
      unless: new RegExp(`${FAULT_EN.source}|${OTHER_NOTICE_EN.source}`),
      confidence: 0.72,
    },
    {
      name: 'notice.of-non-renewal',
      after: /^'? ?(?:or more |advance |written |prior |calendar )*(?:notice|written)/,
      sentence:
        /non-?renewal|not (?:to )?(?:renew|be renewed|extend)|(?:prevent|avoid|stop|decline|refuse|opt out of) (?:(?:such|any|the|a|this|automatic|further) )*(?:renewal|extension)|(?:successive|consecutive|additional|annual)[^.;]{0,60}(?:terms|periods)[^.;]{0,60}unless|(?:automatic\w*|successive)[^.;]{0,80}(?:renew|extend)|(?:renew|extend)\w*[^.;]{0,80}(?:automatic|successive)|(?:from )?(?:year[- ]to[- ]year|month[- ]to[- ]month)/,
      unless: new RegExp(`${FAULT_EN.source}|\\binsur|\\bpolic(?:y|ies)\\b`),
      confidence: 0.78,
    },
    {
      name: 'notice.period-of',
      before:
        /(?:notice period|period of notice|non-?renewal notice|notice of non-?renewal)(?: of| is| shall be| to \w+ \w+)?:?(?: at least| not less than| a minimum of)? ?$/,
      sentence: /renew|exten[ds]|prolong|successive/,
      unless: FAULT_EN,
      confidence: 0.76,
    },
  ],
  es: [
    {
      name: 'notice.before-term',
      after: new RegExp(
        String.raw`^(?: de (?:antelacion|anticipacion))?(?: (?:antes|a la fecha|al|a la|previos?|anteriores|respecto))[^.;]{0,70}${TERM_ES}`,
      ),
      sentence:
        /prorrog|renov|renuev|denunci|preavis|antelacion|anticipacion|notifi|comuni|resol|resuel|rescind/,
      unless: NO_REFUSAL_ES,
      confidence: 0.88,
    },
    {
      name: 'notice.of-non-renewal',
      before: /(?:preaviso|antelacion|anticipacion)[^.;]{0,50}$/,
      sentence: /prorrog|renov|renuev|vencimiento|denunci/,
      unless: NO_REFUSAL_ES,
      confidence: 0.85,
    },
    {
      name: 'notice.with-anticipation',
      after: /^ de (?:antelacion|anticipacion|preaviso)/,
      sentence: /prorrog|renov|renuev|vencimiento|denunci/,
      unless: NO_REFUSAL_ES,
      confidence: 0.85,
    },
  ],
}
