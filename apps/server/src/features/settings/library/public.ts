export { contractsUsing } from './contract-uses.ts'
export { counterparties } from './counterparty.ts'
export { contractTypes } from './contract-type.ts'
export { projects } from './project.ts'
