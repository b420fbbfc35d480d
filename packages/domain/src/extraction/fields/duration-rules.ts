import type { RulesOf } from '../context-rule.ts'

const OTHER_FR =
  /confidentialit|secret|garanti|recondu[ci]|renouvel|prorog|non[- ]concurrence|conserv|archiv|preavis|mise en demeure|suspen|apres (?:la fin|l'expiration|son terme|la cessation)|essai/
const OTHER_EN =
  /(?:during|throughout) the (?:\w+ )?term\b[^.;]{0,90}\band (?:for|continuing)|confidential|warrant|renew|extend|extension|non-?compet|surviv|retain|notice|cure|additional|after (?:the )?(?:expiration|termination)|following (?:the )?(?:expiration|termination)|tail/
const OTHER_ES =
  /durante (?:la|su) (?:vigencia|duracion)|tanto durante|subsan|confidencial|secreto|garantia|prorrog|renov|preaviso|antelacion|conserv|prueba/

/** What goes on after the contract is no part of it. */
const AFTER_END_EN =
  /^'?,? ?(?:immediately )?(?:after|following|from|beyond|thereafter|subsequent to)(?: (?:the|such|any|its|this|date of))*(?: (?:effective|agreement's))? ?(?:date of )?(?:expiration|termination|end|expiry|thereof|cessation)/

