import type { ContractKind } from '../extracted-fields.ts'

/** Words of a title that say what a contract is, the most telling first, without accents. */
export const KIND_WORDS: readonly [ContractKind, RegExp][] = [
  [
    'publicContract',
    /\bc\.?c\.?a\.?p\b|cahier des clauses|marche public|accord-cadre|pliego|acte d'engagement/,
  ],
  [
    'purchaseConditions',
    /conditions? generales? d'achat|\bcga\b|purchase (?:terms|conditions)|condiciones (?:generales )?de compra/,
  ],
  [
    'salesConditions',
    /conditions? generales? de (?:ventes?|prestations?)|\bcgv\b|terms (?:and conditions )?of sale|condiciones (?:generales )?de venta/,
  ],
  [
    'confidentiality',
    /confidentialit|non-?disclosure|confidential|\bnda\b|confidencialidad|secret/,
  ],
  [
    'residentialLease',
    /bail (?:d'habitation|meuble|vide|nu)|logement|residential|location (?:meublee|vide|nue)|vivienda/,
  ],
  ['sponsoring', /sponsor|parrainage|mecenat|patrocinio|endorsement|promotion agreement/],
  [
    'employment',
    /contrat de travail|\bcdi\b|\bcdd\b|employment|contrato (?:individual )?de trabajo|\bstage\b/,
  ],
  ['insurance', /assurance|insurance|seguro/],
  ['saas', /\bsaas\b|software as a service|abonnement (?:au )?logiciel/],
  ['hosting', /hebergement|hosting|alojamiento|sauvegarde/],
  ['maintenance', /maintenance|mantenimiento|\btma\b|infogerance/],
  ['licence', /licen[cs]e|licencia|concession de droits|conditions d'utilisation/],
  ['lease', /\bbail\b|location|mise a disposition|\blease\b|rental|arrendamiento|alquiler/],
  ['supply', /supply|fourniture|suministro|distribut|manufactur|reseller/],
  [
    'partnership',
    /partenariat|partnership|alliance|cooperation|collaboration|joint venture|co-?branding|apporteur|affiliate|colaboracion|partenariado|franchise/,
  ],
  [
    'services',
    /prestations?|services?|consult|outsourcing|agency|marketing|transportation|servicios|mission|regie/,
  ],
]

/** Words that make a line the title of a contract. */
export const TITLE_WORDS =
  /\b(?:contrat|convention|accord|bail|avenant|engagement|conditions|marche|cahier|c\.?c\.?a\.?p|protocole|licence|notice|pacte|lettre|charte|reglement|mandat|agreement|contract|amendment|lease|license|addendum|terms|policy|endorsement|memorandum|contrato|convenio|acuerdo|pliego|condiciones|anexo)\b/
