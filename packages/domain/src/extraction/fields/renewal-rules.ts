import type { RenewalType } from '../../deadlines/renewal-conditions.ts'
import type { Locale } from '../../locale.ts'
import type { RulesOf } from '../context-rule.ts'

const OF_AGREEMENT_EN =
  /renew|(?:extend|extension)\w*[^.;]{0,60}(?:term|agreement|contract)|(?:term|agreement|contract)\b[^.;]{0,80}exten/
/** A warranty, a delay or an undelivered service is extended as well. */
const NOT_OF_TERM_EN =
  /warrant|suspen|make[ -]?good|royalt|undelivered|without additional|supply chain|stock option|patent/

/** How long each renewal lasts. */
export const RENEWAL_DURATION_RULES: RulesOf = {
  fr: [
    {
      name: 'renewal-duration.renewed-for',
      before:
        /(?:reconduc|renouvel|reconduit|prorog|(?<!se )prolong)\w*[^.;]{0,140}(?:pour|par|de|d'|periodes?)(?: \w+){0,5} ?(?:de |d')?$/,
      notBefore: /preavis[^.;]{0,60}$|avant[^.;]{0,40}$|au moins ?$|lettre[^.;]{0,80}$/,
      confidence: 0.92,
    },
    {
      name: 'renewal-duration.by-periods',
      before:
        /(?:periodes?|durees?)(?: successives?| identiques?| consecutives?| supplementaires?| nouvelles?){1,3} (?:de |d')$/,
      sentence: /reconduc|renouvel|reconduit|prorog/,
      confidence: 0.9,
    },
    {
      name: 'renewal-duration.every',
      before: /(?:reconduit|renouvel)\w*[^.;]{0,60}tous les $/,
      confidence: 0.85,
    },
  ],
  en: [
    {
      name: 'renewal-duration.renews-for',
      before:
        /(?:renew|extend)(?:s|ed|al|able|als)?\b(?! (?:fee|notice))[^.;]{0,130}\b(?:for|by|of|on)(?: \w+){0,4}? (?:successive |consecutive |additional |like |further |renewal |separate )*(?:terms? of |periods? of )?(?:up to )?(?:an? )?(?:additional )?$/,
      sentence: OF_AGREEMENT_EN,
      unless: NOT_OF_TERM_EN,
      notBefore: /(?:notice|at least|least|less than|prior to|within)[^.;]{0,40}$/,
      confidence: 0.87,
    },
    {
      name: 'renewal-duration.successive',
      before:
        /\b(?:successive|additional|consecutive|further|renewal)(?: and \w+)?(?: \w+){0,2} ?(?:terms?|periods?)?(?: of| for)? ?(?:up to )?(?:an? )?$/,
      sentence: OF_AGREEMENT_EN,
      unless: NOT_OF_TERM_EN,
      confidence: 0.85,
    },
    {
      name: 'renewal-duration.successive-terms',
      after:
        /^,? ?(?:successive|additional|renewal|extension|consecutive)?,? ?(?:renewal )?(?:terms?|periods?|extensions?|renewals?)\b/,
      sentence: OF_AGREEMENT_EN,
      unless: NOT_OF_TERM_EN,
      notBefore: /(?:initial|notice|at least)[^.;]{0,50}$/,
      notAfter: /^,? ?period,? (?:beginning|commencing|after|following)/,
      confidence: 0.8,
    },
  ],
  es: [
    {
      name: 'renewal-duration.renewed-for',
      before: /(?:prorrog|renov)\w*[^.;]{0,120}(?:por|de|periodos?|plazos?)(?: \w+){0,5} ?$/,
      notBefore: /(?:preaviso|antelacion|anticipacion)[^.;]{0,60}$/,
      confidence: 0.88,
    },
  ],
}

export interface RenewalRule {
  name: string
  value: RenewalType
  pattern: RegExp
  unless?: RegExp
  confidence: number
}

/** What the contract says of its renewal; the first that a sentence says. */
export const RENEWAL_RULES: Record<Locale, readonly RenewalRule[]> = {
  fr: [
    {
      name: 'renewal.only-with-agreement',
      value: 'withAgreement',
      pattern:
        /(?:exclu\w*|sans|\bne\b|\bn')[^.;]{0,60}(?:tacite|automatique)\w*[^.;]{0,140}(?:accord|avenant|ecrit|expres)/,
      unless: /sauf (?:denonc|opposition|si)|a defaut de denonc/,
      confidence: 0.84,
    },
    {
      name: 'renewal.excluded',
      value: 'none',
      pattern:
        /(?:sans|exclusion de(?: toute)?|exclut(?: toute)?|ni|(?:ne|n')[^.;]{0,60}(?:pas|ni|aucun\w*|jamais)[^.;]{0,50})[^.;]{0,12}(?:tacite(?:ment)? )?(?:recondu[ci]|renouvel)\w*|non (?:renouvelable|reconductible)/,
      unless:
        /sauf|a defaut|si (?:l'une|aucune)|manifest|souhait|intention|denonc|offre|conge|indemnite|droit au renouvellement|accord|avenant/,
      confidence: 0.85,
    },
    {
      name: 'renewal.tacit',
      value: 'tacit',
      pattern:
        /tacite(?:ment)?[^.;]{0,20} ?(?:recondu[ci]|renouvel|prorog|prolong)|(?:renouvel|recondu[ci]|prorog)\w*[^.;]{0,50}(?:tacite|automatique|de plein droit)|automatiquement[^.;]{0,20}(?:renouvel|reconduit|prorog)|reconduction (?:tacite|automatique)|par tacite accord|(?:reconduit|renouvel|prorog)\w*[^.;]{0,80}(?:d'elle-meme|de lui-meme|faute d'avis|faute de denonciation|sauf (?:avis contraire|denonciation|opposition))/,
      // « Il n'est pas renouvelable par tacite reconduction », whatever follows.
      unless:
        /(?:n'est|ne (?:se|sera|seront|pourra|peut))[^.;]{0,20}\bpas[^.;,]{0,30}(?:tacite|automatique)/,
      confidence: 0.94,
    },
    {
      name: 'renewal.with-agreement',
      value: 'withAgreement',
      pattern:
        /(?:renouvel|recondu[ci]|prorog|prolong)\w*[^.;]{0,90}(?:accord|avenant|consentement|expresse?|ecrit|negoci)|ne (?:se )?(?:poursui|continu|renouvel|prorog)\w*[^.;]{0,20}que si[^.;]{0,60}(?:accord|convien)/,
      unless: /sans accord|loyer|prix/,
      confidence: 0.82,
    },
    {
      name: 'renewal.with-notice',
      value: 'withNotice',
      pattern:
        /(?:renouvel|recondu[ci]|prorog)\w*[^.;]{0,90}(?:sur demande|a la demande|notification|decision|faculte|option)/,
      confidence: 0.7,
    },
  ],
  en: [
    {
      name: 'renewal.excluded',
      value: 'none',
      pattern:
        /(?:no|not be|without|shall not|will not)(?: any)?(?: automatic(?:ally)?| right (?:of|to)| option to)? (?:renew|extend)/,
      unless: /unless|if either|if any|notice|elect/,
      confidence: 0.75,
    },
    {
      name: 'renewal.tacit',
      value: 'tacit',
      pattern:
        /automatic(?:ally)?[^.;]{0,60}(?:renew|extend|continu)|(?:renew|extend)\w*[^.;]{0,60}automatic|(?:shall|will)(?: then| thereafter)? (?:be )?(?:renew|extend)\w*[^.;]{0,100}(?:successive|unless|year to year|month to month)|(?:successive|evergreen)[^.;]{0,50}(?:renew|terms? )[^.;]{0,80}unless/,
      confidence: 0.88,
    },
    {
      name: 'renewal.with-agreement',
      value: 'withAgreement',
      pattern:
        /(?:renew|extend|extension)\w*[^.;]{0,120}(?:mutual|written agreement|agreement (?:of|between)|agree(?:s|d)? (?:in writing|to)|consent|negotiat)|(?:mutual\w*|parties may|agree(?:s|d)?)[^.;]{0,60}(?:renew|extend)/,
      unless: /confidential|affiliate|waive/,
      confidence: 0.75,
    },
    {
      name: 'renewal.with-notice',
      value: 'withNotice',
      pattern:
        /(?:option|right|elect\w*|may) (?:\w+ ){0,3}(?:to )?(?:renew|extend)\b[^.;]{0,160}(?:notice|notif|option|elect|term)|(?:renewable|renewed|extended) at the option/,
      confidence: 0.72,
    },
  ],
  es: [
    {
      name: 'renewal.only-with-agreement',
      value: 'withAgreement',
      pattern: /\bno\b[^.;]{0,40}(?:prorrog|renov)\w*[^.;]{0,120}(?:acuerdo|escrito)/,
      unless: /a menos que|salvo que/,
      confidence: 0.88,
    },
    {
      name: 'renewal.excluded',
      value: 'none',
      pattern:
        /(?:sin (?:posibilidad de )?|no (?:sera|podra|cabe|procede|se prorrog|habra|admite)[^.;]{0,30})(?:prorrog|renov)\w*|(?:prorroga|renovacion):? no\b|improrrogable/,
      confidence: 0.82,
    },
    {
      name: 'renewal.tacit',
      value: 'tacit',
      pattern:
        /(?:tacita(?:mente)?|automatica(?:mente)?)[^.;]{0,40}(?:prorrog|renov|renuev|reconduc)|(?:prorrog|renov|renuev|reconduc)\w*[^.;]{0,60}(?:tacita|automatica)/,
      confidence: 0.93,
    },
    {
      name: 'renewal.with-agreement',
      value: 'withAgreement',
      pattern: /(?:prorrog|renov)\w*[^.;]{0,90}(?:acuerdo|escrito|consentimiento|expres)/,
      confidence: 0.82,
    },
  ],
}

/** Sentences about renewing something else than the contract. */
export const OTHER_RENEWALS: Record<Locale, RegExp> = {
  fr: /renouvel\w*[^.;]{0,30}(?:materiel|equipement|mot de passe|certificat|energie|nom de domaine|autorisation|titre)|energies? renouvelable/,
  en: /(?:patent|trademark|registration|insurance|licen[sc]e|permit|domain|certificate|time|deadline|credit|warrant\w*)s?\b[^.;]{0,40}(?:renew|extend)|(?:renew|extend)\w*[^.;]{0,30}(?:insurance|patent|trademark|registration|credit|to (?:any|all|its|the) (?:affiliate|successor))/,
  es: /renov\w*[^.;]{0,30}(?:equipo|seguro|certificado|contrasena)|energias? renovable/,
}

/** « renouvelable deux fois », 'two additional terms'. Their number stands before the words. */
export const MAX_RENEWALS: Record<Locale, readonly RegExp[]> = {
  fr: [
    /(?:renouvel|recondu[ci]|prorog)\w*[^.;]{0,60}?(?<count>\d{1,2}|une|deux|trois|quatre|cinq|six)(?: \(\d{1,2}\))? (?:seule )?fois/,
    /(?:dans la limite de|au maximum|maximum de|maximum)[^.;]{0,15}(?<count>\d{1,2}|une?|deux|trois|quatre|cinq|six)(?: \(\d{1,2}\))? (?:reconduc|renouvel|prorog)/,
    /(?:nombre de (?:reconductions?|renouvellements?|periodes de reconduction)[^.;]{0,40})(?:a|de|:) ?(?<count>\d{1,2}|une?|deux|trois|quatre|cinq)/,
  ],
  en: [
    /(?:renew|extend|renewal)\w*[^.;]{0,60}?(?<count>one|two|three|four|five|six|\d{1,2})(?: \(\d{1,2}\))?,? (?:additional|successive|consecutive|further|renewal|extension)[^.;]{0,40}(?:terms|periods|renewals|extensions)/,
    /(?:up to|maximum of|not more than)[^.;]{0,12}(?<count>one|two|three|four|five|\d{1,2})(?: \(\d{1,2}\))? (?:renewal|renewals|extension|extensions|additional|successive)/,
  ],
  es: [
    /(?:prorrog|renov)\w*[^.;]{0,60}?(?<count>\d{1,2}|una|dos|tres|cuatro|cinco)(?: \(\d{1,2}\))? (?:veces|prorrogas)/,
    /(?:maximo de|hasta)[^.;]{0,12}(?<count>\d{1,2}|una|dos|tres|cuatro|cinco) (?:prorrogas|renovaciones)/,
  ],
}

/** A length of renewals that is no number: « d'année en année », 'successive annual periods'. */
export const YEARLY: Record<Locale, RegExp> = {
  fr: /(?:recondu[ci]|renouvel|prorog)\w*[^.;]{0,120}(?:d'annee en annee|chaque annee|annuellement|periodes? annuelles?)/,
  en: /(?:renew|extend|continu)\w*[^.;]{0,120}(?:year[ -]to[ -]year|annual(?:ly)?(?: (?:renewal )?(?:terms?|periods?|basis))|from year to year)/,
  es: /(?:prorrog|renov|renuev|reconduc)\w*[^.;]{0,120}(?:anualmente|anuales|ano a ano|anualidades)/,
}
export const MONTHLY: Record<Locale, RegExp> = {
  fr: /(?:recondu[ci]|renouvel|prorog)\w*[^.;]{0,120}(?:de mois en mois|chaque mois|mensuellement)/,
  en: /(?:renew|extend|continu)\w*[^.;]{0,120}(?:month[ -]to[ -]month|monthly basis)/,
  es: /(?:prorrog|renov|renuev)\w*[^.;]{0,120}(?:mensualmente|mes a mes)/,
}
