export { contractsUsing } from './contract-uses.ts'
export { counterparties } from './counterparty.ts'
