import type { DefaultRoleKey } from '@tacite/domain/access/default-roles.ts'

export const DEMO_PASSWORD = 'Demo-2026!'
export const DEMO_COMPANY = 'Manufacture Delorme'

export interface DemoPerson {
  key: string
  firstName: string
  lastName: string
  role: DefaultRoleKey
  department: DemoDepartment
}

export const DEMO_DEPARTMENTS = [
  'Achats',
  'Commercial',
  'Juridique',
  'Informatique',
  'Ressources humaines',
] as const
export type DemoDepartment = (typeof DEMO_DEPARTMENTS)[number]

/** The four logins that are printed come first; the others own contracts and validate. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    key: 'admin',
    firstName: 'Camille',
    lastName: 'Delorme',
    role: 'administrator',
    department: 'Juridique',
  },
  {
    key: 'legal',
    firstName: 'Inès',
    lastName: 'Marchetti',
    role: 'contractManager',
    department: 'Juridique',
  },
  {
    key: 'validator',
    firstName: 'Hugo',
    lastName: 'Bernard',
    role: 'validator',
    department: 'Achats',
  },
  { key: 'reader', firstName: 'Nadia', lastName: 'Kaci', role: 'reader', department: 'Commercial' },
  {
    key: 'achats',
    firstName: 'Paul',
    lastName: 'Renaud',
    role: 'contractManager',
    department: 'Achats',
  },
  {
    key: 'ventes',
    firstName: 'Sophie',
    lastName: 'Lemaire',
    role: 'contractManager',
    department: 'Commercial',
  },
  {
    key: 'si',
    firstName: 'Yanis',
    lastName: 'Ferrand',
    role: 'contributor',
    department: 'Informatique',
  },
  {
    key: 'rh',
    firstName: 'Élodie',
    lastName: 'Garnier',
    role: 'contributor',
    department: 'Ressources humaines',
  },
]

export const DEMO_LOGINS = ['admin', 'legal', 'validator', 'reader'] as const

export function demoAddress(key: string): string {
  return `${key}@demo.tacite.test`
}
