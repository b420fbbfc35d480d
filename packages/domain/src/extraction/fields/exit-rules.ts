import type { RulesOf } from '../context-rule.ts'
import { FAULT_EN, FAULT_ES, FAULT_FR, NOTICE_AFTER_EN } from './notice-rules.ts'

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
      after: NOTICE_AFTER_EN,
      sentence:
        /terminat\w*[^.;]{0,200}(?:at any time|for (?:any|no) reason|without cause|for convenience|with or without cause|in its (?:sole )?discretion)|(?:at any time|for any reason|without cause|for convenience)[^.;]{0,200}terminat/,
      unless: FAULT_EN,
      confidence: 0.85,
    },
    {
      name: 'exit.either-party',
      after: NOTICE_AFTER_EN,
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
