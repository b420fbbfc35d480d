import type { ContractKind } from '../extraction/extracted-fields.ts'

/** How companies name their types for what a contract is, in three languages, folded as `valueKey` does. */
const KIND_NAMES: Readonly<Record<ContractKind, readonly string[]>> = {
  services: [
    'prestation de services|prestations de services|prestation de service|prestation|prestations|services',
    'contrat de prestation de services|service agreement|services agreement|contrato de servicios|servicios',
  ],
  maintenance: ['maintenance|contrat de maintenance|maintenance agreement|mantenimiento'],
  lease: [
    'bail|bail commercial|baux|contrat de bail|location|lease|commercial lease|arrendamiento',
  ],
  residentialLease: ['bail d habitation|residential lease|arrendamiento de vivienda'],
  confidentiality: [
    'confidentialite|accord de confidentialite|nda|non disclosure agreement|confidentiality agreement',
    'acuerdo de confidencialidad|confidencialidad',
  ],
  licence: ['licence|contrat de licence|license|licence agreement|license agreement|licencia'],
  saas: ['saas|contrat saas|abonnement logiciel|saas agreement'],
  hosting: ['hebergement|contrat d hebergement|hosting|hosting agreement|alojamiento'],
  employment: [
    'contrat de travail|travail|employment|employment contract|employment agreement|contrato de trabajo',
  ],
  insurance: ['assurance|contrat d assurance|insurance|seguro|contrato de seguro'],
  partnership: [
    'partenariat|contrat de partenariat|partnership|partnership agreement|colaboracion',
  ],
  sponsoring: ['sponsoring|parrainage|mecenat|sponsorship|patrocinio'],
  supply: ['fourniture|contrat de fourniture|supply|supply agreement|suministro'],
  purchaseConditions: [
    'conditions generales d achat|cga|purchase conditions|condiciones generales de compra',
  ],
  salesConditions: [
    'conditions generales de vente|cgv|terms of sale|condiciones generales de venta',
  ],
  publicContract: ['marche public|marches publics|public contract|contrato publico'],
  other: [],
}

/**
 * The company's type that a kind of contract is, by its names; null: none, or several.
 *
 * @param types ids by folded name
 */
export function typeOfKind(
  kind: ContractKind,
  types: ReadonlyMap<string, string> | undefined,
): string | null {
  const names = KIND_NAMES[kind].flatMap((some) => some.split('|'))
  const known = names.filter((name) => types?.has(name))
  const ids = new Set(known.map((name) => types!.get(name)))
  return ids.size === 1 ? known[0]! : null
}
