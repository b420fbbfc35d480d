import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const CHOICES_PAGE_SIZE = 50
/** A count beyond this is answered as one more: nobody reads a list of that length to its end. */
export const MOST_COUNTED_CHOICES = 10_000

const idList = z
  .string()
  .max(4_000)
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).min(1).max(100))

const choicesQuery = {
  /** Words that each choice must hold, accents and capitals aside. */
  q: z.string().trim().max(200).default(''),
  /** Continues after the page that answered with it. */
  after: z
    .string()
    .regex(/^[\w-]{1,4000}$/)
    .optional(),
  /** Only these, by their ids with commas between them: to show what is chosen already. */
  ids: idList.optional(),
  $top: paging(CHOICES_PAGE_SIZE).$top,
}

/** A page of choices in the reader's order of letters. */
function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    value: z.array(row),
    /** How many there are in all; 10,001: more than ten thousand. */
    count: z.number().int(),
    /** What the next page is asked with; null: this is the last one. */
    after: z.string().nullable(),
  })
}

export const personChoice = named.extend({ email: z.string() })
export const partyChoice = named.extend({ siren: z.string(), address: z.string() })
const fieldChoice = named.extend({
  variable: z.string(),
  type: z.enum(fieldTypes),
  choices: z.array(z.string()),
})
const validatorChoice = named.extend({ kind: z.enum(['person', 'group']) })
const contractChoice = named.extend({ reference: z.string() })

nameShapes({
  PersonChoice: personChoice,
  PartyChoice: partyChoice,
  FieldChoice: fieldChoice,
  ContractChoice: contractChoice,
  ValidatorChoice: validatorChoice,
})

/**
 * What people choose among, one mechanism for every noun. Whoever has no permission for a noun chooses among
 * what the contracts that they see name, so nothing unseen is ever offered.
 */
export const choicesEndpoints = {
  contractTypes: endpoint({
    method: 'GET',
    path: '/choices/contract-types',
    access: 'signedIn',
    summary: 'Contract types to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(named),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/choices/projects',
    access: 'signedIn',
    summary: 'Projects to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(named),
  }),
  people: endpoint({
    method: 'GET',
    path: '/choices/people',
    access: 'signedIn',
    summary: 'Active people inside the company to choose from, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      /** Also those who are invited, blocked or outside: one may ask why they see nothing. */
      standing: z.literal('any').optional(),
      /** Only those who can open a contract, and so sign it. */
      signs: z.literal('true').optional(),
      except: idList.optional(),
    }),
    response: pageOf(personChoice),
  }),
  groups: endpoint({
    method: 'GET',
    path: '/choices/groups',
    access: 'signedIn',
    summary: 'Groups to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(named),
  }),
  validators: endpoint({
    method: 'GET',
    path: '/choices/validators',
    access: 'signedIn',
    summary: 'Active people, and groups with an active member, who can be asked to validate.',
    query: z.strictObject(choicesQuery),
    response: pageOf(validatorChoice),
  }),
  counterparties: endpoint({
    method: 'GET',
    path: '/choices/counterparties',
    access: 'signedIn',
    summary: 'Counterparties to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(partyChoice),
  }),
  legalEntities: endpoint({
    method: 'GET',
    path: '/choices/legal-entities',
    access: 'signedIn',
    summary: 'Legal entities of the company to choose from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(partyChoice),
  }),
  folders: endpoint({
    method: 'GET',
    path: '/choices/folders',
    access: 'signedIn',
    summary: 'Folders to choose from by their whole path, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: pageOf(named),
  }),
  masterContracts: endpoint({
    method: 'GET',
    path: '/choices/master-contracts',
    access: 'signedIn',
    summary: 'Contracts that another one can amend, among those that the reader sees.',
    query: z.strictObject({
      ...choicesQuery,
      /** The contract that is about to become an amendment. */
      except: z.uuid().optional(),
    }),
    response: pageOf(contractChoice),
  }),
  taggedFields: endpoint({
    method: 'GET',
    path: '/choices/tagged-fields',
    access: 'signedIn',
    summary: 'Tagged fields to choose from, searched and paged.',
    query: z.strictObject({
      ...choicesQuery,
      /** Only those that the list of contracts filters by. */
      filterable: z.literal('true').optional(),
      /** The field that is about to depend on another. */
      except: z.uuid().optional(),
    }),
    response: pageOf(fieldChoice),
  }),
}
