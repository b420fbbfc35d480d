export {
  CONTRACT_ROWS,
  isMatching,
  narrowed,
  readContractFilter,
  type ContractFilter,
} from './contract-filter.ts'
export { collationOf, readOrder } from './contract-orders.ts'
export { contractRows } from './contract-rows.query.ts'
export { countMatching, matchesAtMost, matchingIds } from './matching-ids.query.ts'
export { requiredActionContracts, windowsToDecide, type Reader } from './required-actions.ts'
