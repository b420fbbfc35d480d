import type { RulesOf } from '../context-rule.ts'

/** Days of a law, a birth or a deed. */
const DEED_FR =
  /\bnee? (?:le|a)|naissance|loi n|decret|arrete du|ordonnance|deliberation|en date du [^.;]{0,10}$/
const WEEKDAY_FR = '(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?'

/** What starts or applies without being the contract: prices, laws, the end of a contract. */
const OTHER_START_FR =
  /\b(?:tarif|bareme|augmentation|exemple|directive|rgpd|indice)|reglement (?:\(?ue|general|europeen)|resiliation (?:prend|produit|est|sera)|assurance responsabilite|loyer (?:est |sera )?(?:revis|index)/
/** Periods of a price, a budget or a closure. */
const OTHER_PERIOD_FR =
  /\b(?:exemple|tarif|budget|fermeture|vacances|conges\b|inventaire|candidature|inscription)|periode d'essai|\bregle(?:r|nt)? (?:[a-z0-9]+ ){0,6}(?:somme|€|euros)/
const NO_PERIOD_FR =
  /\b(?:exemple|tarif|prix|budget|essai|conges\b|fermeture|vacances|factur|paiement|regle(?:r|nt)?\b|montant|prime\b|exercice|inventaire|candidature|inscription|avenant|bilan|chiffre|loi\b|decret|article)/
const UNTIL_DAY_FR = /^,? ?(?:inclus,? )?(?:au|jusqu'au) (?:[a-z]{5,8} )?(?:\d|premier)/

/** An agreement before this one, or an event that is none. */
const EARLIER_EN =
  /\b(?:certain|pursuant|existing|previous|prior|original|whereas|terminat\w*|resign\w*|amended|amends|amending|payments?|royalt\w*|reports?|price\w*|fees?|insurance|salary|registration|statement|invoice\w*|bonus|dividend\w*|policy|deliver\w*|shipments?|entered into an?|terms of (?:the|such|any))\b[^.;]{0,70}$/

/** From when on the contract is in force. */
export const EFFECT_RULES: RulesOf = {
  fr: [
    {
      name: 'effect.takes-effect',
      before:
        /(?:prend(?:ra|ront|re|s)?|prenn\w*|prenant|entre(?:ra|r|nt)?|produi\w*|debut(?:e|era|ent|eront)?|commenc\w*|court|courra|courir|demarr\w*|s'appliqu\w*|ouvre|part(?:ira)?)\b[^.;]{0,60}(?:effet|vigueur|le|du|au|des|compter|partir|debut)[^.;]{0,25}$/,
      unless: OTHER_START_FR,
      confidence: 0.89,
    },
    {
      name: 'effect.article-alone',
      before: new RegExp(String.raw`^\W*(?:(?:le|au|du|des le) )?${WEEKDAY_FR}$`),
      topic:
        /(?:(?:prise|date) d'effet|entree en (?:vigueur|application|jouissance)|debut|commencement|demarrage)[^>]{0,30}(?:> ?)?$/,
      unless: OTHER_START_FR,
      confidence: 0.86,
    },
    {
      name: 'effect.label',
      before: new RegExp(
        String.raw`(?:date )?(?:d'effet|de (?:prise d'effet|debut|commencement|demarrage|l'entree en vigueur)|d'entree en (?:vigueur|jouissance)|entree en (?:vigueur|application|jouissance)|prise d'effet|debut du \w+|mise en (?:service|vigueur)|effet)(?: du \w+| de la \w+| des \w+)? ?:? ?(?:le |au |du )?${WEEKDAY_FR}$`,
      ),
      notBefore: /(?:resili|cess|fin\b|denonc)\w*[^.;]{0,60}$/,
      unless: OTHER_START_FR,
      confidence: 0.88,
    },
    {
      name: 'effect.applies-from',
      before:
        /(?:applicables?|valables?|en vigueur|effectif|effective)[^.;]{0,25}(?:(?:a compter|a partir|a dater|depuis|des)(?: du| le)?|au) ?$/,
      unless: /\b(?:tarif|bareme|prix|directive|loi\b|norme|indice)|reglement|resili/,
      confidence: 0.8,
    },
    {
      name: 'effect.from',
      before: new RegExp(
        String.raw`(?:contrat|convention|bail|accord|duree|location|mission|marche|stage|abonnement|conclue?|consentie?)\b[^.;]{0,120}(?:a compter|a partir|a dater)(?: du| de)?(?: la date du)? ?${WEEKDAY_FR}$`,
      ),
      notBefore: DEED_FR,
      unless: OTHER_START_FR,
      confidence: 0.87,
    },
    {
      name: 'effect.from-to-under-term',
      before: new RegExp(String.raw`\b(?:du|des le) ?${WEEKDAY_FR}$`),
      after: /^[^.;]{0,12}\b(?:au|jusqu'au)\b/,
      topic: /duree|periode|terme|effet/,
      unless: OTHER_PERIOD_FR,
      confidence: 0.84,
    },
    {
      name: 'effect.from-to',
      before: new RegExp(
        String.raw`(?:contrat|convention|bail|duree|periode|conclue?|location|mission|stage|effet)\b[^.;]{0,80}\b(?:du|des le|allant du) ?${WEEKDAY_FR}$`,
      ),
      after: /^[^.;]{0,12}\b(?:au|jusqu'au)\b/,
      unless: OTHER_PERIOD_FR,
      confidence: 0.85,
    },
    {
      name: 'effect.services-from',
      before: new RegExp(
        String.raw`(?:prestations?|services?|locaux|materiels?|vehicules?|biens?|garanties?|licence|droits|salariee?|engagee?|stagiaire|couverture|hebergement|maintenance|acces|installations?|site)\b[^.;]{0,100}(?:a compter|a partir|a dater|des)(?: du| de| le)? ?${WEEKDAY_FR}$`,
      ),
      notBefore: DEED_FR,
      unless:
        /\b(?:tarif|bareme|prix|factur|redevance|paiement|report|resili|indice|loi\b|penalit|modifi)/,
      confidence: 0.76,
    },
    {
      name: 'effect.from-then-on',
      before: new RegExp(String.raw`^\W*(?:a compter|a partir|a dater) (?:du|de) ?${WEEKDAY_FR}$`),
      topic: /duree|effet|entree en|debut|objet/,
      unless: OTHER_START_FR,
      confidence: 0.74,
    },
    {
      name: 'effect.from-to-anywhere',
      before: new RegExp(String.raw`\b(?:du|des le|allant du) ?${WEEKDAY_FR}$`),
      after: UNTIL_DAY_FR,
      unless: NO_PERIOD_FR,
      confidence: 0.6,
    },
  ],
  en: [
    {
      name: 'effect.defined-after',
      after:
        /^,? ?\(?(?:\(|or )?(?:the |this |hereinafter |such date,? |and )*(?:["'][a-z ]{1,30}["'],? (?:or|and) (?:the )?)?(?:called |referred to as |being )?(?:the )?["']{0,2}(?:(?:amendment|agreement|contract|lease|renewal) )?(?:effective|commencement|start|commencing) date/,
      confidence: 0.95,
    },
    {
      name: 'effect.date-means',
      before:
        /(?:effective date|commencement date|start date)["']{0,2}\)?(?: of (?:this|the) (?:\w+ )?agreement)?,? ?(?:\([^()]{0,30}\) ?)?(?:means|is|shall be|shall mean|will be|:|of|-)?,? ?(?:the |as of |on |has the meaning )?$/,
      notBefore: /after (?:the )?effective date|prior to|before|terminat\w*|from the/,
      confidence: 0.88,
    },
    {
      name: 'effect.article-alone',
      before: /^\W*$/,
      after: /^\W*$/,
      topic: /(?:effective|commencement|start) date[^>]{0,12}(?:> ?)?$/,
      confidence: 0.85,
    },
    {
      name: 'effect.dated-and-effective',
      before:
        /\b(?:made|dated|entered into|executed)(?: as of)?(?:,| and)(?: is| to be| shall be)? effective(?: as)?(?: of| on| from| this)?(?: the| this)? ?$/,
      notBefore: /\b(?:certain|pursuant|whereas|prior)\b[^.;]{0,100}$/,
      confidence: 0.87,
    },
    {
      name: 'effect.effective-as-of',
      before:
        /(?:agreement|contract|lease|license|amendment|addendum|term|period|employment|engagement|appointment|services|made|entered into|executed)\b[^.;]{0,120}\b(?:effective|effect|(?:in|into) force|commenc\w*|begin\w*|start(?:s|ing)?)(?: (?:and \w+|retroactively|initially|for all purposes))? ?(?:as of|on|from|at|with|upon|,|date of|this)?(?: the| and including)?(?: day of)? ?$/,
      unless:
        /terminat\w* (?:is )?effective|insurance|\bphase\b|contract year|(?:production|exclusivity|transition|option|royalty|reporting|warranty|trial|evaluation|measurement|lock-?up) period/,
      notBefore: EARLIER_EN,
      confidence: 0.85,
    },
    {
      name: 'effect.effective-at-head',
      before: /\beffective(?: as of| on| from| this| date)?,?:?(?: the)? ?$/,
      zone: 'head',
      notBefore: EARLIER_EN,
      confidence: 0.78,
    },
    {
      name: 'effect.for-years-from',
      before:
        /\b(?:term|period)\b[^.;]{0,60}\b(?:years?|months)\b[^.;]{0,12}(?:from|commencing|beginning|starting)(?: on| as of| from)? ?$/,
      unless: /\bphase\b|contract year|forecast|report|payment|royalt|season|surviv|confidential/,
      notBefore: EARLIER_EN,
      confidence: 0.8,
    },
    {
      name: 'effect.period-from',
      before: /\b(?:term|period|agreement)\b[^.;]{0,60}\b(?:from|of) ?$/,
      after: /^,? (?:to|through|until|and (?:ending|continuing|expiring))/,
      unless: /\bphase\b|contract year|forecast|report|payment|royalt|season/,
      confidence: 0.8,
    },
  ],
  es: [
    {
      name: 'effect.takes-effect',
      before:
        /(?:entra(?:ra)?|surtira|surte|comenz\w*|comienz\w*|inicia(?:ra|ndo)?|efectos|vigor|desde|a partir|empez\w*|empiez\w*|con inicio)\b[^.;]{0,50}(?:el|del|dia|de|desde|fecha)(?: dia)?(?: de)? ?$/,
      unless: /\bley\b|decreto|reglamento/,
      confidence: 0.85,
    },
    {
      name: 'effect.label',
      before: /fecha de (?:inicio|efecto|entrada en vigor|comienzo)[^.;:]{0,20}:? ?$/,
      confidence: 0.88,
    },
    {
      name: 'effect.from-to',
      before: /(?:vigencia|duracion|plazo|contrato|periodo)\b[^.;]{0,80}\b(?:del?|desde el) ?$/,
      after: /^[^.;]{0,12}\b(?:al|hasta)\b/,
      unless: /ejemplo|precio|pago|oferta/,
      confidence: 0.8,
    },
  ],
}
