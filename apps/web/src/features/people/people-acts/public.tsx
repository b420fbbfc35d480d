export { PeopleActs, PeopleExport } from './people-acts.tsx'
export { usePeopleSelection } from './use-people-selection.ts'
