import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { archived } from '../portfolio/archived.ts'
import { choicesPage, choicesQuery, idList } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { CATEGORY_KINDS } from './category-endpoints.ts'

export const personChoice = named.extend({ email: z.string() })
export const partyChoice = named.extend({ siren: z.string(), address: z.string() })
const fieldChoice = named.extend({
  variable: z.string(),
  type: z.enum(fieldTypes),
  choices: z.array(z.string()),
})
const validatorChoice = named.extend({ kind: z.enum(['person', 'group']) })
const categoryChoice = named.extend({
  /** The category right above it. */
  parent: named.nullable(),
})
const contractChoice = named.extend({ reference: z.string() })
const stepChoice = named.extend({
  /** The name of its workflow. */
  workflow: z.string(),
})
const namedChoices = choicesPage(named)

nameShapes({
  NamedChoices: namedChoices,
  PersonChoice: personChoice,
  PartyChoice: partyChoice,
  FieldChoice: fieldChoice,
  CategoryChoice: categoryChoice,
  ContractChoice: contractChoice,
  StepChoice: stepChoice,
  ValidatorChoice: validatorChoice,
})

/**
 * The choices of form fields, one mechanism for every noun. Without a permission for the noun, people choose among
 * what their visible contracts name, so nothing hidden is ever offered.
 */
export const choicesEndpoints = {
  contractTypes: endpoint({
    method: 'GET',
    path: '/choices/contract-types',
    access: 'signedIn',
    summary: 'Contract types to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: namedChoices,
  }),
  workflows: endpoint({
    method: 'GET',
    path: '/choices/workflows',
    access: 'signedIn',
    summary: 'Workflows to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: namedChoices,
  }),
  circuits: endpoint({
    method: 'GET',
    path: '/choices/circuits',
    access: 'signedIn',
    summary: 'Validation circuits to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: namedChoices,
  }),
  workflowSteps: endpoint({
    method: 'GET',
    path: '/choices/workflow-steps',
    access: 'signedIn',
    summary: 'Steps of workflows to choose from, searched by their names and paged.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(stepChoice),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/choices/projects',
    access: 'signedIn',
    summary: 'Projects to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: namedChoices,
  }),
  people: endpoint({
    method: 'GET',
    path: '/choices/people',
    access: 'signedIn',
    summary: 'Active people inside the company to choose from, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      /** Invited, blocked and external people too: one may ask why they have no access. */
      standing: z.literal('any').optional(),
      /** Only those who can open a contract, and so sign it. */
      signs: z.literal('true').optional(),
      except: idList.optional(),
    }),
    response: choicesPage(personChoice),
  }),
  groups: endpoint({
    method: 'GET',
    path: '/choices/groups',
    access: 'signedIn',
    summary: 'Groups to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: namedChoices,
  }),
  validators: endpoint({
    method: 'GET',
    path: '/choices/validators',
    access: 'signedIn',
    summary: 'Active people, and groups with an active member, who can be asked to validate.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(validatorChoice),
  }),
  counterparties: endpoint({
    method: 'GET',
    path: '/choices/counterparties',
    access: 'signedIn',
    summary: 'Counterparties to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(partyChoice),
  }),
  legalEntities: endpoint({
    method: 'GET',
    path: '/choices/legal-entities',
    access: 'signedIn',
    summary: 'Legal entities of the company to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(partyChoice),
  }),
  folders: endpoint({
    method: 'GET',
    path: '/choices/folders',
    access: 'signedIn',
    summary: 'Folders to choose from by their whole path, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      /** The folder that is about to be moved: nothing goes into itself nor what is nested in it. */
      outside: z.uuid().optional(),
    }),
    response: namedChoices,
  }),
  masterContracts: endpoint({
    method: 'GET',
    path: '/choices/master-contracts',
    access: 'signedIn',
    summary: 'Contracts that another one can amend, among those that the reader sees.',
    query: z.strictObject({
      ...choicesQuery,
      /** The contract about to become an amendment. */
      except: z.uuid().optional(),
      archived,
    }),
    response: choicesPage(contractChoice),
  }),
  taggedFields: endpoint({
    method: 'GET',
    path: '/choices/tagged-fields',
    access: 'signedIn',
    summary: 'Tagged fields to choose from, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      /** Only those that the contract list can filter by. */
      filterable: z.literal('true').optional(),
      /** Only those whose value is typed, not computed: what a circuit is judged on. */
      typed: z.literal('true').optional(),
      /** The field about to depend on another. */
      except: z.uuid().optional(),
    }),
    response: choicesPage(fieldChoice),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/choices/categories',
    access: 'signedIn',
    summary: 'Categories of clauses or of templates to choose from, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      kind: z.enum(CATEGORY_KINDS).optional(),
      /** The category that is about to stand below another. */
      except: z.uuid().optional(),
    }),
    response: choicesPage(categoryChoice),
  }),
}