/** How long the first term lasts. */
export const DURATION_RULES: RulesOf = {
  fr: [
    {
      name: 'duration.concluded-for',
      before:
        /(?:contrat|convention|accord|bail|location|marche|engagement|abonnement|licence|present(?:e|es)?|droits?|partenariat|stage)\b[^.;]{0,110}(?:duree|periode|terme)(?: \w+){0,4}?(?: a| de| d')? ?(?:maximale? de )?$/,
      notBefore: OTHER_FR,
      confidence: 0.93,
    },
    {
      name: 'duration.label',
      before: /^[^:]{0,30}duree(?: [a-z']{2,14}){0,5} ?:[^.;:]{0,20}$/,
      unless: OTHER_FR,
      confidence: 0.88,
    },
    {
      name: 'duration.of',
      before:
        /duree(?: (?:initiale|ferme|determinee|totale|maximale|minimale|contractuelle|fixe|du|de|la|contrat|bail|marche|convention|present|presente|est|sera|fixee|prevue|et irrevocable|d'engagement)){0,7}(?: a| de| d'| :)? ?$/,
      topic: /duree|terme|effet|vigueur|engagement/,
      notBefore: OTHER_FR,
      unless: /confidentialit|garantie/,
      confidence: 0.85,
    },
    {
      name: 'duration.made-for',
      before:
        /(?:conclue?s?|consentie?s?|souscrite?s?|faite?s?|accorde\w*|valables?|vigueur|vaut|notification|engage\w*)\b[^.;]{0,40}?(?:pour|pendant|durant|vigueur) (?:une? )?$/,
      sentence:
        /contrat|police|bail|location|accord|marche|convention|engagement|mission|licence|abonnement/,
      notBefore: OTHER_FR,
      confidence: 0.86,
    },
    {
      name: 'duration.lasts',
      before:
        /(?:contrat|convention|accord|bail)\b[^.;]{0,80}\b(?:dure(?:ra)?|pour|pendant|est (?:conclue?|valable)) (?:une? )?$/,
      topic: /duree|effet|vigueur/,
      notBefore: OTHER_FR,
      confidence: 0.8,
    },
  ],
  en: [
    {
      name: 'duration.initial-term',
      before:
        /(?:initial|original|primary|base|first|basic) (?:license |service |lease |contract )?(?:term|period)\b(?! of (?:payment|time to))[^.;]{0,90}(?:of|for|be|is|:|continue|last|,) ?(?:a )?(?:period of |term of )?(?:approximately )?$/,
      notBefore: /renew\w* (?:for|term)|notice|additional|successive/,
      notAfter: AFTER_END_EN,
      confidence: 0.88,
    },
    {
      name: 'duration.term-of-agreement',
      before:
        /\b(?:term|duration)"? (?:of|for) (?:this|the) (?:\w+ ){0,3}(?:agreement|contract|lease|license|cooperation|engagement|employment)[^.;]{0,110}(?:for|of|be|is|:|last|,) ?(?:a )?(?:(?:initial )?(?:period|term)(?: of(?: time of)?)? )?$/,
      notBefore: OTHER_EN,
      notAfter: AFTER_END_EN,
      confidence: 0.88,
    },
    {
      name: 'duration.continues-for',
      before:
        /(?:agreement|contract|lease|license|term|services|appointment|engagement|employment)"?\)?\b[^.;]{0,150}\b(?:continue|remain|remains|be|is|in effect|in force|effective|last|run|extend|commence\w*|begin\w*|valid|terminate|expire|effect)[^.;]{0,60}\b(?:for|is|of|on the|through|until|at)(?: (?:a|an|the))?(?: (?:initial|fixed|minimum|total))?(?: (?:period|term|duration)(?: of)?)? $/,
      notBefore: OTHER_EN,
      notAfter: AFTER_END_EN,
      confidence: 0.85,
    },
    {
      name: 'duration.term-label',
      before:
        /^\W*(?:\d[\d.]*\W*)?(?:initial )?(?:term|duration)(?: of (?:agreement|contract))? ?[:.-] ?(?:the )?(?:initial )?(?:term )?(?:is |shall be )?(?:for )?(?:a period of )?$/,
      notAfter: AFTER_END_EN,
      confidence: 0.85,
    },
    {
      name: 'duration.under-term',
      before:
        /\b(?:for|is|of)(?: (?:a|an|the))?(?: (?:initial|fixed|minimum|total))?(?: (?:period|term)(?: of)?)? $/,
      after:
        /^[^.;]{0,60}(?:from|after|following|commenc|begin|unless|\(the "(?:initial )?term|\("(?:initial )?term|term\b)/,
      topic: /\bterm\b|duration|period/,
      notBefore: OTHER_EN,
      unless: /confidential|surviv/,
      notAfter: AFTER_END_EN,
      confidence: 0.75,
    },
    {
      name: 'duration.from-effective-date',
      after:
        /^ (?:from|after|following|subsequent to|commencing (?:on|as of)) (?:the )?(?:effective date|date (?:of this agreement|hereof|first)|commencement date|execution)/,
      before: /\b(?:for|until|continue|remain|effect|expire|terminate|term)\b[^.;]{0,120}$/,
      notBefore: OTHER_EN,
      topic: /term|durat|effect|gener/,
      notAfter: AFTER_END_EN,
      confidence: 0.82,
    },
  ],
  es: [
    {
      name: 'duration.begins-article',
      before: /^\W*$/,
      after: /^,? ?(?:desde|a partir|a contar|contados)/,
      topic: /plazo|duracion|vigencia/,
      confidence: 0.84,
    },
    {
      name: 'duration.concluded-for',
      before:
        /(?:contrato|convenio|acuerdo|arrendamiento|servicios?|presente|licencia|colaboracion|relacion)\b[^.;]{0,110}(?:duracion|plazo|periodo|vigencia|termino)(?: \w+){0,4}?(?: de| a| por)? ?$/,
      notBefore: OTHER_ES,
      confidence: 0.9,
    },
    {
      name: 'duration.label',
      before:
        /(?:plazo|duracion|vigencia)(?: (?:de|del|la|este|presente|ejecucion|contrato|convenio|acuerdo|total|inicial|sera|es|se fija|en)){0,5} ?:? ?(?:sera )?(?:de )?$/,
      notBefore: OTHER_ES,
      unless: /garantia|pago|confidencial/,
      confidence: 0.82,
    },
  ],
}

/** A contract that has no end of its own. */
export const INDEFINITE: RulesOf = {
  fr: [
    {
      name: 'duration.indefinite',
      before: /(?:contrat|convention|accord|bail|conclue?s?|duree|presentes?|engage)\b[^.;]{0,80}$/,
      notBefore: /confidentialit|licence de|donnees/,
      confidence: 0.86,
    },
  ],
  en: [
    {
      name: 'duration.indefinite',
      before: /(?:agreement|term|contract|continue|remain|employment)\b[^.;]{0,120}$/,
      notBefore: /confidential|surviv|warrant|indemni/,
      confidence: 0.82,
    },
  ],
  es: [
    {
      name: 'duration.indefinite',
      before: /(?:contrato|convenio|acuerdo|duracion|vigencia|plazo)\b[^.;]{0,80}$/,
      notBefore: /confidencial/,
      confidence: 0.86,
    },
  ],
}

export const INDEFINITE_WORDS: Record<'fr' | 'en' | 'es', RegExp> = {
  fr: /(?:duree )?(?:indeterminee|illimitee)|sans (?:limitation|limite) de (?:duree|temps)|a duree indeterminee/g,
  en: /indefinite(?:ly)?|perpetual(?:ly)?|in perpetuity|until (?:it is |such time as it is )?(?:terminated|cancel\w+)\b|(?:unless and )?until (?:either|any|one) part(?:y|ies) (?:gives|terminates|notif\w+|provides)/g,
  es: /indefinid[ao](?:mente)?|ilimitad[ao]|tiempo indeterminado/g,
}
