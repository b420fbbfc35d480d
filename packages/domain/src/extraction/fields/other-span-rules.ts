import type { RulesOf } from '../context-rule.ts'

/** How many days there are to pay. */
export const PAYMENT_RULES: RulesOf = {
  fr: [
    {
      name: 'payment.due-in',
      before:
        /(?:pay(?:e|es|ee|ees|able|ables|er|ement)|regle(?:e|es|s|r)?|reglement|acquitte\w*|paiement|mandate\w*)\b[^.;]{0,120}$/,
      sentence:
        /factur|prix|redevance|honoraires|reglement|paiement|somme|montant|emission|reception/,
      unless:
        /tentative|echec|retard|mise en demeure|resili|impaye|suspen|penalit|preavis|remise|escompte|acompte|litig|reclam|contest/,
      confidence: 0.88,
    },
    {
      name: 'payment.due-in-late',
      before:
        /(?:payable|payables|regle\w*|paiement|reglement)[^.;]{0,40}(?:a|sous|de|dans un delai de|:) ?$/,
      after:
        /^ (?:fin de mois|nets?|a compter|date|apres|de (?:la )?(?:date|reception)|suivant|maximum)/,
      unless: /mise en demeure|resili|preavis/,
      confidence: 0.86,
    },
  ],
  en: [
    {
      name: 'payment.due-in',
      before: /\b(?:pay|paid|payable|payment|payments|due|remit\w*|invoice[sd]?)\b[^.;]{0,120}$/,
      after:
        /^'? ?(?:of|after|from|following) (?:the )?(?:\w+'?s? ){0,3}(?:receipt|invoice|date|delivery|billing|end|statement)/,
      sentence: /invoice|fee|price|amount|statement/,
      unless: /dispute|breach|late|overdue|terminat|default|refund|audit/,
      confidence: 0.85,
    },
    {
      name: 'payment.net',
      before: /\bnet ?$/,
      after: /^ ?(?:from|of|after|days|terms|\.|,|$)/,
      confidence: 0.85,
    },
  ],
  es: [
    {
      name: 'payment.due-in',
      before: /(?:pag(?:o|os|ar|ara|ado|ada|aran)|abon(?:o|ar|ara)|factura\w*)\b[^.;]{0,120}$/,
      sentence: /factura|precio|importe/,
      unless: /mora|incumplimiento|resol|preaviso|impago/,
      confidence: 0.82,
    },
  ],
}

/** How long what is confidential stays so. */
export const CONFIDENTIALITY_RULES: RulesOf = {
  fr: [
    {
      name: 'confidentiality.for',
      sentence: /confidentialit|confidentiel|secret|divulg/,
      before: /(?:duree|pendant|periode|durant|pour|expiration d'un delai)[^.;]{0,60}$/,
      after:
        /^[^.;]{0,50}(?:apres|a compter|suivant|au-dela|a partir|a l'issue|de la (?:fin|cessation|divulgation))/,
      confidence: 0.88,
    },
    {
      name: 'confidentiality.topic',
      topic: /confidentialit|secret/,
      before: /(?:duree|pendant|periode|durant|pour)[^.;]{0,60}$/,
      unless: /preavis|jours ouvr/,
      confidence: 0.82,
    },
  ],
  en: [
    {
      name: 'confidentiality.for',
      sentence: /confidential|non-?disclosure|secrecy|proprietary/,
      before: /(?:for|during|period of|survive|until|term of|continue)[^.;]{0,60}$/,
      after: /^'?[^.;]{0,40}(?:after|from|following|thereafter|expir|terminat|date|surviv)/,
      confidence: 0.85,
    },
    {
      name: 'confidentiality.topic',
      topic: /confidential|non-?disclosure|secrecy/,
      before: /(?:for|period of|survive)[^.;]{0,60}$/,
      unless: /notice|business days/,
      confidence: 0.72,
    },
  ],
  es: [
    {
      name: 'confidentiality.for',
      sentence: /confidencial|secreto/,
      before: /(?:durante|periodo|plazo|hasta|por)[^.;]{0,60}$/,
      confidence: 0.85,
    },
  ],
}
