/**
 * The largest company for which administration must stay pleasant (issue: 2,000 people … 100,000 contracts in one
 * folder).
 */
export const SIZES = {
  people: 2_000,
  groups: 200,
  roles: 40,
  folders: 3_000,
  fields: 500,
  categories: 200,
  workflows: 40,
  circuits: 200,
  entities: 50,
  projects: 500,
  parties: 5_000,
  events: 200_000,
  removals: 10_000,
  delegations: 20_000,
  templates: 300,
  clauses: 2_000,
}
