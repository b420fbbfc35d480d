import type { OptionOf } from '@tacite/domain/contracts/contract-details.ts'
import type { DemoDepartment } from './demo-people.ts'

export const TYPE_TITLES = {
  service: 'Prestation de services',
  supply: 'Fourniture',
  nda: 'Accord de confidentialité',
  licence: 'Licence et abonnement',
  lease: 'Bail',
  partnership: 'Partenariat',
} as const

export const FOLDER_OF_DEPARTMENT = {
  Achats: 'Achats',
  Commercial: 'Ventes',
  Juridique: 'Affaires générales',
  Informatique: 'Informatique',
  'Ressources humaines': 'Ressources humaines',
} as const

/** The others buy. */
export const DIRECTION_OF_DEPARTMENT: Partial<Record<DemoDepartment, OptionOf<'direction'>>> = {
  Commercial: 'income',
  Juridique: 'neutral',
}

export const OWNER_OF_DEPARTMENT = {
  Achats: 'achats',
  Commercial: 'ventes',
  Juridique: 'legal',
  Informatique: 'achats',
  'Ressources humaines': 'legal',
} as const
