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

/** The four printed logins come first; the others own contracts and validate. */
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

/** Those who only read, validate or have not signed in yet: `first name, last name, department, status`. */
export const DEMO_COLLEAGUES: readonly {
  name: readonly [string, string]
  department: DemoDepartment
  status: 'active' | 'pending' | 'blocked'
  role: DefaultRoleKey
}[] = [
  colleague('Amélie', 'Roche', 'Achats', 'contributor'),
  colleague('Bastien', 'Colin', 'Achats', 'reader'),
  colleague('Chloé', 'Perrin', 'Achats', 'reader'),
  colleague('David', 'Nguyen', 'Commercial', 'contributor'),
  colleague('Emma', 'Fournier', 'Commercial', 'contributor'),
  colleague('Farid', 'Benali', 'Commercial', 'reader'),
  colleague('Gaëlle', 'Le Goff', 'Commercial', 'reader'),
  colleague('Hélène', 'Aubert', 'Juridique', 'validator'),
  colleague('Igor', 'Novak', 'Informatique', 'contributor'),
  colleague('Julie', 'Masson', 'Informatique', 'reader'),
  colleague('Karim', 'Haddad', 'Informatique', 'validator'),
  colleague('Laure', 'Chevalier', 'Ressources humaines', 'contributor'),
  colleague('Marc', 'Dupuis', 'Ressources humaines', 'validator'),
  colleague('Noémie', 'Blanc', 'Achats', 'reader', 'pending'),
  colleague('Olivier', 'Texier', 'Commercial', 'contributor', 'pending'),
  colleague('Pauline', 'Vasseur', 'Juridique', 'contributor', 'blocked'),
]

function colleague(
  firstName: string,
  lastName: string,
  department: DemoDepartment,
  role: DefaultRoleKey,
  status: 'active' | 'pending' | 'blocked' = 'active',
) {
  return { name: [firstName, lastName] as const, department, status, role }
}

/** Groups across departments, by the keys of people. */
export const DEMO_CIRCLES: Readonly<Record<string, readonly string[]>> = {
  'Comité de direction': ['admin', 'legal', 'validator'],
  'Protection des données': ['legal', 'si', 'rh'],
}

export const DEMO_LOGINS = ['admin', 'legal', 'validator', 'reader'] as const

export function demoAddress(key: string): string {
  return `${key}@demo.tacite.test`
}
