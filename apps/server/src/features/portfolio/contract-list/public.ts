export {
  contractsOf,
  isMatching,
  isSignedOnly,
  isUnfiltered,
  matchingContracts,
  narrowed,
  readContractFilter,
  type ContractFilter,
} from './contract-filter.ts'
export { readOrder } from './contract-orders.ts'
export { contractRows } from './contract-rows.query.ts'
export { countMatching, matchesAtMost, matchingIds } from './matching-ids.query.ts'
export { hours48Before, isToDoBy, windowOpenedAt, windowsToDecide } from './required-actions.ts'
