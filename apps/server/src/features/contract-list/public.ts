export {
  CONTRACT_ROWS,
  isMatching,
  narrowed,
  readContractFilter,
  type ContractFilter,
} from './contract-filter.ts'
export { countMatching, matchesAtMost } from './matching-ids.query.ts'
export { windowsToDecide, type Reader } from './required-actions.ts'
