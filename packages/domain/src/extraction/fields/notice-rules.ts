import type { RulesOf } from '../context-rule.ts'

/** What ends a contract for a fault has a delay, but no notice. */
const FAULT_FR =
  /manquement|inexecution|faute|mise en demeure|defaut de (?:paiement|regularisation)|non[- ]?(?:paiement|respect)|liquidation|force majeure|impaye|tarif|prix|augment/
const FAULT_EN =
  /breach|default|cure|remed|insolven|bankrupt|force majeure|non-?payment|fail(?:s|ure|ed)? to (?:pay|perform|comply)|material(?:ly)?|change (?:of|in) control/
const FAULT_ES = /incumplimiento|fuerza mayor|impago|falta de pago|concurso/

/** What is only wrong near the period itself. */
const OTHER_END_FR =
  /se rencontr|negoci|manquement|inexecution|mise en demeure|impaye|tarif|augment|apport|cession/
const SINCE_FR = /(?:dans|pendant|durant|au cours de?s?) (?:les?|des|l')? ?$/
const SINCE_EN = /(?:(?:during|in|for|over|within) the (?:last |first |preceding )?|within )$/
/** Who may renew by a notice, or negotiates, does not refuse a renewal. */
const OTHER_NOTICE_EN =
  /(?:option|right) (?:\w+ ){0,2}to (?:renew|extend)|elect\w* to (?:renew|extend)|renewal option|renew\w* option|negotiat|good faith|no longer than/

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
        String.raw`^(?: au (?:moins|plus tard))?,? ?(?:avant|precedant)[^.;]{0,70}${TERM_FR}`,
      ),
      sentence:
        /denonc|recondu[ci]|renouvel|resili|preavis|conge|notifi|mett(?:re|e) fin|terme|oppos|prevenir|informer|intention/,
      notBefore: SINCE_FR,
      unless: OTHER_END_FR,
      confidence: 0.93,
    },
    {
      name: 'notice.earlier',
      after: /^ (?:au moins )?(?:plus tot|auparavant|a l'avance|avant\b(?= ?(?:[.,;)]|$)))/,
      sentence: /recondu[ci]|renouvel|prorog|tacite/,
      unless: OTHER_END_FR,
      confidence: 0.86,
    },
    {
      name: 'notice.of-non-renewal',
      before: /preavis[^.;]{0,50}$/,
      sentence: /reconduc|renouvel|denonc|echeance|anniversaire|chaque (?:terme|periode)/,
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
      sentence: /renew|exten[ds]|successive|initial term|then[- ]current/,
      notBefore: SINCE_EN,
      unless: new RegExp(`${FAULT_EN.source}|${OTHER_NOTICE_EN.source}`),
      confidence: 0.9,
    },
    {
      name: 'notice.before-term-whatever',
      after: new RegExp(
        String.raw`^,?'? ?(?:or more |advance |written |prior |notice |in advance )*(?:prior to|before|in advance of|preceding)[^.;]{0,70}(?:expir|end of|renewal|anniversary|then[- ]current|initial term)`,
      ),
      sentence: /not (?:to )?(?:be )?(?:renew|extend)|non-?renewal|automatic|unless|terminat/,
      notBefore: SINCE_EN,
      unless: OTHER_NOTICE_EN,
      confidence: 0.85,
    },
    {
      name: 'notice.of-non-renewal',
      after: /^'? ?(?:or more |advance |written |prior |calendar )*(?:notice|written)/,
      sentence:
        /non-?renewal|not (?:to )?(?:renew|be renewed|extend)|(?:automatic\w*|successive)[^.;]{0,80}(?:renew|extend)|(?:renew|extend)\w*[^.;]{0,80}(?:automatic|successive)/,
      unless: FAULT_EN,
      confidence: 0.78,
    },
  ],
  es: [
    {
      name: 'notice.before-term',
      after: new RegExp(
        String.raw`^(?: de (?:antelacion|anticipacion))?(?: (?:antes|a la fecha|al|a la|previos?|anteriores|respecto))[^.;]{0,70}${TERM_ES}`,
      ),
      sentence: /prorrog|renov|denunci|preavis|antelacion|anticipacion|notific|comunic|resol/,
      unless: FAULT_ES,
      confidence: 0.9,
    },
    {
      name: 'notice.of-non-renewal',
      before: /(?:preaviso|antelacion|anticipacion)[^.;]{0,50}$/,
      sentence: /prorrog|renov|vencimiento|denunci/,
      unless: FAULT_ES,
      confidence: 0.85,
    },
    {
      name: 'notice.with-anticipation',
      after: /^ de (?:antelacion|anticipacion|preaviso)/,
      sentence: /prorrog|renov|vencimiento|denunci/,
      unless: FAULT_ES,
      confidence: 0.85,
    },
  ],
}

/** How long before it an exit without a reason must be announced. */
export const EXIT_RULES: RulesOf = {
  fr: [
    {
      name: 'exit.at-any-time',
      before: /(?:preavis|delai de prevenance|moyennant)[^.;]{0,60}$/,
      sentence:
        /(?:a tout moment|a toute epoque|unilateral|par l'une (?:ou l'autre )?des parties|chacune des parties|chaque partie|sans (?:motif|avoir a justifier|justification)|de convenance|de plein gre|par anticipation|resili|rompre|rupture|mettre fin|degager)/,
      unless: FAULT_FR,
      confidence: 0.78,
    },
    {
      name: 'exit.with-notice',
      after: /^ (?:de|d') ?preavis|^ (?:au moins )?(?:a l'avance|auparavant|plus tot)/,
      sentence: /resili|rompre|mettre fin|partir|quitter|decharger|renoncer|degager|retirer|conge/,
      unless: FAULT_FR,
      confidence: 0.75,
    },
    {
      name: 'exit.listed',
      before: /^\W*(?:par|le|la|l')\b[^.;]{0,60}\bpreavis (?:de |d')?$/,
      topic: /resili|conge|fin du contrat/,
      unless: new RegExp(`${FAULT_FR.source}|echeance`),
      confidence: 0.72,
    },
  ],
  en: [
    {
      name: 'exit.at-any-time',
      after: /^,?'? ?(?:or more |advance |prior |written |calendar |of )*notice/,
      sentence:
        /terminat\w*[^.;]{0,200}(?:at any time|for (?:any|no) reason|without cause|for convenience|with or without cause|in its (?:sole )?discretion)|(?:at any time|for any reason|without cause|for convenience)[^.;]{0,200}terminat/,
      unless: FAULT_EN,
      confidence: 0.85,
    },
    {
      name: 'exit.either-party',
      after: /^,?'? ?(?:or more |advance |prior |written |calendar |of )*notice/,
      sentence:
        /(?:either party|any party|each party|may) (?:may |shall have the right to )?(?:be )?(?:terminat|cancel)/,
      unless: FAULT_EN,
      topic: /terminat|term\b/,
      confidence: 0.72,
    },
  ],
  es: [
    {
      name: 'exit.at-any-time',
      before: /(?:preaviso|antelacion|anticipacion)[^.;]{0,60}$/,
      sentence:
        /cualquier momento|desist|unilateral|cualquiera de las partes|resol|resci|terminar|dar por terminado/,
      unless: FAULT_ES,
      confidence: 0.78,
    },
    {
      name: 'exit.with-notice',
      after: /^ (?:de (?:antelacion|anticipacion|preaviso)|antes\b)/,
      sentence: /cualquier momento|desist|unilateral|resol|resci|terminar/,
      unless: FAULT_ES,
      confidence: 0.75,
    },
  ],
}
